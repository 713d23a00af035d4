import { keyed } from '../../shared/keyed'
import { content } from '../content'

export type FieldOf = (typeof content.fields)[number]
export type Answers = Record<number, string[]>
export type Section = { name: string; text?: string; fields: { entry: FieldOf; at: number; key: string }[] }

/** The fields under their groups, in the order in which these first appear. */
export const SECTIONS: Section[] = [
  ...new Set(content.fields.map(field => field.group ?? content.ungrouped)),
].map(name => ({
  name,
  text: content.groups.find(group => group.name === name)?.text,
  fields: keyed(content.fields).filter(({ entry }) => (entry.group ?? content.ungrouped) === name),
}))

export const idOf = (at: number): string => `field-${at}`

export const isFilled = (answer: string[] | undefined): boolean =>
  (answer ?? []).some(part => part.trim() !== '')

export function faultOf(field: FieldOf, answer: string[] | undefined): string {
  const { errors } = content
  const text = (answer?.[0] ?? '').trim()
  if (!isFilled(answer)) {
    if (field.isOptional) return ''
    if (field.kind === 'check') return errors.check
    return field.options?.length ? errors.choose : errors.empty
  }
  if (field.kind === 'email' && !/^\S+@\S+\.\S+$/.test(text)) return errors.email
  if (field.kind === 'tel' && text.replace(/\D/g, '').length < 6) return errors.tel
  if (field.kind === 'number' && !(Number(text.replace(',', '.')) > 0)) return errors.number
  return ''
}
