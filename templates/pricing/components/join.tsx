import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '@/components/ui/dialog'
import { Field, FieldError, FieldLabel } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { content, type Plan } from '../content'

export function Join({ plan, onClose }: { plan: Plan | null; onClose: () => void }) {
  const { join } = content
  const [errors, setErrors] = useState<{ name?: string; email?: string }>({})
  const [sentTo, setSentTo] = useState('')

  function close() {
    setSentTo('')
    setErrors({})
    onClose()
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const email = String(data.get('email') ?? '').trim()
    const found = {
      name: String(data.get('name') ?? '').trim() ? undefined : join.missing,
      email: email ? (/^\S+@\S+\.\S+$/.test(email) ? undefined : join.badEmail) : join.missing,
    }
    setErrors(found)
    if (!found.name && !found.email) setSentTo(email)
  }

  return (
    <Dialog open={plan !== null} onOpenChange={isOpen => !isOpen && close()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle className="break-words text-2xl">
            {sentTo ? join.doneTitle : `${join.title} ${plan?.name ?? ''}`}
          </DialogTitle>
          <DialogDescription className="text-base">
            {sentTo ? `${join.done} ${sentTo}.` : join.lead}
          </DialogDescription>
        </DialogHeader>
        {sentTo ? (
          <Button onClick={close} className="h-11 justify-self-start">
            {join.close}
          </Button>
        ) : (
          <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
            {(['name', 'email'] as const).map(name => (
              <Field key={name} data-invalid={Boolean(errors[name])}>
                <FieldLabel htmlFor={`join-${name}`}>{join[name]}</FieldLabel>
                <Input
                  id={`join-${name}`}
                  name={name}
                  type={name === 'email' ? 'email' : 'text'}
                  autoComplete={name}
                  aria-invalid={Boolean(errors[name])}
                  className="h-11"
                />
                <FieldError>{errors[name]}</FieldError>
              </Field>
            ))}
            <Button type="submit" className="h-auto min-h-11 whitespace-normal">
              {join.send}
            </Button>
          </form>
        )}
      </DialogContent>
    </Dialog>
  )
}
