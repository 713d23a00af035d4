import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { SearchField } from '../../shared/search-field'
import { content } from '../content'
import type { Row } from './rows'

interface ToolbarProps {
  query: string
  chosen: Row[]
  isAllMarked: boolean
  onQuery: (query: string) => void
  onMark: () => void
  onClear: () => void
}

export function Toolbar({ query, chosen, isAllMarked, onQuery, onMark, onClear }: ToolbarProps) {
  const { select, actions } = content
  const [copied, setCopied] = useState('')
  const text = chosen.map(row => row.cells.join('\t')).join('\n')
  const copy = async () => {
    await navigator.clipboard?.writeText(text).catch(() => undefined)
    setCopied(text)
  }
  return (
    <div className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-2 border-b px-4 py-2.5">
      <SearchField label={content.search} value={query} className="h-11 @3xl:max-w-72" onValue={onQuery} />
      {chosen.length ? (
        <div className="flex flex-1 flex-wrap items-center gap-2">
          <p role="status" className="mr-auto font-medium tabular-nums">
            {`${chosen.length} ${select.chosen}`}
          </p>
          <Button variant="ghost" className="h-11" onClick={onClear}>
            {select.clear}
          </Button>
          <Button variant="outline" className="h-11" onClick={copy}>
            {copied === text ? actions.copied : actions.copy}
          </Button>
          <Button className="h-11" onClick={onMark}>
            {isAllMarked ? actions.markName : actions.mark}
          </Button>
        </div>
      ) : null}
    </div>
  )
}
