import { X } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { keyed } from '../../shared/keyed'
import { content } from '../content'

const ALL = content.links.flatMap(link => (link.links?.length ? link.links : [link]))

type BarSearchProps = { isFocused: boolean; onGo: (label: string) => void; onClose: () => void }

export function BarSearch({ isFocused, onGo, onClose }: BarSearchProps) {
  const { search } = content
  const [query, setQuery] = useState('')
  const found = ALL.filter(link =>
    [link.label, link.text].join(' ').toLowerCase().includes(query.trim().toLowerCase()),
  )
  return (
    <search className="block border-b bg-card p-3 text-card-foreground">
      <div className="flex gap-2">
        <Input
          type="search"
          value={query}
          autoFocus={isFocused}
          aria-label={search.label}
          placeholder={search.label}
          onChange={event => setQuery(event.target.value)}
          onKeyDown={event => event.key === 'Escape' && onClose()}
          className="h-11"
        />
        <Button variant="ghost" size="icon" className="size-11" aria-label={search.close} onClick={onClose}>
          <X aria-hidden />
        </Button>
      </div>
      <ul className="mt-2 flex flex-wrap gap-1">
        {keyed(found).map(({ entry, key }) => (
          <li key={key}>
            <Button variant="secondary" className="h-11" onClick={() => onGo(entry.label)}>
              {entry.label}
            </Button>
          </li>
        ))}
      </ul>
      {found.length === 0 ? <p className="pt-1 text-muted-foreground">{search.none}</p> : null}
    </search>
  )
}
