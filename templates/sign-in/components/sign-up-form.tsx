import { type FormEvent, useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { FieldError } from '@/components/ui/field'
import { content } from '../content'
import { keyed } from './keyed'
import { faultOf, TextField } from './text-field'

export function SignUpForm({ onDone }: { onDone: (name: string) => void }) {
  const { signUp } = content
  const terms = useId()
  const [values, setValues] = useState<Record<number, string>>({})
  const [isAgreed, setAgreed] = useState(false)
  const [isTried, setTried] = useState(false)
  const faults = signUp.fields.map((field, at) => faultOf(field.kind, values[at] ?? '', field.isOptional))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isAgreed && faults.every(fault => !fault)) onDone(values[0] ?? '')
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <div>
        <h2 className="font-semibold text-2xl tracking-tight">{signUp.title}</h2>
        <p className="mt-1 text-muted-foreground">{signUp.fields.length ? signUp.lead : signUp.empty}</p>
      </div>
      {keyed(signUp.fields).map(({ entry, at, key }) => (
        <TextField
          key={key}
          {...entry}
          value={values[at] ?? ''}
          onChange={value => setValues({ ...values, [at]: value })}
          error={isTried ? faults[at] : ''}
        />
      ))}
      <div>
        <div className="flex gap-3">
          <Checkbox
            id={terms}
            checked={isAgreed}
            aria-invalid={isTried && !isAgreed}
            onCheckedChange={checked => setAgreed(checked === true)}
            className="mt-0.5 size-5"
          />
          <label htmlFor={terms} className="cursor-pointer leading-snug">
            {signUp.terms}
          </label>
        </div>
        {isTried && !isAgreed ? <FieldError className="mt-2">{signUp.termsError}</FieldError> : null}
      </div>
      <Button type="submit" className="h-12 text-base">
        {signUp.submit}
      </Button>
    </form>
  )
}
