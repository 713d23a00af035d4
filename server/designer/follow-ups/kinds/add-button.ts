import { draw } from '#server/designer/follow-ups/blocks/draw.ts'
import type { Outcome, Workbench } from '#server/designer/follow-ups/follow-up.ts'
import type { Addition } from '#server/designer/follow-ups/grammar/additions.ts'
import { insert, named, type Spot, sentence, spotFor } from '#server/designer/follow-ups/kinds/spot.ts'
import { around, type Item, type Scene, sceneOf, within } from '#server/designer/follow-ups/scene/scene.ts'
import { codeIn, stringAttribute } from '#server/designer/follow-ups/scene/words.ts'
import { isButton, isHero } from '#server/designer/follow-ups/target/looks-like.ts'
import { attributeValue, jsxText } from '#shared/edits/jsx-source.ts'
import type { OperationInput } from '#shared/edits/operations.ts'
import { endOf, startOf } from '#shared/edits/syntax.ts'
export function addButton(added: Addition, bench: Workbench): Outcome | null {
  const text = added.text ?? sentence(added.words)
  const spot = spotFor(added, bench)
  const scene = sceneOf(bench.files)
  if ('outcome' in spot && (spot.outcome || bench.selection)) return spot.outcome
  const at = 'outcome' in spot ? defaultButtonSpot(added, scene) : spot
  if (!at)
    return {
      trouble: 'Where shall the button go? Say for example “below the headline” or “in the header”.',
      isSure: true,
    }
  const model = buttonNear(at, scene)
  const label = text === '' ? 'Button' : (isKeypad(scene) && KEYS[text.toLowerCase()]) || text
  const own = model
    ? likeButton(model, label, added, scene)
    : draw(
        {
          tag: 'button',
          look: { padding: '12px', radius: '8px', borderWidth: '1px' },
          attributes: { type: 'button', ...named(added) },
          text: label,
        },
        bench.files,
      )
  const anchor = at.how === 'last' || at.how === 'first' ? rowOf(at.anchor) : at.anchor
  const imports = model?.from && model.file !== anchor.file ? importOf(model, anchor.file) : []
  return insert({ ...at, anchor }, own, imports, `I added the button “${label}”`)
}

/** After the last button of the kind there is, when there is one row of them or a hero. */
function defaultButtonSpot({ place }: Addition, scene: Scene): Spot | null {
  const buttons = scene.items.filter(
    item =>
      isButton(item) &&
      item.list === null &&
      item.parent !== null &&
      !/sr-only/.test(stringAttribute(item.node, 'className') ?? ''),
  )
  const rows = [...new Set(buttons.map(item => item.parent))]
  const hero = buttons.filter(item => around(item).some(isHero))
  const row = hero.length > 0 ? hero : rows.length === 1 ? buttons : []
  const anchor = place?.how === 'first' ? row[0] : row.at(-1)
  return anchor ? { anchor, how: place?.how === 'first' ? 'before' : 'after' } : null
}

function buttonNear({ anchor }: Spot, scene: Scene): Item | null {
  const isPlain = (item: Item) =>
    isButton(item) &&
    !/sr-only/.test(stringAttribute(item.node, 'className') ?? '') &&
    item.list === null &&
    within(item).every(each => !/svg|Icon/.test(each.tag)) &&
    [item.own, ...within(item).map(each => each.own)].some(Boolean)
  if (isPlain(anchor)) return anchor
  const near = [
    ...within(anchor),
    ...(anchor.parent?.children ?? []).flatMap(each => [each, ...within(each)]),
  ].filter(isPlain)
  const inFile = scene.items.filter(item => item.file === anchor.file && isPlain(item))
  const quiet = scene.items.filter(
    item => isPlain(item) && !around(item).some(each => /^(?:SheetContent|DialogContent)$/.test(each.tag)),
  )
  return near[0] ?? inFile[0] ?? quiet[0] ?? null
}

/** The same look with other words; what it did on a click is another button's business. */
function likeButton(model: Item, text: string, { id, className }: Addition, scene: Scene): string {
  const code = codeIn(scene.files, model.file)
  const head = model.node.openingElement
  const kept = head.attributes.flatMap(attribute => {
    if (attribute.type !== 'JSXAttribute') return []
    const name = String(attribute.name.name)
    if (/^(?:id|key|disabled|asChild|as|href|name|value|data-[\w-]+|aria-[\w-]+|form)$/.test(name)) return []
    const raw = code.slice(startOf(attribute), endOf(attribute))
    if (/^on[A-Z]/.test(name)) {
      const swapped = handlerFor(raw, wordsOf(model), text) ?? handlerBeside(model, text, code)
      return swapped ? [swapped] : []
    }
    if (name === 'type') return ['type="button"']
    if (name === 'className' && className) return [raw.replace(/(["'`])(?=[^"'`]*\1)/, `$1${className} `)]
    return [raw]
  })
  const isLink = /^(?:a|Link|NavLink)$/.test(model.tag)
  const tag = model.tag
  const extra = [
    ...(isLink ? ['href="#"'] : []),
    ...(id ? [`id=${attributeValue(id)}`] : []),
    ...(className && !kept.some(each => each.startsWith('className')) ? [`className="${className}"`] : []),
  ]
  return `<${[tag, ...extra, ...kept].join(' ')}>${jsxText(text)}</${tag}>`
}

const wordsOf = (item: Item): string =>
  item.own ||
  within(item)
    .map(each => each.own)
    .find(Boolean) ||
  ''

/** A handler that only passes on what the button reads does so for the new one; sums have a table. */
function handlerFor(raw: string, old: string, text: string): string | null {
  if (old !== '' && new RegExp(`["'\`]${escaped(old)}["'\`]`).test(raw))
    return raw.replace(new RegExp(`(["'\`])${escaped(old)}\\1`), (_, quote: string) => quote + text + quote)
  const sum = SUMS[text.toLowerCase()]
  const number =
    /Math\.\w+\(((?:[^()]|\([^()]*\))+)\)/.exec(raw) ??
    /((?:Number|parseFloat)\([^()]*\)|\b[a-z]\w*) \*\* 2/.exec(raw)
  if (sum && number?.[1]) return raw.replace(number[0], () => sum.replaceAll('x', number[1] ?? 'x'))
  return null
}

/** Another key of the same block may hold the sum that this one cannot. */
function handlerBeside(model: Item, text: string, code: string): string | null {
  for (const { tag, node } of model.parent?.children ?? []) {
    if (tag !== model.tag) continue
    const handler = node.openingElement.attributes.find(
      each => each.type === 'JSXAttribute' && /^on[A-Z]/.test(String(each.name.name)),
    )
    const made = handler ? handlerFor(code.slice(startOf(handler), endOf(handler)), '', text) : null
    if (made) return made
  }
  return null
}

/** Many buttons with one or two signs on them. */
const isKeypad = ({ items }: Scene): boolean =>
  items.filter(item => isButton(item) && item.own !== '' && item.own.length <= 2).length >= 4

const KEYS: Record<string, string> = {
  percent: '%',
  percentage: '%',
  equals: '=',
  plus: '+',
  minus: '−',
  multiply: '×',
  divide: '÷',
  pi: 'π',
  'square root': '√',
  reciprocal: '1/x',
  'plus minus': '±',
  sine: 'sin',
  cosine: 'cos',
  tangent: 'tan',
}

const SUMS: Record<string, string> = {
  sin: 'Math.sin(x)',
  cos: 'Math.cos(x)',
  tan: 'Math.tan(x)',
  ln: 'Math.log(x)',
  log: 'Math.log10(x)',
  exp: 'Math.exp(x)',
  '1/x': '1 / x',
  'x²': 'x ** 2',
  square: 'x ** 2',
  '√': 'Math.sqrt(x)',
  sqrt: 'Math.sqrt(x)',
  abs: 'Math.abs(x)',
  '±': '-x',
  '%': 'x / 100',
}
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Buttons stand where the other buttons of the block stand. */
function rowOf(item: Item): Item {
  const buttons = within(item).filter(
    each =>
      isButton(each) &&
      each.parent &&
      each.file === item.file &&
      !around(each).some(up => /Sheet|Dialog/.test(up.tag)),
  )
  return buttons.at(-1)?.parent ?? item
}

const importOf = ({ from, tag }: Item, file?: string): OperationInput[] =>
  from && file ? [{ op: 'addImport', file, from: from.source, names: [tag] }] : []
