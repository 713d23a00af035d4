import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { TextField } from '../../shared/text-field'
import { content } from '../content'

export function AskForm({ about, onAbout }: { about: string; onAbout: (about: string) => void }) {
  const { form, treks } = content
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [isSent, setIsSent] = useState(false)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const found: Record<string, string> = {}
    if (!String(data.get('name')).trim()) found.name = form.required
    if (!/^\S+@\S+\.\S+$/.test(String(data.get('mail')).trim())) found.mail = form.mailWrong
    setErrors(found)
    if (Object.keys(found).length === 0) setIsSent(true)
  }
  const fields = [
    { key: 'when', label: form.when, hint: form.whenHint },
    { key: 'name', label: form.name, hint: '' },
    { key: 'mail', label: form.mail, hint: '' },
  ]
  return (
    <section id="ask" aria-labelledby="ask-title" className="md:sticky md:top-6 md:self-start">
      <h2 id="ask-title" className="font-display text-2xl font-semibold tracking-tight">
        {form.title}
      </h2>
      {isSent ? (
        <div className="mt-4 rounded-md bg-muted p-5">
          <p role="status">{form.thanks}</p>
          <Button variant="outline" className="mt-4 bg-card" onClick={() => setIsSent(false)}>
            {form.again}
          </Button>
        </div>
      ) : (
        <form noValidate onSubmit={submit} className="mt-4 grid grid-cols-1 gap-4">
          <TextField
            id="ask-about"
            label={form.what}
            name="about"
            list="ask-offers"
            value={about}
            placeholder={form.open}
            onChange={event => onAbout(event.target.value)}
          />
          <datalist id="ask-offers">
            {treks.map((trek, index) => (
              <option key={[trek.name, index].join()} value={trek.name} />
            ))}
          </datalist>
          {fields.map(field => (
            <TextField
              key={field.key}
              id={`ask-${field.key}`}
              label={field.label}
              error={errors[field.key]}
              name={field.key}
              type={field.key === 'mail' ? 'email' : 'text'}
              placeholder={field.hint}
            />
          ))}
          <TextField id="ask-text" label={form.text} name="text" isLong className="min-h-24" />
          <Button type="submit" size="lg" className="justify-self-start">
            {form.send}
          </Button>
        </form>
      )}
    </section>
  )
}
