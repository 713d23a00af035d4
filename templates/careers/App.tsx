import { useState } from 'react'
import { Apply } from './components/apply'
import { Roles } from './components/roles'
import { Rope } from './components/rope'
import { Give, Questions, Way } from './components/sections'
import { content } from './content'

const places = ['#posts', '#give', '#way', '#apply']

export default function App() {
  const [opened, setOpened] = useState<number | null>(null)
  const [wanted, setWanted] = useState(-1)

  function show(at: number) {
    setOpened(at)
    requestAnimationFrame(() => document.getElementById(`post-${at}`)?.scrollIntoView({ block: 'start' }))
  }

  return (
    <div id="top" className="min-h-svh bg-background text-foreground">
      <header className="bg-valley text-valley-foreground">
        <div className="mx-auto flex max-w-7xl flex-wrap items-baseline justify-between gap-x-8 gap-y-2 px-5 py-5 md:px-8">
          <a href="#top" className="min-w-0 break-words font-extrabold text-lg tracking-tight">
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
        <Rope onShow={show} />
      </header>
      <main>
        <Roles
          opened={opened}
          onOpen={setOpened}
          onApply={at => {
            setWanted(at)
            document.getElementById('apply')?.scrollIntoView()
          }}
        />
        <Give />
        <Way />
        <Apply wanted={wanted} onWanted={setWanted} />
        <Questions />
      </main>
      <footer className="mx-auto flex max-w-7xl flex-wrap justify-between gap-x-10 gap-y-1 border-border border-t px-5 py-8 text-muted-foreground md:px-8">
        <p className="break-words font-bold text-foreground">{content.brand}</p>
        {content.footer.address ? <p>{content.footer.address}</p> : null}
        {content.footer.contact ? <p className="tabular-nums">{content.footer.contact}</p> : null}
      </footer>
    </div>
  )
}
