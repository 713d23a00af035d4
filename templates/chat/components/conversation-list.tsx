import { Search } from 'lucide-react'
import { useState } from 'react'
import { InputGroup, InputGroupAddon, InputGroupInput } from '@/components/ui/input-group'
import { content } from '../content'
import type { Said } from './thread'

interface ConversationListProps {
  conversations: { name: string; about?: string }[]
  said: Said[]
  at: number
  onOpen: (index: number) => void
}

export function ConversationList({ conversations, said, at, onOpen }: ConversationListProps) {
  const { labels, brand, title } = content
  const [word, setWord] = useState('')
  const needle = word.trim().toLowerCase()
  const shown = conversations.flatMap((one, index) => {
    const mine = said.filter(message => message.at === index)
    const found = needle
      ? mine.filter(message => [message.text, message.person].join(' ').toLowerCase().includes(needle))
      : mine
    if (needle && found.length === 0 && !one.name.toLowerCase().includes(needle)) return []
    return [
      { ...one, index, last: found[found.length - 1], fresh: mine.filter(message => message.isNew).length },
    ]
  })
  return (
    <nav aria-label={labels.conversations} className="flex h-full flex-col">
      <div className="px-4 pt-5 pb-3 md:px-5">
        <p className="wrap-anywhere text-lg font-extrabold tracking-tight">{brand}</p>
        <h1 className="wrap-anywhere text-muted-foreground">{title}</h1>
        <InputGroup className="mt-4 bg-background">
          <InputGroupAddon>
            <Search />
          </InputGroupAddon>
          <InputGroupInput
            type="search"
            aria-label={labels.search}
            placeholder={labels.search}
            value={word}
            onChange={event => setWord(event.target.value)}
          />
        </InputGroup>
      </div>
      {shown.length === 0 && (
        <p className="px-5 py-4 text-muted-foreground">
          {needle ? labels.nothingFound : labels.noConversations}
        </p>
      )}
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
