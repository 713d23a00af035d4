import type { PlacedElement } from '#shared/edits/elements/elements.ts'
import { jsxText, stringLiteral } from '#shared/edits/jsx-source.ts'
import type { EditResult } from '#shared/edits/operations/edit-result.ts'
import { swap } from '#shared/edits/operations/edit-result.ts'
import { refuse } from '#shared/edits/operations/problem.ts'
import { endOf, type JsxChild, startOf, tagOf } from '#shared/edits/syntax.ts'

/** Changes the words of an element; blanks and line breaks around them stay. */
export function setText(code: string, { node }: PlacedElement, text: string, index?: number): EditResult {
  const texts = node.children.filter(isText)
  if (node.children.filter(child => !isBlank(child)).length === 0) return fill(code, node, text)
  const chosen = index === undefined && texts.length === 1 ? texts[0] : texts[index ?? -1]
  if (!chosen) return refuseText(node.children, tagOf(node), texts.length)
  if (chosen.type === 'JSXText') {
    const raw = code.slice(startOf(chosen), endOf(chosen))
    const start = startOf(chosen) + raw.length - raw.trimStart().length
    return swap(start, startOf(chosen) + raw.trimEnd().length, jsxText(text))
  }
  const literal = chosen.type === 'JSXExpressionContainer' ? chosen.expression : chosen
  const quote = code[startOf(literal)] === "'" ? "'" : '"'
  return swap(startOf(literal), endOf(literal), stringLiteral(text, quote))
}

const isBlank = (child: JsxChild): boolean => child.type === 'JSXText' && child.value.trim() === ''

/** Words between tags, or `{'words'}`. */
const isText = (child: JsxChild): boolean =>
  (child.type === 'JSXText' && !isBlank(child)) ||
  (child.type === 'JSXExpressionContainer' &&
    child.expression.type === 'StringLiteral' &&
    child.expression.value.trim() !== '')

function fill(code: string, node: PlacedElement['node'], text: string): EditResult {
  const { openingElement, closingElement } = node
  if (closingElement) return swap(endOf(openingElement), startOf(closingElement), jsxText(text))
  const slash = code.lastIndexOf('/', endOf(node) - 1)
  const start = code.slice(0, slash).trimEnd().length
  return swap(start, endOf(node), `>${jsxText(text)}</${tagOf(node)}>`)
}

function refuseText(children: JsxChild[], tag: string, texts: number): EditResult {
  if (texts > 1) {
    return refuse('not-plain-text', `<${tag}> holds ${texts} texts; say which with index 0 to ${texts - 1}.`)
  }
  const expression = children.find(child => child.type === 'JSXExpressionContainer')
  if (expression) {
    return refuse(
      'dynamic-value',
      `The text of <${tag}> comes from an expression; change the value where it is defined.`,
    )
  }
  return refuse('not-plain-text', `<${tag}> holds elements but no text of its own.`)
}
