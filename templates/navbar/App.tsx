import { useState } from 'react'
import { Navbar } from './components/navbar'
import { content } from './content'

export default function App() {
  const { menu, links } = content
  const [here, setHere] = useState(links[0]?.label ?? content.brand)
  const text = links.flatMap(link => [link, ...(link.links ?? [])]).find(({ label }) => label === here)?.text
  return (
    <div className="@container min-h-svh">
      <Navbar name={menu.name} here={here} onGo={setHere} />
      <main className="mx-auto grid max-w-7xl gap-x-16 gap-y-10 px-4 py-12 @4xl:grid-cols-[minmax(0,1fr)_23.5rem] @4xl:px-8">
        <div className="flex min-w-0 flex-col">
          <p className="text-muted-foreground">{content.here}</p>
          <p aria-live="polite" className="font-bold text-5xl tracking-tight wrap-anywhere @4xl:text-8xl">
            {here}
          </p>
          <p className="mt-4 max-w-md text-xl">{text}</p>
          <h1 className="mt-16 font-bold text-xl">{content.title}</h1>
          <p className="max-w-md text-muted-foreground">{content.lead}</p>
        </div>
        <section aria-label={menu.narrow} className="hidden @4xl:block">
          <h2 className="mb-2 font-semibold">{menu.narrow}</h2>
          <div className="@container relative h-[44rem] overflow-hidden rounded-2xl border bg-card">
            <Navbar name={menu.narrow} here={here} opens="menu" onGo={setHere} />
          </div>
        </section>
      </main>
    </div>
  )
}
