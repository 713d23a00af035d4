import { content } from '../content'

export function Planned({ planned }: { planned: typeof content.planned }) {
  const { labels } = content
  return (
    <section aria-labelledby="planned">
      <h2 id="planned" className="text-2xl font-bold tracking-tight">
        {labels.planned}
      </h2>
      {planned.length === 0 && <p className="mt-4 text-muted-foreground">{labels.noPlanned}</p>}
      <ul className="mt-3">
        {planned.map((work, index) => (
          <li key={[work.name, index].join()} className="border-b py-3.5">
            {work.time && <p className="font-mono text-sm">{work.time}</p>}
            <h3 className="mt-1 leading-tight font-medium wrap-anywhere">{work.name}</h3>
            <p className="text-sm text-muted-foreground">
              {[work.area, work.note].filter(Boolean).join('. ')}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
