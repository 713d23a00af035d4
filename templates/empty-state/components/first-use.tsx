import { Plus, X } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { keyed } from '../../shared/keyed'
import { TextField } from '../../shared/text-field'
import { content } from '../content'
import { Kiln } from './kiln'

/** The list before its first entry, and what becomes of it. */
export function FirstUse() {
  const { add } = content
  const [rows, setRows] = useState(content.firings)
  const [isAdding, setAdding] = useState(false)
  const [draft, setDraft] = useState('')
  const [isTried, setTried] = useState(false)
  const isFault = isTried && !draft.trim()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!draft.trim()) return
    setRows([...rows, { name: draft.trim() }])
    setDraft('')
    setTried(false)
    setAdding(false)
  }
  const form = (
    <form noValidate onSubmit={submit} className="grid w-full max-w-md gap-3">
      <TextField
        id="entry"
        label={add.label}
        error={isFault ? add.error : undefined}
        value={draft}
        onChange={event => setDraft(event.target.value)}
        className="h-11"
      />
      <div className="flex gap-2">
        <Button type="submit" className="h-11">
          {add.submit}
        </Button>
        <Button type="button" variant="ghost" className="h-11" onClick={() => setAdding(false)}>
          {add.cancel}
        </Button>
      </div>
    </form>
  )
  return (
    <section aria-label={content.brand} className="overflow-hidden rounded-xl border bg-card">
      <header className="flex h-14 items-center justify-between gap-4 border-b px-5">
        <p className="min-w-0 truncate font-semibold">{content.brand}</p>
        <p className="shrink-0 text-muted-foreground text-sm tabular-nums">{`${rows.length} ${content.unit}`}</p>
      </header>
      {rows.length ? (
        <div>
          <h1 className="sr-only">{content.title}</h1>
          <ul className="divide-y">
            {keyed(rows).map(({ entry, at, key }) => (
              <li key={key} className="flex min-h-14 items-center gap-4 py-2 pr-3 pl-5">
                <span className="min-w-0 flex-1">
                  <span className="block break-words">{entry.name}</span>
                  {entry.text ? <span className="text-muted-foreground text-sm">{entry.text}</span> : null}
                </span>
                <Button
                  variant="ghost"
                  size="icon-lg"
                  aria-label={`${add.remove}: ${entry.name}`}
                  onClick={() => setRows(rows.filter((_, one) => one !== at))}
                >
                  <X aria-hidden />
                </Button>
              </li>
            ))}
          </ul>
          <div className="border-t p-5">
            {isAdding ? (
              form
            ) : (
              <Button variant="outline" className="h-11" onClick={() => setAdding(true)}>
                <Plus aria-hidden />
                {add.clear}
              </Button>
            )}
          </div>
        </div>
      ) : (
        <div className="flex flex-col items-start gap-x-14 gap-y-8 px-6 py-10 sm:px-10 md:flex-row md:items-center md:py-16 lg:px-16">
          <Kiln kind="first" className="w-36 md:w-56" />
          <div className="min-w-0">
            <h1 className="max-w-lg text-balance break-words font-semibold text-3xl leading-tight tracking-tight lg:text-4xl">
              {content.title}
            </h1>
            <p className="mt-3 max-w-md text-muted-foreground leading-relaxed">{content.lead}</p>
            <div className="mt-6">
              {isAdding ? (
                form
              ) : (
                <Button className="h-11 px-5" onClick={() => setAdding(true)}>
                  {content.action}
                </Button>
              )}
            </div>
          </div>
        </div>
      )}
    </section>
  )
}
