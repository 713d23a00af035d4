import { content } from '../content'

export type Errors = Record<string, string | undefined>

/** What is written in the form, and what is wrong with it. */
export interface Filled {
  values: Record<string, string>
  errors: Errors
  onChange: (key: string, value: string) => void
}

export const fieldKey = (index: number) => `field-${index}`

export function checkForm(values: Record<string, string>, isCard: boolean): Errors {
  const errors: Errors = {}
  const { address, payment } = content
  content.fields.forEach((field, index) => {
    const value = (values[fieldKey(index)] ?? '').trim()
    if (!value && !field.optional) errors[fieldKey(index)] = address.missing
    else if (value && field.type === 'email' && !/^\S+@\S+\.\S+$/.test(value))
      errors[fieldKey(index)] = address.badEmail
  })
  if (!isCard) return errors
  if (!/^\d{13,19}$/.test((values.number ?? '').replaceAll(' ', ''))) errors.number = payment.badNumber
  if (!/^(0[1-9]|1[0-2])\/\d\d$/.test(values.expires ?? '')) errors.expires = payment.badExpires
  if (!/^\d{3,4}$/.test(values.code ?? '')) errors.code = payment.badCode
  if (!(values.holder ?? '').trim()) errors.holder = address.missing
  return errors
}

export function tidy(key: string, value: string): string {
  const digits = value.replaceAll(/\D/g, '')
  if (key === 'number') return digits.slice(0, 19).replaceAll(/(\d{4})(?=\d)/g, '$1 ')
  if (key === 'expires') return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2, 4)}` : digits
  if (key === 'code') return digits.slice(0, 4)
  return value
}

export const money = (amount: number): string => `${content.currency}${amount.toFixed(2)}`
