import { PageLinks } from '../shared/page-links'
import { Join } from './components/join'
import { seasonAt } from './components/season'
import { Questions, Shares, Year } from './components/sections'
import { content } from './content'

export default function App() {
  return (
    <div id="top" className="min-h-svh bg-background text-foreground">
      <Hero />
      <main>
        <Year />
        <Shares />
        <Questions />
      </main>
      <footer className="mx-auto flex max-w-7xl flex-wrap justify-between gap-x-10 gap-y-1 px-5 py-10 text-muted-foreground md:px-10">
        <p className="min-w-0 break-words font-bold text-foreground">{content.brand}</p>
        {content.footer.address ? <p>{content.footer.address}</p> : null}
        {content.footer.note ? <p>{content.footer.note}</p> : null}
      </footer>
    </div>
  )
}

const places = ['#year', '#shares', '#questions']

function Hero() {
  const bands =
    content.stages.length > 0
      ? content.stages
      : [{ name: content.brand }, { name: content.hero.title }, { name: '' }]
  return (
    <header className="relative isolate flex min-h-[min(100svh,60rem)] flex-col text-field-foreground">
      <div aria-hidden className="absolute inset-0 -z-10 flex flex-col md:flex-row">
        {bands.map((stage, index) => (
          <span key={[index, stage.name].join()} className="flex-1" style={seasonAt(index, bands.length)} />
        ))}
      </div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 px-5 py-5 md:px-10">
        <a href="#top" className="min-w-0 break-words font-bold text-lg tracking-tight">
          {content.brand}
        </a>
        <PageLinks of={content} places={places} className="gap-y-1" />
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
