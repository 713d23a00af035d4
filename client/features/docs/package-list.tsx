import { useDeferredValue, useState } from 'react'
import { TextField } from '#client/ui/text-field.tsx'
import { PACKAGES } from '#shared/packages.ts'

const SETS = [
  ['core', 'Core'],
  ['extended', 'Extended'],
] as const

/** Every package that designs may import, narrowed by what is typed. */
export function PackageList() {
  const [words, setWords] = useState('')
  const looked = useDeferredValue(words.trim().toLowerCase())
  const found = PACKAGES.filter(({ name }) => name.toLowerCase().includes(looked))
  return (
    <section aria-label="Supported packages" className="mt-8">
      <TextField
        type="search"
        label="Find a package"
        isLabelHidden
        placeholder="Find a package"
        value={words}
        onChange={event => setWords(event.target.value)}
      />
      {SETS.map(([set, title]) => {
        const names = found.filter(each => each.set === set).map(({ name }) => name)
        if (names.length === 0) return null
        return (
          <div key={set} className="mt-6">
            <h2 className="text-sm font-semibold">
              {title} <span className="font-normal text-ink-faint">{names.length}</span>
            </h2>
            <ul className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] gap-x-6 gap-y-1.5">
              {names.toSorted().map(name => (
                <li key={name} className="truncate font-mono text-xs text-ink-soft" title={name}>
                  {name}
                </li>
              ))}
            </ul>
          </div>
        )
      })}
      <p role="status" className="mt-6 text-sm text-ink-soft">
        {found.length === 0 && `“${words.trim()}” is not supported.`}
      </p>
    </section>
  )
}
