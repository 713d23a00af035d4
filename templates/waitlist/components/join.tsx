import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { TextField } from '../../shared/text-field'
import { content } from '../content'

type Entry = { name: string; email: string; share: string }

const nobody: Entry = { name: '', email: '', share: '' }

export function Join() {
  const { form } = content
  const [entry, setEntry] = useState(nobody)
  const [errors, setErrors] = useState<Partial<Entry>>({})
  const [state, setState] = useState<'open' | 'done' | 'left'>('open')

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const found: Partial<Entry> = {}
    if (!entry.name.trim()) found.name = form.missing
    if (!entry.email.trim()) found.email = form.missing
    else if (!/^\S+@\S+\.\S+$/.test(entry.email)) found.email = form.badEmail
    setErrors(found)
    if (Object.keys(found).length === 0) setState('done')
  }

  if (state === 'done')
    return (
      <section
        aria-labelledby="join-title"
        role="status"
        className="min-w-0 self-start rounded-xl bg-card p-6 text-card-foreground md:p-7"
      >
        <h2 id="join-title" className="font-bold text-2xl tracking-tight">
          {form.doneTitle}
        </h2>
        <p className="mt-2 break-words text-muted-foreground">
          {form.doneText} {entry.email}.
        </p>
        <dl className="mt-6 space-y-3 border-t border-dashed pt-5">
          <Line label={form.holder} value={entry.name} />
          <Line label={form.share} value={entry.share || form.anyShare} />
          {content.hero.opens ? <Line label={form.opensLabel} value={content.hero.opens} /> : null}
        </dl>
        <div className="mt-6 flex flex-wrap gap-2">
          <Button variant="outline" className="h-11" onClick={() => setState('open')}>
            {form.change}
          </Button>
          <Button variant="ghost" className="h-11" onClick={() => setState('left')}>
            {form.leave}
          </Button>
        </div>
      </section>
    )

  return (
    <form
      noValidate
      onSubmit={submit}
      aria-labelledby="join-title"
      className="min-w-0 self-start rounded-xl bg-card p-6 text-card-foreground md:p-7"
    >
      <h2 id="join-title" className="text-balance font-bold text-2xl tracking-tight">
        {form.title}
      </h2>
      <p role="status" className="mt-2 text-muted-foreground empty:hidden">
        {state === 'left' && form.left}
      </p>
      <div className="mt-5 grid grid-cols-1 gap-4">
        {content.shares.length > 0 ? (
          <fieldset className="min-w-0">
            <legend className="mb-2 font-medium text-sm">{form.share}</legend>
            <div className="max-h-64 overflow-y-auto rounded-md border border-input">
              {content.shares.map((share, index) => (
                <label
                  key={[index, share.name].join()}
                  className="flex min-h-12 cursor-pointer items-center gap-3 border-t px-3.5 py-2 first:border-t-0 has-checked:bg-straw has-focus-visible:outline-2 has-focus-visible:outline-ring"
                >
                  <input
                    type="radio"
                    name="share"
                    value={share.name}
                    checked={entry.share === share.name}
                    onChange={() => setEntry({ ...entry, share: share.name })}
                    className="size-4 shrink-0 accent-primary"
                  />
                  <span className="min-w-0 flex-1 break-words leading-snug">{share.name}</span>
                  {share.price ? <span className="tabular-nums">{share.price}</span> : null}
                </label>
              ))}
            </div>
          </fieldset>
        ) : null}
        {(['name', 'email'] as const).map(name => (
          <TextField
            key={name}
            field="gap-2"
            id={`join-${name}`}
            label={form[name]}
            error={errors[name]}
            type={name === 'email' ? 'email' : 'text'}
            autoComplete={name}
            value={entry[name]}
            onChange={event => setEntry({ ...entry, [name]: event.target.value })}
            className="h-12 bg-background text-base"
          />
        ))}
        <Button type="submit" className="h-auto min-h-12 whitespace-normal text-base">
          {form.send}
        </Button>
        <p className="text-muted-foreground text-sm">{form.note}</p>
      </div>
    </form>
  )
}

function Line({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="text-muted-foreground text-sm">{label}</dt>
      <dd className="break-words font-bold text-lg leading-snug">{value}</dd>
    </div>
  )
}
