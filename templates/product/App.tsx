import { useState } from 'react'
import { PageLinks } from '../shared/page-links'
import { Basket, type Line } from './components/basket'
import { Buy } from './components/buy'
import { Details, Questions, Scale, Story } from './components/sections'
import { content } from './content'

const places = ['#scale', '#story', '#details', '#questions']

export default function App() {
  const [colour, setColour] = useState(0)
  const [lines, setLines] = useState<Line[]>([])
  const [isOpen, setOpen] = useState(false)

  function add(line: Line) {
    setLines(now => {
      const same = now.find(other => other.colour === line.colour && other.size === line.size)
      return same
        ? now.map(other => (other === same ? { ...same, count: same.count + line.count } : other))
        : [...now, line]
    })
    setOpen(true)
  }

  return (
    <div id="top" className="min-h-svh bg-background text-foreground">
      <header className="flex flex-wrap items-baseline gap-x-8 gap-y-2 px-5 py-4 md:px-8">
        <a href="#top" className="min-w-0 break-words font-semibold text-lg">
          {content.brand}
        </a>
        <PageLinks
          of={content}
          places={places}
          className="order-last w-full gap-y-1 md:order-none md:w-auto"
          linkClass="text-muted-foreground hover:text-foreground"
        />
        <Basket lines={lines} onLines={setLines} isOpen={isOpen} onOpen={setOpen} />
      </header>
      <main>
        <Buy colour={colour} onColour={setColour} onAdd={add} />
        <Scale colour={colour} />
        <Story />
        <Details />
        <Questions />
      </main>
      <footer className="flex flex-wrap justify-between gap-x-10 gap-y-1 border-t px-5 py-8 text-muted-foreground md:px-8">
        <p className="min-w-0 break-words font-semibold text-foreground">{content.brand}</p>
        {content.footer.address ? <p>{content.footer.address}</p> : null}
        {content.footer.hours ? <p>{content.footer.hours}</p> : null}
      </footer>
    </div>
  )
}
