import { useState } from 'react'
import { Letter } from './components/letter'
import { Releases } from './components/releases'
import { Strip } from './components/strip'
import { content } from './content'

export default function App() {
  const [kind, setKind] = useState('')
  return (
    <div id="top" className="min-h-svh bg-background text-foreground">
      <header className="mx-auto max-w-6xl px-5 pt-5 md:px-8">
        <a href="#top" className="break-words font-bold text-lg tracking-tight">
          {content.brand}
        </a>
        <div className="mt-10 grid grid-cols-1 items-end gap-x-12 gap-y-4 md:mt-14 md:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
          <h1 className="max-w-[12ch] text-balance break-words font-extrabold text-[clamp(2.75rem,7.4vw,6.5rem)] leading-[0.94] tracking-[-0.055em]">
            {content.title}
          </h1>
          <p className="max-w-[48ch] text-lg text-muted-foreground leading-normal">{content.lead}</p>
        </div>
        <Strip kind={kind} />
      </header>
      <main>
        <Releases kind={kind} onKind={setKind} />
        <Letter />
      </main>
    </div>
  )
}
