import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '@/components/ui/dialog'
import { FieldError } from '@/components/ui/field'
import { TextField } from '../../shared/text-field'
import { content } from '../content'
import { clock, type Entry, places } from './when'

type Props = { entry: Entry; onClose: () => void; onSave: (entry: Entry) => void; onRemove: () => void }

const { labels } = content
const fields = [
  { key: 'name', label: labels.name, type: 'text', span: 'col-span-6' },
  { key: 'day', label: labels.day, type: 'date', span: 'col-span-6 sm:col-span-2' },
  { key: 'from', label: labels.from, type: 'time', span: 'col-span-3 sm:col-span-2' },
  { key: 'to', label: labels.to, type: 'time', span: 'col-span-3 sm:col-span-2' },
  { key: 'place', label: labels.place, type: 'text', span: 'col-span-3' },
  { key: 'person', label: labels.person, type: 'text', span: 'col-span-3' },
  { key: 'note', label: labels.note, type: 'text', span: 'col-span-6' },
]
const minutes = (text: string) =>
  text ? Number(text.slice(0, 2)) * 60 + Number(text.slice(3, 5)) : undefined

export function BookingDialog({ entry, onClose, onSave, onRemove }: Props) {
  const [error, setError] = useState('')
  const first: Record<string, string | undefined> = {
    ...{ name: entry.name, day: entry.day, place: entry.place, person: entry.person, note: entry.note },
    from: entry.start === undefined ? '' : clock(entry.start),
    to: entry.end === undefined ? '' : clock(entry.end),
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const read = (key: string) => String(form.get(key) ?? '').trim()
    const start = minutes(read('from'))
    const end = minutes(read('to')) ?? (start === undefined ? undefined : Math.min(start + 60, 1439))
    if (!read('name') || !read('day')) return setError(labels.required)
    if (start !== undefined && end !== undefined && end <= start) return setError(labels.order)
    onSave({
      ...{
        id: entry.id,
        name: read('name'),
        day: read('day'),
        start,
        end: start === undefined ? start : end,
      },
      ...{ place: read('place'), person: read('person'), note: read('note') },
    })
  }
  return (
    <Dialog open onOpenChange={isOpen => !isOpen && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle className="pr-6 leading-tight">{entry.name || labels.add}</DialogTitle>
          <DialogDescription>{labels.addHint}</DialogDescription>
        </DialogHeader>
        <form onSubmit={submit} noValidate className="grid grid-cols-6 gap-4">
          {fields.map(field => (
            <TextField
              key={field.key}
              field={field.span}
              id={`booking-${field.key}`}
              label={field.label}
              name={field.key}
              type={field.type}
              defaultValue={first[field.key] ?? ''}
              list={field.key === 'place' ? 'places' : undefined}
            />
          ))}
          <datalist id="places">
            {places.map(place => (
              <option key={place} value={place} />
            ))}
          </datalist>
          {error && <FieldError className="col-span-6">{error}</FieldError>}
          <div className="col-span-6 flex justify-between gap-2">
            <Button type="submit">{labels.save}</Button>
            <Button type="button" variant="ghost" className="empty:hidden" onClick={onRemove}>
              {entry.id !== -1 && labels.remove}
            </Button>
          </div>
        </form>
      </DialogContent>
    </Dialog>
  )
}
