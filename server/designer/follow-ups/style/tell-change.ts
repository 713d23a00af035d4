import type { Change, Property } from '#server/designer/follow-ups/style/change.ts'
import { classesAbout } from '#server/designer/follow-ups/style/tailwind.ts'
import type { OperationInput } from '#shared/edits/operations.ts'

const NAMES: Partial<Record<Property, string>> = {
  fontSize: 'text size',
  fontWeight: 'weight',
  fontStyle: 'style',
  textDecoration: 'line',
  textTransform: 'letters',
  textAlign: 'alignment',
  letterSpacing: 'letter spacing',
  lineHeight: 'line height',
  borderWidth: 'border',
  radius: 'corners',
  paddingX: 'padding at the sides',
  paddingY: 'padding above and below',
  maxWidth: 'greatest width',
  minHeight: 'least height',
}

/** What was changed and how, for people: "text size 5xl → 6xl"; empty where it cannot be said in words. */
export function tellChanges(changes: readonly Change[], operations: readonly OperationInput[]): string {
  const [own] = operations.filter(operation => operation.op === 'setClasses')
  const swapped = own?.replace ?? []
  const added = [...(own?.add ?? []), ...swapped.map(({ to }) => to)]
  const removed = [...(own?.remove ?? []), ...swapped.map(({ from }) => from)]
  return [...new Set(changes.map(change => tell(change, added, removed)))].filter(Boolean).join(', ')
}

function tell(change: Change, added: readonly string[], removed: readonly string[]): string {
  const name = NAMES[change.property] ?? (/^[a-z]+$/.test(change.property) ? change.property : '')
  if (name === '') return ''
  const [before] = plainOnes(removed, change.property)
  const [after] = plainOnes(added, change.property)
  if (before && after && after !== before) return `${name} ${before} → ${after}`
  if ('value' in change) return change.value.length <= WORDS_MAX ? `${name} ${change.value}` : name
  return `${name} ${change.steps > 0 ? 'up' : 'down'} a step`
}

const WORDS_MAX = 12

/** Without what they are about, and only those that hold at every width: `text-5xl` is "5xl". */
const plainOnes = (classes: readonly string[], property: Property): string[] =>
  classesAbout(
    classes.filter(name => !name.includes(':')),
    property,
  ).map(name => name.replace(/^[a-z]+-\[?|\]$/g, ''))
