import { useState } from 'react'
import { Compare, Questions } from './components/compare'
import { Join } from './components/join'
import { Plans } from './components/plans'
import { Usage } from './components/usage'
import { content, type Plan } from './content'

const places = ['#usage', '#plans', '#compare', '#terms']

export default function App() {
  const [hours, setHours] = useState(content.usage.start)
  const [isYearly, setYearly] = useState(false)
  const [chosen, setChosen] = useState<Plan | null>(null)

  return (
    <div id="top" className="min-h-svh bg-background text-foreground">
      <header className="mx-auto flex max-w-6xl flex-wrap items-baseline justify-between gap-x-8 gap-y-2 px-5 py-5 md:px-8">
        <a href="#top" className="min-w-0 break-words font-bold text-xl tracking-tight">
          {content.brand}
        </a>
        <nav aria-label={content.brand} className="flex min-w-0 flex-wrap gap-x-6 gap-y-1">
          {content.navigation.map((item, index) => (
            <a
              key={[index, item.label].join()}
              href={item.href ?? places[index % places.length]}
              className="text-muted-foreground underline-offset-4 hover:text-foreground hover:underline"
            >
              {item.label}
            </a>
          ))}
        </nav>
      </header>
      <main>
        <Usage hours={hours} onHours={setHours} isYearly={isYearly} />
        <Plans hours={hours} isYearly={isYearly} onYearly={setYearly} onChoose={setChosen} />
        <Compare />
        <Questions />
      </main>
      <footer className="border-border border-t">
        <div className="mx-auto flex max-w-6xl flex-wrap justify-between gap-x-10 gap-y-1 px-5 py-8 text-muted-foreground md:px-8">
          <p className="min-w-0 break-words font-bold text-foreground">{content.brand}</p>
          {content.footer.address ? <p>{content.footer.address}</p> : null}
          {content.footer.hours ? <p>{content.footer.hours}</p> : null}
        </div>
      </footer>
      <Join plan={chosen} onClose={() => setChosen(null)} />
    </div>
  )
}
