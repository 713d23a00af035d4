import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { TextField } from '../../shared/text-field'
import { content } from '../content'
import { Sign } from './sign'

const looks = [0, 1, 2, 3, 4, 5]

export function Contact() {
  const { contact } = content
  const [words, setWords] = useState('')
  const [email, setEmail] = useState('')
  const [look, setLook] = useState(0)
  const [errors, setErrors] = useState<{ words?: string; email?: string }>({})
  const [isDone, setDone] = useState(false)
  const text = words.trim() || contact.signHint
  const letters = words.replaceAll(/\s/g, '').length

  function submit(event: FormEvent) {
    event.preventDefault()
    const found = {
      words: words.trim() ? undefined : contact.missing,
      email: email.trim() ? (/^\S+@\S+\.\S+$/.test(email) ? undefined : contact.badEmail) : contact.missing,
    }
    setErrors(found)
    if (found.words || found.email) return
    setDone(true)
    setWords('')
  }

  return (
    <section id="contact" aria-labelledby="contact-title" className="bg-muted">
      <div className="grid grid-cols-1 gap-x-12 gap-y-8 px-5 py-16 md:grid-cols-2 md:px-10 md:py-24">
        <div className="min-w-0">
          <h2 id="contact-title" className="font-medium text-4xl tracking-[-0.03em] md:text-5xl">
            {isDone ? contact.doneTitle : contact.title}
          </h2>
          <p className="mt-3 break-words text-lg">{isDone ? `${contact.done} ${email}.` : contact.lead}</p>
          {isDone ? (
            <Button variant="outline" className="mt-6 h-12" onClick={() => setDone(false)}>
              {contact.again}
            </Button>
          ) : (
            <form noValidate onSubmit={submit} className="mt-6 grid grid-cols-1 gap-4">
              <TextField
                field="gap-2"
                id="sign-words"
                label={contact.sign}
                error={errors.words}
                maxLength={60}
                value={words}
                placeholder={contact.signHint}
                onChange={event => setWords(event.target.value)}
                className="h-13 bg-card text-lg"
              />
              <TextField
                field="gap-2"
                id="sign-email"
                label={contact.email}
                error={errors.email}
                type="email"
                autoComplete="email"
                value={email}
                onChange={event => setEmail(event.target.value)}
                className="h-13 bg-card text-lg"
              />
              <Button type="submit" className="h-auto min-h-13 whitespace-normal text-base">
                {contact.send}
              </Button>
            </form>
          )}
          <address className="mt-8 text-lg not-italic leading-relaxed">
            {[content.brand, ...contact.lines].map((line, index) => (
              <span key={[index, line].join()} className="block break-words">
                {line}
              </span>
            ))}
          </address>
        </div>
        <div className="min-w-0">
          <Sign text={text} at={look} className="aspect-[4/3] w-full" />
          <div className="mt-3 flex flex-wrap items-center gap-2">
            {looks.map(at => (
              <button
                key={at}
                type="button"
                aria-pressed={look === at}
                onClick={() => setLook(at)}
                className="size-12 outline-none outline-offset-2 focus-visible:outline-2 focus-visible:outline-ring aria-pressed:outline-2 aria-pressed:outline-foreground"
              >
                <Sign text={text.slice(0, 1)} at={at} className="size-full p-0.5" />
              </button>
            ))}
            <p aria-live="polite" className="ml-auto text-muted-foreground tabular-nums">
              {letters} {contact.letters}
            </p>
          </div>
        </div>
      </div>
    </section>
  )
}
