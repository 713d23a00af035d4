import { content } from '../content'
import { Join } from './join'
import { seasonColour } from './season'

const places = ['#year', '#shares', '#questions']

export function Hero() {
  const bands =
    content.stages.length > 0
      ? content.stages
      : [{ name: content.brand }, { name: content.hero.title }, { name: '' }]
  return (
    <header className="relative isolate flex min-h-[min(100svh,60rem)] flex-col text-field-foreground">
      <div aria-hidden="true" className="absolute inset-0 -z-10 flex flex-col md:flex-row">
        {bands.map((stage, index) => (
          <span
            key={[index, stage.name].join()}
            className="flex-1"
            style={{ background: seasonColour(index, bands.length) }}
          />
        ))}
      </div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 px-5 py-5 md:px-10">
        <a href="#top" className="min-w-0 break-words font-bold text-lg tracking-tight">
          {content.brand}
        </a>
        <nav aria-label={content.brand} className="flex min-w-0 flex-wrap gap-x-6 gap-y-1">
          {content.navigation.map((item, index) => (
            <a
              key={[index, item.label].join()}
              href={item.href ?? places[index % places.length]}
              className="underline-offset-4 hover:underline"
            >
              {item.label}
            </a>
          ))}
        </nav>
      </div>
      <div className="grid grid-cols-1 flex-1 gap-x-12 gap-y-10 px-5 pt-6 pb-10 md:grid-cols-[minmax(0,1fr)_minmax(0,22rem)] md:px-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,25rem)]">
        <div className="flex min-w-0 flex-col md:pt-6">
          <h1 className="max-w-[16ch] text-balance break-words font-extralight text-[clamp(2.5rem,6.2vw,6.25rem)] leading-[1.02] tracking-[-0.045em]">
            {content.hero.title}
          </h1>
          <p className="mt-7 max-w-[48ch] font-medium text-lg leading-normal">{content.hero.lead}</p>
        </div>
        <Join />
      </div>
      {content.stages.length > 1 && content.stages.length < 8 ? (
        <ol
          aria-label={content.stagesTitle}
          className="hidden md:grid md:grid-cols-[repeat(var(--stages),minmax(0,1fr))]"
          style={{ '--stages': content.stages.length } as React.CSSProperties}
        >
          {content.stages.map((stage, index) => (
            <li key={[index, stage.name].join()} className="min-w-0 px-3 pb-6 first:pl-5 md:first:pl-10">
              {stage.time ? <p className="text-field-muted text-sm tabular-nums">{stage.time}</p> : null}
              <p className="text-balance break-words font-bold leading-tight">{stage.name}</p>
            </li>
          ))}
        </ol>
      ) : null}
    </header>
  )
}
