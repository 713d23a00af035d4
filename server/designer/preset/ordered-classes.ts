import { ruleFor } from '#server/designer/preset/class-rules.ts'
import { declarations, isFixed, isPlainTag, placesOf } from '#server/designer/preset/inline-classes.ts'
import { CLASSES } from '#server/designer/preset/styles-file.ts'
import { attributeOf, endOf, isJsxElement, parseCode, startOf, visit } from '#shared/edits/syntax.ts'
import { applyTextEdits, type TextEdit } from '#shared/edits/text-edits.ts'

/** The classes of elements in the order in which Tailwind writes their rules, so that one look has one form. */
export function withOrderedClasses(code: string): string {
  const { tree } = parseCode(code)
  if (!tree) return code
  const edits: TextEdit[] = []
  visit(tree.program, node => {
    // A component may let the last of two classes win, so there their order counts.
    const value = isJsxElement(node) && isPlainTag(node) ? attributeOf(node, 'className')?.value : null
    if (value?.type !== 'StringLiteral') return
    const names = distinct(value.value.split(/\s+/).filter(Boolean))
    edits.push({
      at: startOf(value),
      remove: endOf(value) - startOf(value),
      insert: `"${names.join(' ')}"`,
    })
  })
  return applyTextEdits(code, edits)
}

/** The design's own names first, and last what says its value itself. */
export function ordered(names: readonly string[]): string[] {
  const places = placesOf(CLASSES)
  const place = (name: string) => places.get(name) ?? (ruleFor(name) === null ? -1 : Number.MAX_SAFE_INTEGER)
  return [...new Set(names)].sort((a, b) => place(a) - place(b) || (a < b ? -1 : 1))
}

/** Of two that always set the same the rule of the later wins, and the other says nothing. */
export function distinct(names: readonly string[]): string[] {
  const set = new Set<string>()
  return ordered(names)
    .toReversed()
    .filter(name => {
      if (!isFixed(name, CLASSES)) return true
      const keys = declarations(CLASSES[name] ?? '').map(([key]) => key)
      const isOverruled = keys.every(key => set.has(key))
      for (const key of keys) set.add(key)
      return !isOverruled
    })
    .toReversed()
}
