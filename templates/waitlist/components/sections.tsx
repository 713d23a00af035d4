import { content } from '../content'
import { seasonAt } from './season'

export function Year() {
  const { stages } = content
  if (stages.length === 0) return null
  return (
    <section id="year" aria-labelledby="year-title" className="mx-auto max-w-7xl px-5 py-16 md:p-10 md:py-28">
      <h2 id="year-title" className="font-extralight text-4xl tracking-tight md:text-6xl">
        {content.stagesTitle}
      </h2>
      <ol className="mt-10 md:mt-14">
        {stages.map((stage, index) => (
          <li
            key={[index, stage.name].join()}
            className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-5 md:grid-cols-[1.25rem_10rem_minmax(0,1fr)_minmax(0,1.5fr)] md:gap-x-8"
          >
            <span className="row-span-3 md:row-span-1" style={seasonAt(index, stages.length)} />
            <p className="pt-4 text-muted-foreground tabular-nums md:py-5">{stage.time}</p>
            <h3 className="min-w-0 break-words font-bold text-xl md:py-5">{stage.name}</h3>
            {stage.text ? <p className="max-w-[52ch] pb-4 leading-normal md:py-5">{stage.text}</p> : null}
          </li>
        ))}
      </ol>
    </section>
  )
}

export function Shares() {
  if (content.shares.length === 0) return null
  return (
    <section id="shares" aria-labelledby="shares-title" className="bg-muted">
      <div className="mx-auto grid grid-cols-1 max-w-7xl gap-x-16 gap-y-10 px-5 py-16 md:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)] md:px-10 md:py-24">
        <div>
          <h2 id="shares-title" className="text-balance font-extralight text-4xl tracking-tight md:text-5xl">
            {content.sharesTitle}
          </h2>
          <p className="mt-5 max-w-[46ch] text-lg leading-normal">{content.sharesText}</p>
        </div>
        <ul className="min-w-0">
          {content.shares.map((share, index) => (
            <li key={[index, share.name].join()} className="border-b py-5 first:pt-1 last:border-b-0">
              <div className="flex flex-wrap items-baseline justify-between gap-x-6">
                <h3 className="min-w-0 break-words font-bold text-2xl tracking-tight">{share.name}</h3>
                {share.price ? <p className="font-light text-2xl tabular-nums">{share.price}</p> : null}
              </div>
              {share.text ? <p className="mt-1 text-muted-foreground">{share.text}</p> : null}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

export function Questions() {
  if (content.questions.length === 0) return null
  return (
    <section
      id="questions"
      aria-label={content.questionsTitle}
      className="mx-auto max-w-7xl px-5 py-20 md:px-10"
    >
      <dl className="grid grid-cols-1 gap-x-12 gap-y-9 md:grid-cols-[repeat(auto-fit,minmax(16rem,1fr))]">
        {content.questions.map((item, index) => (
          <div key={[index, item.question].join()} className="max-w-[52ch]">
            <dt className="text-balance break-words font-bold text-xl leading-snug">{item.question}</dt>
            <dd className="mt-2 text-muted-foreground leading-normal">{item.answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
