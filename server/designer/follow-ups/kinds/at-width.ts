import type { FollowUp, Outcome, Workbench } from '#server/designer/follow-ups/follow-up.ts'
import { plainWords } from '#server/designer/follow-ups/grammar/plain-words.ts'
import { adjectiveOf } from '#server/designer/follow-ups/grammar/style-words.ts'
import { type Item, within } from '#server/designer/follow-ups/scene/scene.ts'
import type { Change, Condition } from '#server/designer/follow-ups/style/change.ts'
import { restyle } from '#server/designer/follow-ups/style/restyle.ts'
import { findBlock, findTargets } from '#server/designer/follow-ups/target/find.ts'
import { isCard, isPlainCard, lookText } from '#server/designer/follow-ups/target/looks-like.ts'
import { callIt } from '#server/designer/follow-ups/target/names.ts'
import { readPhrase } from '#server/designer/follow-ups/target/phrase.ts'
import type { Target } from '#server/designer/follow-ups/target/target.ts'
import { NUMBER, numberOf } from '#server/designer/understanding/counts.ts'
import type { OperationInput } from '#shared/edits/operations.ts'

const WIDTH =
  /,?\s*(?:when|if|while|once|for|on|at|in|below|under)?\s*(?:the\s+)?(?:page|screen|window|viewport|browser)?s?\s*(?:width|size)?s?\s*(?:is|are|gets|becomes|of)?\s*(less than or equal to|equal to or less than|at most|less than|smaller than|narrower than|below|under|up to|at least|greater than|more than|larger than|wider than|above|over|from)\s+(\d{3,4})\s*px(?: wide)?(?: (?:and|or) (?:smaller|less|below))?,?\s*/i
const DEVICE =
  /,?\s*\b(?:on|for|in)\s+(?:the\s+|a\s+)?(?:(small|mobile|phone|tablet|medium|desktop|large|wide)s?(?:\s+(?:screens?|devices?|phones?|view|viewports?|version|mode|displays?))?|smartphones?|(phones|mobiles|tablets|desktops))\b,?\s*/i

/** "hide the sidebar on mobile", "2 cards per row when the page is less than 1000px wide". */
export const atWidth: FollowUp = (instruction, bench) => {
  const text = plainWords(instruction)
    .replace(/\bUSE\s+[\w\s]+\bonly(?:\s+too)?\.?$/i, '')
    .replace(/[.\s]+$/, '')
  const when = conditionIn(text)
  if (!when) return null
  const parts = when.rest.split(/,?\s+and\s+(?=(?:the\s+)?\w+(?:\s\w+)?\s+should\b)/i)
  const operations: OperationInput[] = []
  const named: string[] = []
  for (const part of parts) {
    const made = oneWish(part.trim(), when.condition, bench)
    if (!made) return null
    if ('trouble' in made) return made
    operations.push(...made.operations)
    named.push(made.name)
  }
  return {
    operations,
    says: `${named.join(' and ')}: done for ${spoken(when.condition)}; at other widths nothing changes.`,
  }
}

function conditionIn(text: string): { condition: Condition; rest: string } | null {
  const width = WIDTH.exec(text)
  if (width) {
    const [all, how = '', px = ''] = width
    const isBelow = /less|most|small|narrow|below|under|up to/i.test(how)
    const isEven = /equal|most|up to|least|from/i.test(how)
    const at = Number(px) + (isBelow === isEven ? 1 : 0)
    return { condition: isBelow ? { below: at } : { from: at }, rest: text.replace(all, ' ').trim() }
  }
  const device = DEVICE.exec(text)
  if (!device) return null
  const [all] = device
  const condition: Condition = /tablet|medium/i.test(all)
    ? { below: 1024 }
    : /desktop|large|wide/i.test(all)
      ? { from: 1024 }
      : { below: 768 }
  return { condition, rest: text.replace(all, ' ').trim() }
}

const HIDE = /^(?:hide|remove|drop|don(?:'|’)?t show)\s+(.+)$/i
const GONE =
  /^(.+?)\s+(?:should|must|shall|needs to)?\s*(?:disappear|be hidden|be invisible|vanish|not be (?:shown|visible)|go away|hide)s?$/i
const SHOW = /^(?:only\s+)?show\s+(.+?)(?:\s+only)?$/i
const ROWS = new RegExp(
  `^(?:display|show|use|make|put|have)?\\s*(${NUMBER})\\s+(.+?)\\s+(?:per|in a|in each|a)\\s+row(?:\\s+in\\s+(.+))?$`,
  'i',
)
const COLUMNS = new RegExp(
  `^(?:show|display|make|put|use|lay out)\\s+(.+?)\\s+in\\s+(${NUMBER})\\s+columns?$`,
  'i',
)
const FULL =
  /^(?:make\s+)?(?:each|every|all)?\s*(.+?)\s+(?:should\s+)?(?:occupy|take(?: up)?|fill|span|be|have)?\s*(?:the\s+)?full (?:page |screen |row )?width$/i
const EVEN =
  /^(.+?)\s+should\s+(?:have\s+evenly spaced distribution|be evenly (?:spaced|distributed))(?:\s+in\s+(?:the\s+)?(?:whole\s+)?(.+))?$/i
const STACK =
  /^(?:stack|collapse)\s+(.+?)(?:\s+vertically)?$|^(?:make|let|have)?\s*(.+?)\s+(?:should\s+)?(?:be\s+)?stack(?:ed|s)?(?:\s+vertically)?$/i

type Made = { operations: OperationInput[]; name: string }

function oneWish(
  text: string,
  when: Condition,
  bench: Workbench,
): Made | (Outcome & { trouble: string }) | null {
  const hidden = HIDE.exec(text)?.[1] ?? GONE.exec(text)?.[1]
  if (hidden) return styled(hidden, [{ property: 'display', value: 'none', when }], bench)
  const rows = ROWS.exec(text)
  if (rows)
    return holderStyled(
      rows[3] ?? rows[2] ?? '',
      rows[3] ? null : (rows[2] ?? ''),
      columns(numberOf(rows[1] ?? '') ?? 1, when),
      bench,
    )
  const cols = COLUMNS.exec(text)
  if (cols)
    return holderStyled(cols[1] ?? '', cols[1] ?? '', columns(numberOf(cols[2] ?? '') ?? 1, when), bench)
  const stack = STACK.exec(text)
  if (stack)
    return holderStyled(
      stack[1] ?? stack[2] ?? '',
      stack[1] ?? stack[2] ?? '',
      [
        { property: 'flexDirection', value: 'column', when },
        { property: 'columns', value: 'repeat(1, minmax(0, 1fr))', when },
      ],
      bench,
    )
  const even = EVEN.exec(text)
  if (even)
    return holderStyled(
      even[1] ?? '',
      even[1] ?? '',
      [
        { property: 'display', value: 'flex', when },
        { property: 'justify', value: 'space-evenly', when },
        { property: 'width', value: '100%', when },
      ],
      bench,
    )
  const full = FULL.exec(text)
  if (full) return fullWidth(full[1] ?? '', when, bench)
  const shown = SHOW.exec(text)
  if (shown && when.from)
    return styled(shown[1] ?? '', [{ property: 'display', value: 'none', when: { below: when.from } }], bench)
  return adjective(text, when, bench)
}

const columns = (count: number, when: Condition): Change[] => [
  { property: 'display', value: 'grid', when },
  { property: 'columns', value: `repeat(${count}, minmax(0, 1fr))`, when },
]

function targetsOf(
  said: string,
  bench: Workbench,
): { targets: Target[]; scene: Parameters<typeof restyle>[2] } | { trouble: string; isSure: true } | null {
  const found = findBlock(said, bench) ?? findTargets(said, bench)
  if (!found)
    return readPhrase(said)?.role
      ? { trouble: `I did not find “${said}” in this design, so I changed nothing.`, isSure: true }
      : null
  return 'trouble' in found ? { ...found, isSure: true } : found
}

function styled(said: string, changes: Change[], bench: Workbench): ReturnType<typeof oneWish> {
  const found = targetsOf(said.replace(/^(?:each|every)\s+/i, 'all '), bench)
  if (!found || 'trouble' in found) return found
  const made = restyle(found.targets, changes, found.scene)
  const [first] = found.targets
  return 'trouble' in made
    ? { ...made, isSure: true }
    : { operations: made.operations, name: first ? callIt(first.item) : said }
}

/** The things themselves are named, and what holds them is changed. */
function holderStyled(
  said: string,
  things: string | null,
  changes: Change[],
  bench: Workbench,
): ReturnType<typeof oneWish> {
  const found = targetsOf(said, bench)
  if (!found || 'trouble' in found) return found
  const [first] = found.targets
  if (!first) return null
  const item = things === null ? first.item : (first.item.parent ?? first.item.user?.parent ?? first.item)
  if (things !== null && item.parent === null && changes.some(({ property }) => property === 'columns'))
    return null
  const rows = [item, ...within(item)].filter(
    each =>
      each.children.some(child => child.list !== null && (isCard(child) || isPlainCard(child))) ||
      cardsIn(each) > 1 ||
      holdsMadeCards(each),
  )
  if (things === null && rows.length !== 1)
    return {
      trouble:
        rows.length === 0
          ? `I found nothing in “${said}” that could stand in rows, so I changed nothing.`
          : `There are ${rows.length} rows of cards in “${said}”; select the one that you mean.`,
      isSure: true,
    }
  const inner = things === null ? (rows[0] ?? item) : item
  const made = restyle([{ item: inner, entry: null }], changes, found.scene)
  return 'trouble' in made ? { ...made, isSure: true } : { operations: made.operations, name: callIt(inner) }
}

const cardsIn = (item: Item): number => item.children.filter(isCard).length

/** A grid whose cards are counted by code. */
const holdsMadeCards = (item: Item): boolean =>
  cardsIn(item) > 0 && /gridTemplateColumns|(?:^|[\s"])grid[\s"]/.test(lookText(item))

/** Each of them alone in its row. */
function fullWidth(said: string, when: Condition, bench: Workbench): ReturnType<typeof oneWish> {
  const own = styled(
    `all ${said.replace(/^(?:all|each|every)\s+/i, '').replace(/(?<!s)$/, 's')}`,
    [{ property: 'width', value: '100%', when }],
    bench,
  )
  if (!own || 'trouble' in own) return own
  const held = holderStyled(
    said,
    said,
    [
      { property: 'display', value: 'grid', when },
      { property: 'columns', value: 'repeat(1, minmax(0, 1fr))', when },
      { property: 'width', value: '100%', when },
    ],
    bench,
  )
  return held && 'operations' in held ? { ...own, operations: [...own.operations, ...held.operations] } : own
}

function adjective(text: string, when: Condition, bench: Workbench): ReturnType<typeof oneWish> {
  const words = text.replace(/^(?:make|let|show|display)\s+/i, '').split(/\s+/)
  for (let at = 1; at < words.length; at++) {
    const wish = adjectiveOf(words.slice(at).join(' '))
    const found = wish ? targetsOf(words.slice(0, at).join(' '), bench) : null
    if (!wish || !found) continue
    if ('trouble' in found) return found
    const [first] = found.targets
    const changes = first ? wish(first.item) : null
    if (!changes || changes.some(change => 'steps' in change)) return null
    return styled(
      words.slice(0, at).join(' '),
      changes.map(change => ({ ...change, when })) as Change[],
      bench,
    )
  }
  return null
}

const spoken = ({ below, from }: Condition): string =>
  below ? `widths below ${below} px` : `widths from ${from} px`
