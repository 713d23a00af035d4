import { content } from '../content'
import { Cloth } from './cloth'

export function Scale({ colour }: { colour: number }) {
  const { scale } = content
  const drawn = content.sizes.filter(size => size.width && size.height)
  if (drawn.length === 0) return null
  const widest = Math.max(scale.besideWidth, ...drawn.map(size => size.width ?? 0))
  const tallest = Math.max(scale.besideHeight, ...drawn.map(size => size.height ?? 0))
  const drawing = (width = 0, height = 0) => ({
    width: `${(width / widest) * 100}%`,
    height: `${(height / tallest) * 100}%`,
  })
  return (
    <section id="scale" aria-labelledby="scale-title" className="bg-muted px-5 py-16 md:px-8 md:py-24">
      <h2 id="scale-title" className="font-light text-4xl tracking-tight md:text-5xl">
        {scale.title}
      </h2>
      <p className="mt-3 max-w-[60ch] text-lg">{scale.lead}</p>
      <ul className="mt-12 grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] items-end gap-x-8 gap-y-12 md:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]">
        {drawn.map((size, index) => (
          <li key={[index, size.name].join()} className="min-w-0">
            <div className="relative" style={{ aspectRatio: `${widest} / ${tallest}` }}>
              <div className="absolute bottom-0 left-0" style={drawing(size.width, size.height)}>
                <Cloth colour={colour} repeat={36} className="size-full opacity-95" />
              </div>
              <span
                aria-hidden
                className="absolute bottom-0 left-0 border-2 border-foreground border-dashed bg-background/20"
                style={drawing(scale.besideWidth, scale.besideHeight)}
              />
            </div>
            <p className="mt-4 break-words font-semibold text-lg">{size.name}</p>
            <p className="tabular-nums">
              {size.width} × {size.height} {scale.unit}
            </p>
            <p className="min-h-6 break-words text-muted-foreground">{size.text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function Story() {
  if (!content.story.title) return null
  return (
    <section id="story" aria-labelledby="story-title" className="py-16 md:py-24">
      <div className="grid grid-cols-1 gap-x-16 gap-y-4 px-5 md:grid-cols-[minmax(0,1fr)_minmax(0,1.3fr)] md:px-8">
        <h2 id="story-title" className="text-balance font-light text-4xl tracking-tight md:text-6xl">
          {content.story.title}
        </h2>
        <p className="max-w-[62ch] text-lg leading-relaxed md:pt-2">{content.story.text}</p>
      </div>
      <div className="mt-12 grid grid-cols-1 gap-1 empty:hidden md:grid-flow-col md:auto-cols-fr">
        {content.photos.slice(0, 4).map(({ src, alt }, index) => (
          <img key={[index, src].join()} src={src} alt={alt} className="aspect-[4/3] w-full object-cover" />
        ))}
      </div>
    </section>
  )
}

export function Details() {
  if (content.details.length === 0) return null
  return (
    <section id="details" aria-labelledby="details-title" className="px-5 pb-16 md:px-8 md:pb-24">
      <h2 id="details-title" className="font-light text-4xl tracking-tight md:text-5xl">
        {content.detailsTitle}
      </h2>
      <dl className="mt-8 max-w-5xl">
        {content.details.map((item, index) => (
          <div
            key={[index, item.name].join()}
            className="grid grid-cols-1 gap-x-8 border-t py-4 md:grid-cols-[minmax(0,14rem)_minmax(0,1fr)]"
          >
            <dt className="break-words font-semibold text-lg">{item.name}</dt>
            {item.text ? <dd className="max-w-[65ch] text-lg leading-normal">{item.text}</dd> : null}
          </div>
        ))}
      </dl>
    </section>
  )
}

export function Questions() {
  if (content.questions.length === 0) return null
  return (
    <section
      id="questions"
      aria-labelledby="questions-title"
      className="bg-primary px-5 py-16 text-primary-foreground md:px-8 md:py-20"
    >
      <h2 id="questions-title" className="font-light text-4xl tracking-tight">
        {content.questionsTitle}
      </h2>
      <dl className="mt-8 grid grid-cols-1 gap-x-12 gap-y-8 md:grid-cols-[repeat(auto-fit,minmax(16rem,1fr))]">
        {content.questions.map((item, index) => (
          <div key={[index, item.question].join()} className="max-w-[52ch]">
            <dt className="text-balance break-words font-semibold text-lg">{item.question}</dt>
            {item.answer ? <dd className="mt-2 leading-normal">{item.answer}</dd> : null}
          </div>
        ))}
      </dl>
    </section>
  )
}
