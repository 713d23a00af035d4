import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { content } from '../content'

export function Notes() {
  const { notes } = content
  const [events, setEvents] = useState(content.events)
  const [text, setText] = useState('')
  return (
    <section aria-labelledby="notes">
      <h2 id="notes" className="pb-4 text-base font-semibold">
        {notes.title}
      </h2>
      <form
        className="grid gap-2 border-t py-3"
        onSubmit={event => {
          event.preventDefault()
          if (!text.trim()) return
          setEvents([{ name: text.trim(), date: notes.today }, ...events])
          setText('')
        }}
      >
        <label htmlFor="note" className="text-muted-foreground">
          {notes.label}
        </label>
        <div className="flex gap-2">
          <Input
            id="note"
            value={text}
            placeholder={notes.hint}
            onChange={event => setText(event.target.value)}
            className="h-8 min-w-0"
          />
          <Button type="submit" size="sm" variant="outline" disabled={!text.trim()}>
            {notes.add}
          </Button>
        </div>
      </form>
      {events.length === 0 && <p className="text-muted-foreground">{notes.empty}</p>}
      <ol>
        {events.map((event, index) => (
          <li key={[event.name, index].join()} className="border-t py-3">
            <p>{event.name}</p>
            {event.date && <p className="text-muted-foreground">{event.date}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}
