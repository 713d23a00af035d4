import { ruleFor } from '#server/designer/preset/class-rules.ts'
import { distinct } from '#server/designer/preset/ordered-classes.ts'
import { classed, stylesIn } from '#server/designer/preset/raised-classes.ts'
import { CLASSES, rulesOf } from '#server/designer/preset/styles-file.ts'
import {
  attributeOf,
  endOf,
  isCodeFile,
  isJsxElement,
  type JsxElement,
  parseCode,
  startOf,
  visit,
} from '#shared/edits/syntax.ts'
import { applyTextEdits, type TextEdit } from '#shared/edits/text-edits.ts'

/** Whether two files say the same: how lines break, and where classes, styles and rules stand, says nothing. */
export function isSameFile(name: string, a: string, b: string): boolean {
  return a.trim() === b.trim() || bare(sorted(name, a)) === bare(sorted(name, b))
}

function sorted(name: string, source: string): string {
  if (name.endsWith('.css')) return rulesOf(source).sort().join('\n')
  const code = classed(source, CLASSES)
  const { tree } = isCodeFile(name) ? parseCode(code, name) : { tree: null }
  if (!tree) return code
  const edits: TextEdit[] = []
  visit(tree.program, node => {
    if (isJsxElement(node)) edits.push(...sortedLooks(node, code))
  })
  return applyTextEdits(code, edits)
}

/** Classes and styles before the other attributes, each sorted. */
function sortedLooks(element: JsxElement, code: string): TextEdit[] {
  const classes = attributeOf(element, 'className')
  const style = attributeOf(element, 'style')
  const styles = stylesIn(element, code)
  const names =
    classes?.value?.type === 'StringLiteral'
      ? distinct(classes.value.value.split(/\s+/).filter(Boolean)).map(ruleOf).sort()
      : null
  const said = [...(names ?? []), ...[...(styles ?? [])].map(each => each.join(':')).sort()]
  const [first] = element.openingElement.attributes
  if (said.length === 0 || !first) return []
  return [
    { at: startOf(first), remove: 0, insert: `${said.join(';')};` },
    ...[names && classes, styles && style].flatMap(attribute =>
      attribute
        ? [{ at: startOf(attribute), remove: endOf(attribute) - startOf(attribute), insert: '' }]
        : [],
    ),
  ]
}

/** Two names that come to the same are one. */
const ruleOf = (name: string): string => CLASSES[name] ?? ruleFor(name) ?? name

/** Without what laying out may add or take away. */
const bare = (code: string): string => code.replace(/\{" "\}|[\s()]/g, '').replaceAll(',}', '}')
