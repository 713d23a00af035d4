import { Star } from 'lucide-react'
import { useState } from 'react'
import { SearchField } from '../../shared/search-field'
import { content, type Mail } from '../content'

export type Letter = Mail & { id: number; at: number; replies: string[] }

interface MailListProps {
  letters: Letter[]
  openId: number | null
  onOpen: (id: number) => void
  onStar: (letter: Letter) => void
}

export function MailList({ letters, openId, onOpen, onStar }: MailListProps) {
  const { labels } = content
  const [word, setWord] = useState('')
  const shown = letters.filter(letter =>
    [letter.subject, letter.from, letter.body].join(' ').toLowerCase().includes(word.trim().toLowerCase()),
  )
  return (
    <section aria-label={labels.search} className="flex h-full flex-col">
      <div className="border-b p-3">
        <SearchField label={labels.search} value={word} onValue={setWord} />
      </div>
      <p className="px-4 py-8 text-muted-foreground empty:hidden">
        {shown.length === 0 && (letters.length ? labels.nothingFound : labels.empty)}
      </p>
      <ul className="min-h-0 flex-1 overflow-y-auto">
        {shown.map(letter => (
          <li
            key={letter.id}
            className={`relative border-b ${letter.id === openId ? 'md:bg-accent' : 'hover:bg-muted'}`}
          >
            <button
              type="button"
              onClick={() => onOpen(letter.id)}
              className="block w-full py-3 pr-10 pl-4 text-left outline-none focus-visible:ring-2 focus-visible:ring-ring focus-visible:ring-inset"
            >
              <span className="flex items-baseline gap-2">
                {letter.isUnread && <span className="size-2 shrink-0 rounded-full bg-primary" />}
                <span className={`min-w-0 flex-1 truncate ${letter.isUnread ? 'font-semibold' : ''}`}>
                  {letter.from ?? labels.nobody}
                </span>
                <span className="text-xs text-muted-foreground tabular-nums">{letter.time}</span>
              </span>
              <span className={`mt-0.5 block truncate ${letter.isUnread ? 'font-semibold' : ''}`}>
                {letter.subject}
              </span>
              <span className="mt-0.5 line-clamp-1 text-muted-foreground">{letter.body}</span>
            </button>
            <button
              type="button"
              aria-pressed={Boolean(letter.isStarred)}
              aria-label={[labels.star, letter.subject].join(': ')}
              onClick={() => onStar(letter)}
              className="absolute right-1 bottom-1.5 flex size-9 items-center justify-center rounded-md outline-none focus-visible:ring-2 focus-visible:ring-ring"
            >
              <Star
                className={
                  letter.isStarred ? 'size-4 fill-current text-star' : 'size-4 text-muted-foreground'
                }
              />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
