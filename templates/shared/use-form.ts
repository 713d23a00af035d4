import { type FormEvent, useState } from 'react'

/** A form that is done once no field with one of these names is empty, and its email is one. */
export function useForm(names: readonly string[], faults: { missing: string; badEmail?: string }) {
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [sent, setSent] = useState<Record<string, string>>({})
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const values = Object.fromEntries(names.map(name => [name, String(data.get(name) ?? '').trim()]))
    const found = Object.fromEntries(names.filter(name => !values[name]).map(name => [name, faults.missing]))
    if (values.email && !/^\S+@\S+\.\S+$/.test(values.email)) found.email = faults.badEmail ?? ''
    setErrors(found)
    if (Object.keys(found).length === 0) setSent(values)
  }
  const begin = () => {
    setErrors({})
    setSent({})
  }
  return { errors, sent, submit, begin }
}
