import { Input } from '@/components/ui/input'
import { content } from '../content'
import { fillOf } from './plan'

interface FinderProps {
  word: string
  onWord: (word: string) => void
  kinds: string[]
  kind: string
  onKind: (kind: string) => void
}

export function Finder({ word, onWord, kinds, kind, onKind }: FinderProps) {
  const { labels } = content
  return (
    <>
      <Input
        type="search"
        aria-label={labels.search}
        placeholder={labels.search}
        value={word}
        onChange={event => onWord(event.target.value)}
        className="mt-4 bg-card"
      />
      {kinds.length > 1 && (
        <fieldset aria-label={labels.kinds} className="mt-2 flex min-w-0 flex-wrap gap-1">
          {['', ...kinds].map(name => (
            <button
              key={name || 'all'}
              type="button"
              aria-pressed={kind === name}
              onClick={() => onKind(name)}
              className={`flex min-h-8 items-center gap-2 rounded-md px-2.5 outline-none focus-visible:ring-2 focus-visible:ring-ring ${kind === name ? 'bg-chosen text-chosen-foreground' : 'bg-muted hover:bg-accent'}`}
            >
              {name && <span aria-hidden="true" className={`size-2.5 rounded-full ${fillOf(kinds, name)}`} />}
              {name || labels.all}
            </button>
          ))}
        </fieldset>
      )}
    </>
  )
}
