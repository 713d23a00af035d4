import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field, FieldError, FieldLabel } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import { content } from '../content'

const names = ['name', 'email', 'message'] as const

export function Contact() {
  const { contact } = content
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [sentTo, setSentTo] = useState('')

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const email = String(data.get('email') ?? '').trim()
    const found = Object.fromEntries(
      names.filter(name => !String(data.get(name) ?? '').trim()).map(name => [name, contact.missing]),
    )
    if (email && !/^\S+@\S+\.\S+$/.test(email)) found.email = contact.badEmail
    setErrors(found)
    if (Object.keys(found).length === 0) setSentTo(email)
  }

  return (
    <section
      id="contact"
      aria-labelledby="contact-title"
      className="scroll-mt-4 bg-foreground text-background"
    >
      <div className="mx-auto grid grid-cols-1 max-w-7xl gap-x-16 gap-y-10 px-5 py-16 md:grid-cols-2 md:px-8 md:py-24">
        <div className="min-w-0">
          <h2 id="contact-title" className="font-bold font-display text-4xl tracking-tight md:text-5xl">
            {sentTo ? contact.doneTitle : contact.title}
          </h2>
          <p className="mt-4 max-w-[44ch] break-words text-lg leading-normal">
            {sentTo ? `${contact.done} ${sentTo}.` : contact.lead}
          </p>
          <address className="mt-8 text-lg not-italic leading-relaxed">
            {[content.brand, ...contact.lines].map((line, index) => (
              <span key={[index, line].join()} className="block break-words">
                {line}
              </span>
            ))}
          </address>
        </div>
        <div className="min-w-0 bg-card p-6 text-card-foreground md:p-8">
          {sentTo ? (
            <Button variant="outline" className="h-12" onClick={() => setSentTo('')}>
              {contact.again}
            </Button>
          ) : (
            <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
              {names.map(name => (
                <Field key={name} data-invalid={Boolean(errors[name])} className="gap-2">
                  <FieldLabel htmlFor={`contact-${name}`}>{contact[name]}</FieldLabel>
                  {name === 'message' ? (
                    <Textarea
                      id="contact-message"
                      name={name}
                      aria-invalid={Boolean(errors[name])}
                      className="min-h-32 text-base"
                    />
                  ) : (
                    <Input
                      id={`contact-${name}`}
                      name={name}
                      type={name === 'email' ? 'email' : 'text'}
                      autoComplete={name}
                      aria-invalid={Boolean(errors[name])}
                      className="h-12 text-base"
                    />
                  )}
                  <FieldError>{errors[name]}</FieldError>
                </Field>
              ))}
              <Button type="submit" className="h-auto min-h-13 whitespace-normal text-base">
                {contact.send}
              </Button>
            </form>
          )}
        </div>
      </div>
    </section>
  )
}
