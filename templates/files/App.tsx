import { LayoutGrid, List } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { keyed } from '../shared/keyed'
import { SearchField } from '../shared/search-field'
import { content } from './content'

const { labels, views, usage, storage } = content
const UNITS = ['B', 'KB', 'MB', 'GB', 'TB']
/** What “2.4 MB” is in bytes; nothing, where it says no size. */
function bytesIn(size = '') {
  const [, figure, unit = ''] = /^([\d.]+)\s*([KMGT]?B)$/i.exec(size.trim()) ?? []
  return figure ? Number(figure) * 1000 ** UNITS.indexOf(unit.toUpperCase()) : 0
}
function sizeOf(bytes: number) {
  const power = Math.floor(Math.log10(Math.max(bytes, 1)) / 3)
  return `${Number((bytes / 1000 ** power).toPrecision(3))} ${UNITS[power]}`
}

export default function App() {
  const [files, setFiles] = useState(content.files)
  const [folder, setFolder] = useState('')
  const [word, setWord] = useState('')
  const [isGrid, setGrid] = useState(true)
  const needle = word.trim().toLowerCase()
  const within = (name: string) => files.filter(file => !name || file.folder === name)
  const shown = within(folder).filter(({ name }) => name.toLowerCase().includes(needle))
  const used = files.reduce((sum, { value }) => sum + bytesIn(value), 0)
  const add = (added: FileList | null) => {
    const more = [...(added ?? [])].map(({ name, size }) => {
      const kind = name.split('.').at(-1)?.toUpperCase()
      return { name, folder, kind, value: sizeOf(size), time: content.now }
    })
    setFiles([...more, ...files])
  }
  return (
    <div className="mx-auto min-h-svh max-w-7xl gap-x-12 px-4 py-6 md:grid md:grid-cols-[14rem_minmax(0,1fr)] md:px-8 md:py-10">
      <header className="md:sticky md:top-10 md:self-start">
        <p className="font-bold text-lg text-primary leading-tight wrap-anywhere">{content.brand}</p>
        <nav
          aria-label={labels.folders}
          className="-mx-3 mt-4 flex gap-1 overflow-x-auto p-0.5 md:mt-8 md:grid"
        >
          {keyed([{ name: '', text: '' }, ...content.folders]).map(({ entry: { name, text }, key }) => (
            <button
              key={key}
              type="button"
              aria-current={folder === name ? 'true' : undefined}
              onClick={() => setFolder(name)}
              className="flex min-h-12 shrink-0 items-center justify-between gap-4 rounded-lg px-3 py-1.5 text-left leading-tight hover:bg-accent focus-visible:outline-2 aria-[current]:bg-accent aria-[current]:font-semibold"
            >
              <span className="min-w-0 wrap-anywhere">
                {name || labels.all}
                <span className="hidden font-normal text-muted-foreground text-sm md:block">{text}</span>
              </span>
              <span className="text-muted-foreground tabular-nums">{within(name).length}</span>
            </button>
          ))}
        </nav>
        <p className="mt-4 text-muted-foreground text-sm tabular-nums md:mt-8">
          {[sizeOf(used), storage && `${usage.of} ${storage}`, usage.used].filter(Boolean).join(' ')}
        </p>
        <span aria-hidden className={storage ? 'mt-2 block h-2 overflow-hidden rounded-full bg-muted' : ''}>
          <span
            className="block h-full bg-primary"
            style={{ width: `${Math.min(used / (bytesIn(storage) || 1), 1) * 100}%` }}
          />
        </span>
      </header>
      <main className="mt-8 min-w-0 md:mt-0">
        <div className="flex flex-wrap items-center gap-2">
          <h1 className="mr-auto font-bold text-3xl tracking-tight wrap-anywhere">
            {folder || content.title}
          </h1>
          <SearchField label={labels.search} value={word} className="h-11 max-w-60" onValue={setWord} />
          <Button variant="outline" className="h-11" onClick={() => setGrid(!isGrid)}>
            {isGrid ? <List aria-hidden /> : <LayoutGrid aria-hidden />}
            {isGrid ? views.list : views.grid}
          </Button>
          <Button asChild className="h-11 focus-within:outline-2 focus-within:outline-offset-2">
            <label>
              {labels.add}
              <input type="file" multiple className="sr-only" onChange={event => add(event.target.files)} />
            </label>
          </Button>
        </div>
        <ul className={`mt-6 ${isGrid ? 'grid grid-cols-2 gap-x-5 gap-y-9 lg:grid-cols-4' : 'border-t'}`}>
          {keyed(shown).map(({ entry, key }) => (
            <li
              key={key}
              className={
                isGrid ? 'min-w-0' : 'grid min-h-16 grid-cols-[2.5rem_1fr] items-center gap-4 border-b'
              }
            >
              <span
                aria-hidden
                className={`flex items-end bg-muted font-bold text-primary [clip-path:polygon(0_0,78%_0,100%_22%,100%_100%,0_100%)] ${isGrid ? 'mb-3 aspect-[4/3] rounded-md p-4 text-4xl tracking-tighter' : 'h-12 rounded-sm p-1 text-xs'}`}
              >
                {entry.kind?.slice(0, 4)}
              </span>
              <div className={isGrid ? '' : 'min-w-0 gap-6 sm:flex'}>
                <h2 className="flex-1 font-semibold leading-snug wrap-anywhere">{entry.name}</h2>
                <p className="flex gap-4 text-muted-foreground text-sm leading-6 tabular-nums">
                  <span className={isGrid ? '' : 'sm:w-24'}>{entry.time}</span>
                  <span className={isGrid ? '' : 'sm:w-20 sm:text-right'}>{entry.value}</span>
                </p>
              </div>
            </li>
          ))}
        </ul>
        <p className="py-10 text-muted-foreground empty:hidden">{shown.length === 0 && labels.none}</p>
      </main>
    </div>
  )
}
