import { Hero } from './components/hero'
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
