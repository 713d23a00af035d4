import type { ActOf } from '#shared/acts/act.ts'
import { ALREADY, because, byEdits, byOperations, type Made } from '#shared/acts/made.ts'
import { drawsElements, parentOf, placeOf, type Spot } from '#shared/acts/spot.ts'
import { type Datum, textOf, valuesOf } from '#shared/acts/values.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import type { PlacedElement } from '#shared/edits/elements/elements.ts'
import { attributeValue, jsxText, readableText, stringLiteral } from '#shared/edits/jsx-source.ts'
import { endOf, isJsxElement, type JsxChild, type JsxElement, startOf } from '#shared/edits/syntax.ts'

/** A text that the element shows: where it is written, and what is read of it now. */
export interface ShownText {
  datum: Datum
  text: string
}

export interface ShownTexts {
  /** In the order of the page: every copy of an element that a list draws. */
  texts: ShownText[]
  /** Whether these are all, so that counting them counts the copies on the page. */
  isWhole: boolean
}

export const plainText = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** The texts of the element's own, wherever they are written. */
export function textsOf(files: readonly SourceFile[], spot: Spot): ShownTexts[] {
  return spot.element.node.children.flatMap(child => {
    const shown = textsOfChild(files, spot, child)
    return shown ? [shown] : []
  })
}

function textsOfChild(
  files: readonly SourceFile[],
  { file, tree }: Spot,
  child: JsxChild,
): ShownTexts | null {
  if (child.type === 'JSXText') {
    const text = readableText(file.code.slice(startOf(child), endOf(child)))
    return text === '' ? null : { texts: [{ datum: { file, tree, node: child }, text }], isWhole: true }
  }
  if (child.type !== 'JSXExpressionContainer' || drawsElements(child)) return null
  if (child.expression.type === 'JSXEmptyExpression') return null
  const { data, isWhole } = valuesOf(files, { file, tree, node: child.expression })
  const texts = data.filter(isText).map(datum => ({ datum, text: textOf(datum) }))
  return texts.some(({ text }) => text.trim() === '') && texts.length === 1 ? null : { texts, isWhole }
}

const isText = ({ node }: Datum): boolean => /^(?:String|Numeric|Template)Literal$/.test(node.type)

/** Changes one text of the element where it is written: between the tags, in a prop, or in the data behind it. */
export function setText(
  files: readonly SourceFile[],
  spot: Spot,
  { text, was, item, index }: Pick<ActOf<'setText'>, 'text' | 'was' | 'item' | 'index'>,
): Made {
  const home = textHome(files, spot) ?? spot
  const shown = textsOf(files, home)
  if (shown.length === 0 && home.element.node.children.every(child => child.type === 'JSXText'))
    return byOperations(files, [{ op: 'setText', ...placeOf(home), text }])
  if (shown.length === 0)
    return because('This element has no single text of its own; choose the text inside it.')
  const chosen = chosenText(index === undefined ? shown : shown.slice(index, index + 1), was, item)
  return 'reason' in chosen ? chosen : rewrite(files, chosen, text)
}

function chosenText(shown: ShownTexts[], was: string | undefined, item: number | undefined) {
  const [only] = shown
  if (only && shown.length === 1 && only.isWhole) {
    const [text] = only.texts
    if (text && only.texts.length === 1) return text.datum
    const copy = item === undefined ? undefined : only.texts[item]
    if (copy && (was === undefined || plainText(copy.text) === plainText(was))) return copy.datum
  }
  const all = shown.flatMap(({ texts }) => texts)
  const same = was === undefined ? [] : all.filter(each => plainText(each.text) === plainText(was))
  const places = [...new Map(same.map(each => [each.datum.node, each.datum])).values()]
  const [found] = places
  if (found && places.length === 1) return found
  if (places.length > 1)
    return because('This text stands in several places of the data; change it in the code.')
  return because(
    was === undefined && all.length > 0
      ? 'This element holds several texts; say which one.'
      : 'This text is worked out by the code, so there is no one place to change it.',
  )
}

/** Writes another text where a literal stands. */
export function rewrite(files: readonly SourceFile[], { file, tree, node }: Datum, text: string): Made {
  const raw = file.code.slice(startOf(node), endOf(node))
  const swap = (insert: string, from = 0, to = raw.length) =>
    raw.slice(from, to) === insert
      ? because(ALREADY)
      : byEdits(files, file.name, [{ at: startOf(node) + from, remove: to - from, insert }])
  if (node.type === 'JSXText')
    return swap(jsxText(text), raw.length - raw.trimStart().length, raw.trimEnd().length)
  if (node.type === 'NumericLiteral')
    return /^-?\d+(?:\.\d+)?$/.test(text.trim())
      ? swap(text.trim())
      : because('This is a number in the data, so only a number can stand here.')
  if (node.type === 'TemplateLiteral')
    return swap(`\`${text.replace(/[`\\]|\$\{/g, found => `\\${found}`)}\``)
  if (parentOf(tree, node)?.type === 'JSXAttribute') return swap(attributeValue(text))
  return swap(stringLiteral(text, raw.startsWith("'") ? "'" : '"'))
}

/** The element itself, or the only one inside it that has text. */
function textHome(files: readonly SourceFile[], spot: Spot): Spot | null {
  if (textsOf(files, spot).length > 0) return spot
  const homes: Spot[] = []
  const look = (node: JsxElement) => {
    for (const child of node.children)
      if (isJsxElement(child)) {
        const inner = { ...spot, element: { ...spot.element, node: child } as PlacedElement }
        if (textsOf(files, inner).length > 0) homes.push(inner)
        else look(child)
      }
  }
  look(spot.element.node)
  return homes.length === 1 ? (homes[0] ?? null) : null
}
