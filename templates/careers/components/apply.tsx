import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field, FieldError, FieldLabel } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { NativeSelect, NativeSelectOption } from '@/components/ui/native-select'
import { Textarea } from '@/components/ui/textarea'
import { content } from '../content'

const names = ['name', 'contact', 'why'] as const

export function Apply({ wanted, onWanted }: { wanted: number; onWanted: (at: number) => void }) {
  const { form, roles } = content
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [sent, setSent] = useState('')

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const found = Object.fromEntries(
      names.filter(name => !String(data.get(name) ?? '').trim()).map(name => [name, form.missing]),
    )
    setErrors(found)
    if (Object.keys(found).length === 0) setSent(String(data.get('contact')))
  }

  return (
    <section
      id="apply"
      aria-labelledby="apply-title"
      className="scroll-mt-4 bg-valley text-valley-foreground"
    >
      <div className="mx-auto grid grid-cols-1 max-w-7xl gap-x-16 gap-y-6 px-5 py-16 md:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)] md:px-8 md:py-20">
        <div>
          <h2
            id="apply-title"
            className="text-balance font-extrabold text-4xl leading-tight tracking-[-0.04em] md:text-5xl"
          >
            {sent ? form.doneTitle : form.title}
          </h2>
          <p className="mt-3 break-words text-lg">{sent ? `${form.done} ${sent}` : form.lead}</p>
        </div>
        <div className="min-w-0 rounded-lg bg-card p-6 text-card-foreground md:p-8">
          {sent ? (
            <div role="status">
              <p className="break-words font-bold text-2xl tracking-tight">
                {roles[wanted]?.name ?? form.anyRole}
              </p>
              <Button variant="outline" className="mt-5 h-12" onClick={() => setSent('')}>
                {form.again}
              </Button>
            </div>
          ) : (
            <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
              {roles.length > 0 ? (
                <div className="grid grid-cols-1 gap-2">
                  <label htmlFor="apply-role" className="font-medium text-sm">
                    {form.role}
                  </label>
                  <NativeSelect
                    id="apply-role"
                    value={wanted}
                    onChange={event => onWanted(Number(event.target.value))}
                    className="h-12 max-w-full text-base"
                  >
                    <NativeSelectOption value={-1}>{form.anyRole}</NativeSelectOption>
                    {roles.map((role, at) => (
                      <NativeSelectOption key={[at, role.name].join()} value={at}>
                        {role.name}
                      </NativeSelectOption>
                    ))}
                  </NativeSelect>
                </div>
              ) : null}
              {names.map(name => (
                <Field key={name} data-invalid={Boolean(errors[name])} className="gap-2">
                  <FieldLabel htmlFor={`apply-${name}`}>{form[name]}</FieldLabel>
                  {name === 'why' ? (
                    <Textarea
                      id="apply-why"
                      name={name}
                      aria-invalid={Boolean(errors[name])}
                      className="min-h-28 text-base"
                    />
                  ) : (
                    <Input
                      id={`apply-${name}`}
                      name={name}
                      aria-invalid={Boolean(errors[name])}
                      className="h-12 text-base"
                    />
                  )}
                  <FieldError>{errors[name]}</FieldError>
                </Field>
              ))}
              <Button type="submit" className="h-auto min-h-13 whitespace-normal text-base">
                {form.send}
              </Button>
            </form>
          )}
        </div>
      </div>
    </section>
  )
}
