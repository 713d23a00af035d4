import { content } from '../content'

export function Story() {
  const { story, milestones } = content
  if (milestones.length === 0) return null
  return (
    <section
      id="story"
      aria-labelledby="story-title"
      className="mx-auto grid grid-cols-1 max-w-7xl gap-x-16 gap-y-10 px-5 py-16 md:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)] md:px-8 md:py-24"
    >
      <div className="min-w-0">
        <h2 id="story-title" className="font-bold font-display text-4xl tracking-tight md:text-5xl">
          {story.title}
        </h2>
        <ol className="mt-8">
          {milestones.map((step, index) => (
            <li key={[index, step.name].join()} className="gap-x-8 border-t py-5 md:flex">
              <p className="w-28 shrink-0 font-display text-3xl text-primary leading-tight">{step.time}</p>
              <div className="min-w-0">
                <h3 className="break-words font-semibold text-xl">{step.name}</h3>
                <p className="mt-1 max-w-[56ch] leading-relaxed empty:hidden">{step.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
      <img
        {...story.photo}
        alt={story.photo.alt}
        className="aspect-[3/4] w-full self-start object-cover md:sticky md:top-6"
      />
    </section>
  )
}

export function Figures() {
  const { figures } = content
  if (figures.length === 0) return null
  return (
    <section aria-labelledby="figures-title" className="bg-muted">
      <div className="mx-auto max-w-7xl px-5 py-14 md:px-8 md:py-20">
        <h2 id="figures-title" className="text-lg">
          {content.figuresTitle}
        </h2>
        <dl className="mt-5 grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-x-8 gap-y-8">
          {figures.map((figure, index) => (
            <div key={[index, figure.label].join()} className="flex min-w-0 flex-col-reverse justify-end">
              <dt className="mt-2 max-w-[22ch] break-words text-muted-foreground">{figure.label}</dt>
              {figure.value === undefined ? null : (
                <dd className="break-words font-bold font-display text-6xl leading-none md:text-7xl">
                  {figure.value.toLocaleString('en-GB')}
                  {figure.unit ? <span className="ml-1.5 text-2xl">{figure.unit}</span> : null}
                </dd>
              )}
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}

export function Promises() {
  const { promise } = content
  if (promise.lines.length === 0) return null
  return (
    <section id="promise" aria-labelledby="promise-title" className="mx-auto max-w-7xl px-5 py-20 md:px-8">
      <h2 id="promise-title" className="font-bold font-display text-4xl tracking-tight md:text-5xl">
        {promise.title}
      </h2>
      <ul className="mt-8 gap-x-16 md:columns-2">
        {promise.lines.map((line, index) => (
          <li key={[index, line.name].join()} className="mb-6 break-inside-avoid break-words text-2xl">
            <span className="font-semibold">{line.name}</span>{' '}
            <span className="text-muted-foreground">{line.text}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
