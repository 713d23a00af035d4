import { type FormEvent, useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field, FieldError, FieldLabel } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import { content, type Post } from '../content'

const EMPTY = { name: '', count: '', place: '', text: '' }

export function PostForm({ onAdd }: { onAdd: (post: Post) => void }) {
  const { form, labels, me } = content
  const id = useId()
  const [draft, setDraft] = useState(EMPTY)
  const [isWrong, setIsWrong] = useState(false)
  const isOpen = Object.values(draft).some(Boolean)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const name = draft.name.trim()
    setIsWrong(!name)
    if (!name) return
    onAdd({
      name,
      count: Number(draft.count) || undefined,
      place: draft.place.trim() || undefined,
      text: draft.text.trim() || undefined,
      person: me,
      time: labels.now,
    })
    setDraft(EMPTY)
  }
  const set = (key: keyof typeof EMPTY, value: string) => setDraft({ ...draft, [key]: value })
  return (
    <form onSubmit={submit} noValidate className="rounded-xl bg-card p-5 md:p-6">
      <h2 className="text-xl font-semibold tracking-tight">{form.title}</h2>
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)_5.5rem] gap-3">
        <Field data-invalid={isWrong}>
          <FieldLabel htmlFor={`${id}name`}>{form.name}</FieldLabel>
          <Input
            id={`${id}name`}
            aria-invalid={isWrong}
            value={draft.name}
            onChange={event => set('name', event.target.value)}
          />
          {isWrong && <FieldError>{form.required}</FieldError>}
        </Field>
        <Field>
          <FieldLabel htmlFor={`${id}count`}>{form.count}</FieldLabel>
          <Input
            id={`${id}count`}
            type="number"
            min={1}
            value={draft.count}
            onChange={event => set('count', event.target.value)}
          />
        </Field>
        <div className={`col-span-2 grid grid-cols-1 gap-3 xl:grid ${isOpen ? '' : 'hidden'}`}>
          <Field>
            <FieldLabel htmlFor={`${id}place`}>{form.place}</FieldLabel>
            <Input
              id={`${id}place`}
              value={draft.place}
              onChange={event => set('place', event.target.value)}
            />
          </Field>
          <Field>
            <FieldLabel htmlFor={`${id}text`}>{form.text}</FieldLabel>
            <Textarea
              id={`${id}text`}
              value={draft.text}
              onChange={event => set('text', event.target.value)}
              className="min-h-20"
            />
          </Field>
        </div>
        <Button type="submit" className="col-span-2 justify-self-start">
          {form.add}
        </Button>
      </div>
    </form>
  )
}
