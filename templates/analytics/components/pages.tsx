import { useState } from 'react'
import { SearchField } from '../../shared/search-field'
import { content } from '../content'

export function Pages() {
  const { items, pages, sections } = content
  const [word, setWord] = useState('')
  const [section, setSection] = useState('')
  const sectionOf = (item: (typeof items)[number]) => item.section || pages.other
  const names = [...new Set(items.map(sectionOf))]
  const shown = items
    .filter(item => !section || sectionOf(item) === section)
    .filter(item => item.name.toLowerCase().includes(word.trim().toLowerCase()))
    .sort((a, b) => (b.value ?? 0) - (a.value ?? 0))
  const most = Math.max(...items.map(item => item.value ?? 0), 1)
  const total = items.reduce((all, item) => all + (item.value ?? 0), 0) || 1
  return (
    <section aria-labelledby="pages" className="min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="pages" className="text-base font-semibold">
          {pages.title}
        </h2>
        <SearchField label={pages.search} value={word} className="h-8 w-56" onValue={setWord} />
      </div>
      <fieldset aria-label={sections.title} className="mt-4 flex min-w-0 flex-wrap gap-px">
        {['', ...names].map(name => {
          const part = items
            .filter(item => !name || sectionOf(item) === name)
            .reduce((all, item) => all + (item.value ?? 0), 0)
          return (
            <button
              key={name || 'all'}
              type="button"
              aria-pressed={section === name}
              onClick={() => setSection(name)}
              className={`min-w-28 flex-auto px-3 py-2 text-left outline-none focus-visible:ring-2 focus-visible:ring-ring ${section === name ? 'bg-primary text-primary-foreground' : 'bg-muted hover:bg-accent'}`}
              style={{ flexGrow: name ? Math.max((part / total) * 10, 1) : 1 }}
            >
              <span className="block wrap-anywhere">{name || pages.all}</span>
              <span className="text-lg font-light tabular-nums">{Math.round((part / total) * 100)} %</span>
            </button>
          )
        })}
      </fieldset>
      {shown.length === 0 ? (
        <p className="py-8 text-muted-foreground">{pages.empty}</p>
      ) : (
        <ol className="mt-3">
          {shown.map((item, index) => (
            <li
              key={[item.name, index].join()}
              className="relative flex min-h-10 items-center gap-4 border-b"
            >
              <span
                aria-hidden
                className="absolute inset-y-1 left-0 bg-band"
                style={{ width: `${((item.value ?? 0) / most) * 88}%` }}
              />
              <span className="relative min-w-0 flex-1 font-medium wrap-anywhere">{item.name}</span>
              <span className="relative hidden w-56 truncate text-foreground/80 lg:block">{item.path}</span>
              <span className="relative w-16 text-right tabular-nums">
                {item.value?.toLocaleString('en') ?? '–'}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
