import { useEffect, useState } from 'react'
import { Column } from './components/column'
import type { Card } from './components/task-card'
import { content } from './content'

const { labels } = content
const columns = content.columns.length ? content.columns.map(column => column.name) : [labels.unsorted]

export default function App() {
  const [cards, setCards] = useState<Card[]>(() =>
    content.tasks.map((task, id) => {
      const at = columns.indexOf(task.column ?? '')
      return { ...task, id, at: at < 0 ? id % columns.length : at }
    }),
  )
  const [person, setPerson] = useState('')
  const [moved, setMoved] = useState<{ id: number; text: string } | null>(null)
  const shown = cards.filter(card => !person || card.person === person)

  /** Puts a card into a column, before another card or at the end. */
  const place = (id: number, at: number, before?: number) => {
    const card = cards.find(one => one.id === id)
    if (!card || before === id || at < 0 || at >= columns.length) return
    const rest = cards.filter(one => one.id !== id)
    const index = before === undefined ? rest.length : rest.findIndex(one => one.id === before)
    setCards([...rest.slice(0, index), { ...card, at }, ...rest.slice(index)])
    setMoved({ id, text: [card.name, labels.moved, columns[at]].join(' ') })
  }
  const add = (name: string, at: number) => {
    const id = Math.max(-1, ...cards.map(card => card.id)) + 1
    setCards([...cards, { name, at, id, person: person || undefined }])
  }
  const press = (card: Card, key: string) => {
    const mates = shown.filter(one => one.at === card.at)
    const index = mates.indexOf(card)
    if (key === 'ArrowLeft' || key === 'ArrowRight') place(card.id, card.at + (key === 'ArrowRight' ? 1 : -1))
    if (key === 'ArrowUp' && index > 0) place(card.id, card.at, mates[index - 1].id)
    if (key === 'ArrowDown' && index < mates.length - 1) place(card.id, card.at, mates[index + 2]?.id)
    if (key === 'Delete') setCards(cards.filter(one => one.id !== card.id))
  }
  useEffect(() => {
    if (moved) document.getElementById(`task-${moved.id}`)?.focus()
  }, [moved])
  const done = cards.filter(card => card.at === columns.length - 1).length

  return (
    <div className="flex min-h-svh flex-col text-sm">
      <header className="grid gap-x-10 gap-y-5 px-4 pt-5 pb-6 md:grid-cols-[minmax(0,1fr)_auto] md:px-8">
        <div className="min-w-0">
          <p className="wrap-anywhere font-medium">{content.brand}</p>
          <h1 className="wrap-anywhere mt-4 max-w-4xl text-3xl leading-[1.05] font-bold tracking-tight text-balance lg:text-5xl">
            {content.title}
          </h1>
          <p className="mt-3 text-muted-foreground">{content.lead}</p>
        </div>
        <div className="flex flex-col justify-end gap-3 md:items-end">
          <p className="tabular-nums">
            {[done, labels.of, cards.length].join(' ')}{' '}
            <span className="text-muted-foreground">{labels.done}</span>
          </p>
          <People cards={cards} person={person} onPick={setPerson} />
        </div>
      </header>
      <main className="flex min-w-0 flex-1 flex-col">
        <div className="flex flex-1 snap-x overflow-x-auto border-t border-foreground">
          {columns.map((name, at) => (
            <Column
              key={[name, at].join()}
              name={name}
              cards={shown.filter(card => card.at === at)}
              empty={person ? labels.hidden : labels.empty}
              onDrop={(id, before) => place(id, at, before)}
              onPress={press}
              onAdd={text => add(text, at)}
            />
          ))}
        </div>
        <p className="border-t px-4 py-3 text-xs text-muted-foreground md:px-8">{labels.hint}</p>
        <p className="sr-only" aria-live="polite">
          {moved?.text}
        </p>
      </main>
    </div>
  )
}

type PeopleProps = { cards: Card[]; person: string; onPick: (person: string) => void }

function People({ cards, person, onPick }: PeopleProps) {
  const names = [...new Set(cards.flatMap(card => card.person || []))]
  if (names.length < 2) return null
  return (
    <fieldset aria-label={content.labels.people} className="flex min-w-0 flex-wrap gap-1 md:justify-end">
      {['', ...names].map(name => (
        <button
          key={name || 'everybody'}
          type="button"
          aria-pressed={person === name}
          onClick={() => onPick(name)}
          className={`h-8 max-w-full truncate px-2.5 outline-none focus-visible:ring-2 focus-visible:ring-ring focus-visible:ring-offset-2 focus-visible:ring-offset-background ${person === name ? 'bg-primary text-primary-foreground' : 'bg-muted hover:bg-accent'}`}
        >
          {name || content.labels.everybody}
        </button>
      ))}
    </fieldset>
  )
}
