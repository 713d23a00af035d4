import { indentAt } from '#server/designer/follow-ups/behaviour/component.ts'
import { applied } from '#server/designer/follow-ups/behaviour/design-files.ts'
import { draw, type Look } from '#server/designer/follow-ups/blocks/draw.ts'
import type { FollowUp, Outcome, Workbench } from '#server/designer/follow-ups/follow-up.ts'
import { plainWords } from '#server/designer/follow-ups/grammar/plain-words.ts'
import { type Item, sceneOf } from '#server/designer/follow-ups/scene/scene.ts'
import { codeIn } from '#server/designer/follow-ups/scene/words.ts'
import { restyle } from '#server/designer/follow-ups/style/restyle.ts'
import { findTargets } from '#server/designer/follow-ups/target/find.ts'
import { classText } from '#server/designer/follow-ups/target/looks-like.ts'
import { endOf, startOf } from '#shared/edits/syntax.ts'

const ASKS =
  /^(?:(?:make|let)\s+)?(?:each|every|all|the)\s+((?:[\w-]+\s+)?(?:cards?|box(?:es)?|tiles?))\s+(?:has|have|should (?:have|show|contain)|shows?|contains?|gets?)\s+([^;.]+)((?:[;.]\s*.+)?)$/i
const CLASS = /\s*\(?\s*(?:with )?(?:a )?class(?:name)?\s*[:=]?\s*["'‘“]?([\w-]+)["'’”]?\s*\)?/i

type Part = 'image' | 'title' | 'price' | 'text' | 'button'
interface Wish {
  part: Part
  className: string | null
}

const PARTS: [RegExp, Part][] = [
  [/^(?:images?|pictures?|photos?|thumbnails?)$/i, 'image'],
  [/^(?:titles?|names?|headings?)$/i, 'title'],
  [/^prices?$/i, 'price'],
  [/^(?:descriptions?|texts?|short descriptions?|summar(?:y|ies))$/i, 'text'],
  [/^(?:buttons?)$/i, 'button'],
]

const LOOKS: Record<Part, Look> = {
  image: { minHeight: '64px', radius: '8px', background: 'linear-gradient(135deg, #cbd5e1, #64748b)' },
  title: { marginTop: '8px', fontWeight: '600' },
  price: { marginTop: '4px' },
  text: { marginTop: '4px', fontSize: '14px' },
  button: { marginTop: '8px', padding: '8px', radius: '8px', borderWidth: '1px' },
}

/** "each card has an image, a title and a price": what stands on every one of them. */
export const cardContents: FollowUp = (instruction, bench) => {
  const found = ASKS.exec(plainWords(instruction))
  if (!found) return null
  const [, name = '', list = '', rest = ''] = found
  const wishes = list.split(/\s*,\s*(?:and\s+)?|\s+and\s+/).map(wishIn)
  const looks = rest
    .split(/;\s*|\.\s+/)
    .map(each => each.trim())
    .filter(Boolean)
    .map(lookIn)
  const parts = wishes.flatMap(wish => wish ?? [])
  if (parts.length < wishes.length || parts.length < 2 || looks.some(look => look === null)) return null
  const place =
    findTargets(`all ${name.replace(/(?<!s)$/, 's').replace(/xs$/, 'xes')}`, bench) ?? byClass(name, bench)
  if (!place)
    return { trouble: `I did not find “${name}” in this design, so I changed nothing.`, isSure: true }
  if ('trouble' in place) return { ...place, isSure: true }
  const items = [...new Set(place.targets.map(({ item }) => item.shows[0] ?? item))]
  return filled(
    items,
    parts,
    looks.flatMap(look => look ?? []),
    bench,
  )
}

/** Boxes that are cards by the class they carry. */
function byClass(name: string, bench: Workbench) {
  const single = name.toLowerCase().replace(/(?:es|s)$/, '')
  const scene = sceneOf(bench.files)
  const items = scene.items.filter(item => classText(item).split(/\s+/).includes(single))
  return items.length > 0 ? { scene, targets: items.map(item => ({ item, entry: null })) } : null
}

function wishIn(text: string): Wish | null {
  const className = CLASS.exec(text)?.[1] ?? null
  const noun = text
    .replace(CLASS, '')
    .replace(/^(?:an?|its own|the|one)\s+/i, '')
    .trim()
  const part = PARTS.find(([pattern]) => pattern.test(noun))?.[1]
  return part ? { part, className } : null
}

/** "title's minimum height is 1.5rem and no wrap", "image uses the remaining space". */
function lookIn(text: string): { part: Part; look: Look; grows: boolean } | null {
  const found = /^(?:the\s+)?(\w+?)(?:['’]s)?\s+(.+)$/i.exec(text)
  const part = PARTS.find(([pattern]) => pattern.test(found?.[1] ?? ''))?.[1]
  if (!part) return null
  const said = (found?.[2] ?? '').split(/\s+and\s+|\s*,\s*/)
  const look: Look = {}
  let grows = false
  for (const each of said) {
    const height = /min(?:imum)?[- ]height (?:is |of |: )?([\d.]+(?:px|rem|em))/i.exec(each)?.[1]
    if (height) look.minHeight = height
    else if (/\bno[- ]?wrap\b|\bone line\b|\bnot wrap\b/i.test(each)) look.whiteSpace = 'nowrap'
    else if (/\b(?:remaining|rest of the|all the|available) space\b|\bfills?\b/i.test(each)) grows = true
    else return null
  }
  return { part, look, grows }
}

function filled(
  items: Item[],
  wishes: Wish[],
  looks: { part: Part; look: Look; grows: boolean }[],
  bench: Workbench,
): Outcome {
  if (items.some(item => item.children.length > 0 || !item.node.closingElement))
    return {
      trouble: 'Those cards have their contents already; say what shall be added to them.',
      isSure: true,
    }
  const scene = sceneOf(bench.files)
  const stacked = restyle(
    items.map(item => ({ item, entry: null })),
    [
      { property: 'display', value: 'flex' },
      { property: 'flexDirection', value: 'column' },
    ],
    scene,
  )
  if ('trouble' in stacked) return { ...stacked, isSure: true }
  let files = [...bench.files]
  for (const item of [...items].sort((a, b) => startOf(b.node) - startOf(a.node))) {
    const code = codeIn(files, item.file)
    const { openingElement, closingElement } = item.node
    if (!closingElement) continue
    const own = code.slice(endOf(openingElement), startOf(closingElement)).trim()
    const indent = indentAt(code, startOf(item.node))
    const inner = wishes.map(wish => `${indent}  ${drawn(wish, own, looks, bench)}`).join('\n')
    const next = `${code.slice(0, endOf(openingElement))}\n${inner}\n${indent}${code.slice(startOf(closingElement))}`
    files = files.map(file => (file.name === item.file ? { ...file, code: next } : file))
  }
  const styled = applied(stacked.operations, files)
  if (!styled) return { trouble: 'I could not lay out those cards.', isSure: true }
  return {
    operations: styled
      .filter(file => bench.files.find(old => old.name === file.name)?.code !== file.code)
      .map(file => ({ op: 'write', file: file.name, code: file.code })),
    says: `Every card has ${wishes.map(({ part }) => part).join(', ')} now; pictures are drawn and prices are for you to say.`,
  }
}

function drawn(
  { part, className }: Wish,
  own: string,
  looks: { part: Part; look: Look; grows: boolean }[],
  { files }: Workbench,
): string {
  const asked = looks.filter(each => each.part === part)
  const look = Object.assign({}, LOOKS[part], ...asked.map(each => each.look)) as Look
  const code = draw(
    {
      tag: part === 'button' ? 'button' : 'div',
      look,
      ...(part === 'image' ? { attributes: { role: 'img', 'aria-label': 'Picture' } } : { text: 'WORDS' }),
    },
    files,
  )
  const words = {
    image: '',
    title: own || 'Title',
    price: '$19',
    text: 'What it is, in one line.',
    button: 'Choose',
  }[part]
  const written = code.replace('WORDS', () => words)
  const grown = asked.some(each => each.grows)
    ? written.replace(/style=\{\{ /, "style={{ flex: '1 1 0', ").replace(/className="/, 'className="flex-1 ')
    : written
  return className === null
    ? grown
    : grown.includes('className="')
      ? grown.replace('className="', `className="${className} `)
      : grown.replace(/^<(\w+)/, `<$1 className="${className}"`)
}
