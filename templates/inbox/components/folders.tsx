import { Star } from 'lucide-react'
import { content } from '../content'
import type { Letter } from './mail-list'

interface FoldersProps {
  folders: string[]
  letters: Letter[]
  at: number
  onPick: (index: number) => void
}

export function Folders({ folders, letters, at, onPick }: FoldersProps) {
  const { labels, brand, title } = content
  const list = [...folders.map((name, index) => ({ name, index })), { name: labels.starred, index: -1 }]
  return (
    <header className="flex flex-col gap-3 px-3 pt-4 pb-2 xl:gap-6 xl:pt-5">
      <div className="flex items-baseline gap-2 px-2 xl:block">
        <p className="wrap-anywhere text-base font-semibold tracking-tight text-primary">{brand}</p>
        <h1 className="wrap-anywhere text-muted-foreground">{title}</h1>
      </div>
      <nav aria-label={labels.folders} className="flex gap-1 overflow-x-auto xl:flex-col">
        {list.map(({ name, index }) => {
          const unread = letters.filter(letter => letter.isUnread && letter.at === index).length
          return (
            <button
              key={[name, index].join()}
              type="button"
              aria-current={at === index ? 'page' : undefined}
              onClick={() => onPick(index)}
              className={`flex h-9 shrink-0 items-center gap-2 rounded-md px-2.5 text-left whitespace-nowrap outline-none focus-visible:ring-2 focus-visible:ring-ring focus-visible:ring-inset xl:whitespace-normal ${at === index ? 'bg-accent font-medium' : 'text-muted-foreground hover:text-foreground'} ${index === -1 ? 'xl:mt-3' : ''}`}
            >
              {index === -1 && <Star className="size-3.5 fill-current text-star" aria-hidden="true" />}
              <span className="min-w-0 xl:flex-1">{name}</span>
              {unread > 0 && (
                <span className="font-semibold text-primary tabular-nums">
                  {unread} <span className="sr-only">{labels.unread}</span>
                </span>
              )}
            </button>
          )
        })}
      </nav>
    </header>
  )
}
