import { useState } from 'react'
import { SearchField } from '../shared/search-field'
import { type Said, Thread } from './components/thread'
import { content } from './content'

const { labels } = content
const names = content.conversations.map(one => one.name)
const conversations = names.length ? content.conversations : [{ name: labels.general }]

/** What belongs to no known conversation is said in the first. */
const first: Said[] = content.messages.map((message, id) => {
  const at = conversations.findIndex(one => one.name === message.conversation)
  return { ...message, id, at: Math.max(at, 0), isCopied: false }
})

export default function App() {
  const [said, setSaid] = useState(first)
  const [at, setAt] = useState(0)
  const [isInside, setIsInside] = useState(false)
  const heard = (all: Said[]) => all.map(one => (one.at === at ? { ...one, isNew: false } : one))
  const open = (index: number) => {
    setSaid(heard)
    setAt(index)
    setIsInside(true)
  }
  return (
    <div className="flex h-svh flex-col overflow-hidden text-sm md:grid md:grid-cols-[17rem_minmax(0,1fr)] lg:grid-cols-[22rem_minmax(0,1fr)]">
      <div className={`min-h-0 flex-1 border-r bg-card md:block ${isInside ? 'hidden' : ''}`}>
        <ConversationList conversations={conversations} said={said} at={at} onOpen={open} />
      </div>
      <main className={`min-h-0 min-w-0 flex-1 md:flex ${isInside ? 'flex' : 'hidden'}`}>
        <Thread
          key={at}
          name={conversations[at].name}
          about={conversations[at].about}
          said={said.filter(one => one.at === at)}
          onBack={() => setIsInside(false)}
          onCopy={id =>
            setSaid(
              said.map(one => (one.id === id ? { ...one, isCopied: !one.isCopied, isNew: false } : one)),
            )
          }
          onSend={text =>
            setSaid([
              ...heard(said),
              { id: said.length, at, person: content.me, text, time: labels.now, isCopied: false },
            ])
          }
        />
      </main>
    </div>
  )
}

interface ConversationListProps {
  conversations: { name: string; about?: string }[]
  said: Said[]
  at: number
  onOpen: (index: number) => void
}

function ConversationList({ conversations, said, at, onOpen }: ConversationListProps) {
  const { labels, brand, title } = content
  const [word, setWord] = useState('')
  const needle = word.trim().toLowerCase()
  const shown = conversations.flatMap((one, index) => {
    const mine = said.filter(message => message.at === index)
    const found = needle
      ? mine.filter(message => [message.text, message.person].join(' ').toLowerCase().includes(needle))
      : mine
    if (needle && found.length === 0 && !one.name.toLowerCase().includes(needle)) return []
    const fresh = mine.filter(message => message.isNew).length
    return [{ ...one, index, last: found[found.length - 1], fresh }]
  })
  return (
    <nav aria-label={labels.conversations} className="flex h-full flex-col">
      <div className="px-4 pt-5 pb-3 md:px-5">
        <p className="wrap-anywhere text-lg font-extrabold tracking-tight">{brand}</p>
        <h1 className="wrap-anywhere text-muted-foreground">{title}</h1>
        <SearchField label={labels.search} value={word} className="mt-4 bg-background" onValue={setWord} />
      </div>
      <p className="px-5 py-4 text-muted-foreground empty:hidden">
        {shown.length === 0 && (needle ? labels.nothingFound : labels.noConversations)}
      </p>
      <ul className="min-h-0 flex-1 overflow-y-auto px-2 pb-3 md:px-3">
        {shown.map(({ index, name, about, last, fresh }) => (
          <li key={[name, index].join()}>
            <button
              type="button"
              aria-current={index === at ? 'true' : undefined}
              onClick={() => onOpen(index)}
              className={`grid min-h-16 w-full grid-cols-[minmax(0,1fr)_auto] gap-x-3 rounded-lg px-2 py-2.5 text-left outline-none focus-visible:ring-2 focus-visible:ring-ring ${index === at ? 'md:bg-background md:shadow-xs' : 'hover:bg-accent'}`}
            >
              <span className={`truncate ${fresh ? 'font-extrabold' : 'font-semibold'}`}>{name}</span>
              <span className="text-xs leading-5 text-muted-foreground tabular-nums">{last?.time}</span>
              <span className={`line-clamp-2 leading-snug ${fresh ? '' : 'text-muted-foreground'}`}>
                {last?.text ?? about}
              </span>
              {fresh > 0 && (
                <span className="self-start rounded-full bg-call px-1.5 text-center text-xs leading-5 font-bold text-call-foreground tabular-nums">
                  {fresh} <span className="sr-only">{labels.isNew}</span>
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
