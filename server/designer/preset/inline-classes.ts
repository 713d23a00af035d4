import { endOf, isJsxElement, parseCode, startOf, visit } from '#shared/edits/syntax.ts'
import { applyTextEdits, type TextEdit } from '#shared/edits/text-edits.ts'

/** Classes that hold always become a `style` of their element; those that depend on something stay. */
export function inlined(code: string, classes: Readonly<Record<string, string>>): string {
  const { tree } = parseCode(code)
  if (!tree) return code
  const edits: TextEdit[] = []
  visit(tree.program, node => {
    if (!isJsxElement(node)) return
    const { name: tag, attributes } = node.openingElement
    if (tag.type !== 'JSXIdentifier' || !/^[a-z]/.test(tag.name)) return
    const named = (name: string) =>
      attributes.find(each => each.type === 'JSXAttribute' && each.name.name === name)
    const attribute = named('className')
    if (attribute?.type !== 'JSXAttribute' || attribute.value?.type !== 'StringLiteral' || named('style'))
      return
    const names = attribute.value.value.split(/\s+/).filter(Boolean)
    const kept = names.filter(name => !isFixed(name, classes))
    const depends = new Set(kept.flatMap(name => familiesOf(classes[name] ?? '')))
    const moved = names.filter(
      name => isFixed(name, classes) && !familiesOf(classes[name] ?? '').some(family => depends.has(family)),
    )
    if (moved.length === 0) return
    const order = Object.keys(classes)
    const styles = new Map(
      [...moved]
        .sort((a, b) => order.indexOf(a) - order.indexOf(b))
        .flatMap(name => declarations(classes[name] ?? '')),
    )
    const rest = names.filter(name => !moved.includes(name))
    const lines = [...styles].map(([key, value]) => `  ${key}: ${JSON.stringify(value)},\n`).join('')
    const style = `style={{\n${lines}}}`
    const text = rest.length > 0 ? `className="${rest.join(' ')}" ${style}` : style
    edits.push({ at: startOf(attribute), remove: endOf(attribute) - startOf(attribute), insert: text })
  })
  return applyTextEdits(code, edits)
}

const isFixed = (name: string, classes: Readonly<Record<string, string>>): boolean => {
  const rule = classes[name]
  return rule !== undefined && !rule.includes('{') && !rule.includes('--tw-') && !/^group|^peer/.test(name)
}

/** What a rule touches, coarsely: `padding-inline` and `padding` are one family. */
const familiesOf = (rule: string): string[] =>
  [...rule.matchAll(/(?:^|[{;]\s*)([a-z][\w-]*):/g)].map(([, name = '']) =>
    /^(?:font|line|letter)/.test(name) ? 'font' : (name.split('-')[0] ?? name),
  )

const declarations = (rule: string): [string, string][] =>
  rule
    .split(';')
    .map(each => each.trim())
    .filter(Boolean)
    .map(each => {
      const colon = each.indexOf(':')
      return [camel(each.slice(0, colon).trim()), each.slice(colon + 1).trim()]
    })

const camel = (name: string): string =>
  name
    .replace(
      /^-(webkit|moz|ms)-/,
      (_, vendor: string) => `${vendor.charAt(0).toUpperCase()}${vendor.slice(1)}-`,
    )
    .replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
