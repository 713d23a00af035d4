import { keyed } from '../../shared/keyed'
import { content } from '../content'
import { type Answers, keyOf } from './answers'

/** What the answers make: the sign at the stop, from top to bottom. */
export function Sign({ answers }: { answers: Answers }) {
  const { sign } = content
  const all = content.steps.flatMap((step, at) =>
    (step.fields ?? []).map((field, one) => ({ field, answer: answers[keyOf(at, one)] ?? [] })),
  )
  const [first, ...others] = all
  const bare = all.length ? [] : content.steps.map(step => step.name)
  const told = others.filter(({ answer }) => answer.some(part => part.trim()))
  const lines = [
    ...told
      .filter(({ field }) => field.kind === 'list')
      .map(({ field, answer }) => ({ name: field.label, stops: answer })),
    ...(bare.length ? [{ name: content.progressName, stops: bare }] : []),
  ]
  const facts = told.filter(({ field }) => field.kind !== 'list' && field.kind !== 'email')
  return (
    <section aria-label={sign.name} className="mx-auto flex w-full max-w-sm flex-1 flex-col">
      <div className="rounded-xl border-4 border-road-foreground bg-road px-6 pt-6 pb-7 text-road-foreground">
        <p className="break-words font-extrabold text-4xl leading-[1.05] tracking-tight">
          {all.length ? first.answer[0]?.trim() || sign.unnamed : content.title}
        </p>
        {keyed(lines).map(({ entry: { name, stops }, key: lineKey }) => (
          <ol key={lineKey} aria-label={name} className="mt-6">
            {keyed(stops).map(({ entry, at, key }) => (
              <li key={key} className="relative flex gap-4 pb-5 last:pb-0">
                {at < stops.length - 1 ? (
                  <span aria-hidden className="absolute top-4 bottom-[-6px] left-[7px] w-1 bg-vest" />
                ) : null}
                <span className="relative mt-1 size-4.5 shrink-0 rounded-full border-4 border-vest" />
                <span className="min-w-0 break-words text-lg leading-snug">{entry}</span>
              </li>
            ))}
          </ol>
        ))}
        {facts.length ? (
          <dl className="mt-6 grid gap-3 border-road-line border-t-2 pt-5">
            {keyed(facts).map(({ entry, key }) => (
              <div key={key}>
                <dt className="text-road-muted text-sm">{entry.field.label}</dt>
                <dd className="break-words font-semibold">{entry.answer.join(', ')}</dd>
              </div>
            ))}
          </dl>
        ) : all.length ? (
          <p className="mt-6 border-road-line border-t-2 pt-5 text-road-muted">{sign.waiting}</p>
        ) : null}
      </div>
      <div aria-hidden className="mx-auto min-h-16 w-3 flex-1 bg-road-foreground" />
    </section>
  )
}
