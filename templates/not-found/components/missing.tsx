import { useState } from 'react'
import { Input } from '@/components/ui/input'
import { content } from '../content'
import { Report } from './report'
import { TypeCase } from './type-case'

export function Missing() {
  const { asked, search } = content
  const [query, setQuery] = useState('')
  return (
    <div className="grid min-h-svh grid-cols-1 md:grid-cols-[minmax(0,1fr)_minmax(0,1.25fr)]">
      <div className="flex min-w-0 flex-col px-5 py-6 sm:px-8 lg:px-12 lg:py-10">
        <header>
          <p className="break-words font-semibold">{content.brand}</p>
        </header>
        <main className="mt-6 flex flex-1 flex-col md:mt-10">
          <p
            aria-hidden
            className="-ml-1 break-words font-black font-display text-[clamp(7rem,19vw,18rem)] text-primary lining-nums leading-[0.8] tracking-tighter"
          >
            {content.code}
          </p>
          <h1 className="mt-8 max-w-[16ch] text-balance break-words font-bold font-display text-4xl leading-[1.05] lg:text-5xl">
            {content.title}
          </h1>
          <p className="mt-4 max-w-md text-lg leading-snug">{content.lead}</p>
          {asked.path ? (
            <p className="mt-4 text-muted-foreground">
              {asked.name} <span className="break-all font-medium text-foreground">{asked.path}</span>
            </p>
          ) : null}
          <div className="mt-auto grid max-w-md gap-4 pt-10">
            <div>
              <label htmlFor="find" className="mb-2 block font-semibold">
                {search.label}
              </label>
              <Input
                id="find"
                type="search"
                value={query}
                onChange={event => setQuery(event.target.value)}
                className="h-12 border-foreground text-base md:text-base"
              />
            </div>
            <div>
              <Report />
            </div>
          </div>
        </main>
      </div>
      <nav aria-label={content.pagesTitle} className="flex min-w-0 flex-col">
        <TypeCase query={query} onReset={() => setQuery('')} />
      </nav>
    </div>
  )
}
