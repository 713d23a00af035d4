import type { FollowUp, Outcome, Workbench } from '#server/designer/follow-ups/follow-up.ts'
import { plainWords } from '#server/designer/follow-ups/grammar/plain-words.ts'
import { groupOf } from '#server/designer/follow-ups/kinds/add-field.ts'
import { inOrder } from '#server/designer/follow-ups/scene/entries.ts'
import type { Item, Scene } from '#server/designer/follow-ups/scene/scene.ts'
import { codeIn, stringAttribute } from '#server/designer/follow-ups/scene/words.ts'
import { blocksOf } from '#server/designer/follow-ups/target/block-of.ts'
import { findBlock, findTargets } from '#server/designer/follow-ups/target/find.ts'
import { isField } from '#server/designer/follow-ups/target/looks-like.ts'
import { callIt } from '#server/designer/follow-ups/target/names.ts'
import { readPhrase } from '#server/designer/follow-ups/target/phrase.ts'
import type { Target } from '#server/designer/follow-ups/target/target.ts'
import { endOf, startOf } from '#shared/edits/syntax.ts'

const BESIDE =
  /^(?:move|put|place|shift|bring|position|drag)\s+(.+?)\s+(?:to\s+)?(?:right\s+|just\s+|directly\s+)?(above|below|before|after|under|beneath|underneath|over|(?:to\s+)?the\s+(?:left|right)\s+of|next\s+to|in\s+front\s+of|behind)\s+(.+)$/i
const TO_EDGE =
  /^(?:move|put|place|shift|bring|send|position)\s+(.+?)\s+(?:(?:all the way\s+)?(?:to|at|on|in)\s+(?:the\s+)?(?:very\s+)?(top|bottom|start|beginning|end|front|back|first(?: place| position)?|last(?: place| position)?|left|right)(?:\s+(?:of|in)\s+.+)?|(up|down|first|last)(?:\s+one)?)$/i
const SWAP =
  /^(?:swap|switch|exchange|interchange|flip|revert|reverse)\s+(?:the\s+)?(?:positions?\s+of\s+|places?\s+of\s+|order\s+of\s+)?(.+?)\s*(?:,|\s+and\s+|\s+with\s+|&)\s*(.+?)(?:,?\s+no change.*)?$/i
const REVERSE = /^(?:reverse|invert|flip)\s+(?:the\s+)?(?:order\s+of\s+)?(.+?)(?:\s+order)?$/i

/** "move the FAQ above the pricing", "swap the first and the second card", "reverse the order of the cards". */
export const moveElement: FollowUp = (instruction, bench) => {
  const text = plainWords(instruction)
  const beside = BESIDE.exec(text)
  if (beside) return moveBeside(beside[1] ?? '', beside[2] ?? '', beside[3] ?? '', bench)
  const swap = SWAP.exec(text)
  if (swap) return swapTwo(swap[1] ?? '', swap[2] ?? '', bench)
  const edge = TO_EDGE.exec(text)
  if (edge) return moveToEdge(edge[1] ?? '', (edge[2] ?? edge[3] ?? '').toLowerCase(), bench)
  const reverse = REVERSE.exec(text)
  return reverse ? reverseAll(reverse[1] ?? '', bench) : null
}

type One = { target: Target; scene: Scene }

function one(said: string, bench: Workbench, isOther = false): One | { outcome: Outcome | null } {
  const free = isOther ? { ...bench, selection: null } : bench
  const found = findBlock(said, free) ?? findTargets(said, free)
  if (!found)
    return {
      outcome: readPhrase(said)?.role
        ? { trouble: `I did not find “${said}” in this design.`, isSure: true }
        : null,
    }
  if ('trouble' in found) return { outcome: { ...found, isSure: true } }
  const [target] = found.targets
  if (found.targets.length !== 1 || !target)
    return {
      outcome: { trouble: `“${said}” means ${found.targets.length} elements; say which one.`, isSure: true },
    }
  const [block = target] = blocksOf(found, found.phrase)
  return {
    target: isField(block.item) && block.entry === null ? { item: groupOf(block.item), entry: null } : block,
    scene: found.scene,
  }
}

function moveBeside(what: string, how: string, where: string, bench: Workbench): Outcome | null {
  const a = one(what, bench)
  if ('outcome' in a) return a.outcome
  const b = one(where, bench, true)
  if ('outcome' in b) return b.outcome
  const isBefore = /above|before|over|left|front/i.test(how)
  return place(a.target, b.target, isBefore, a.scene)
}

function place(a: Target, b: Target, isBefore: boolean, scene: Scene): Outcome {
  const inList = sameList(a, b)
  if (inList && a.entry !== null && b.entry !== null) {
    const order = inList.entries.map((_, at) => at).filter(at => at !== a.entry)
    order.splice(order.indexOf(b.entry) + (isBefore ? 0 : 1), 0, a.entry)
    return ordered(inList, order, scene)
  }
  if (a.entry !== null || b.entry !== null)
    return { trouble: 'These two do not stand in the same list, so I moved nothing.', isSure: true }
  const pair = together(a.item, b.item)
  if (!pair)
    return { trouble: 'These two are written in different places, so I moved nothing.', isSure: true }
  return {
    operations: [
      {
        op: 'moveElement',
        file: pair.a.file,
        at: { path: pair.a.path },
        to: { path: pair.b.path },
        place: isBefore ? 'before' : 'after',
      },
    ],
    says: `I moved ${callIt(a.item)} ${isBefore ? 'before' : 'after'} ${callIt(b.item)}.`,
  }
}

/** The two as siblings, or the component uses that stand beside each other; else both in one file. */
function together(a: Item, b: Item): { a: Item; b: Item } | null {
  const ups = (item: Item): Item[] => {
    const found: Item[] = [item]
    for (let at: Item = item; found.length < 40; ) {
      const up: Item | null = at.parent === null ? at.user : null
      if (!up) break
      found.push(up)
      at = up
    }
    return found
  }
  const chainA = chainOf(a)
  const chainB = chainOf(b)
  for (const x of ups(a))
    for (const y of ups(b))
      if (x !== y && x.parent === y.parent && (x.parent !== null || inOneFragment(x, y)))
        return { a: x, b: y }
  if (a.parent && b.parent && a.file === b.file && !chainA.includes(b) && !chainB.includes(a)) return { a, b }
  for (const x of ups(a))
    for (const y of chainB) if (x !== y && x.parent !== null && x.parent === y.parent) return { a: x, b: y }
  return null
}

/** Parts that stand beside each other with no element around them. */
const inOneFragment = (a: Item, b: Item): boolean =>
  a.file === b.file && a.owner === b.owner && a.shows.length > 0 && b.shows.length > 0

function chainOf(item: Item): Item[] {
  const found: Item[] = []
  for (let at: Item | null = item; at && found.length < 60; at = at.parent ?? at.user) found.push(at)
  return found
}

function sameList(a: Target, b: Target) {
  const [x, y] = [a.item.list, b.item.list]
  return x && y && x.file === y.file && x.name === y.name ? x : null
}

function ordered(list: NonNullable<Item['list']>, order: number[], scene: Scene): Outcome {
  return {
    operations: [
      { op: 'write', file: list.file, code: inOrder(codeIn(scene.files, list.file), list, order) },
    ],
    says: `The order is ${order.map(at => `“${list.entries[at]?.label ?? ''}”`).join(', ')} now.`,
  }
}

function moveToEdge(what: string, where: string, bench: Workbench): Outcome | null {
  const a = one(what, bench)
  if ('outcome' in a) return a.outcome
  const { target, scene } = a
  const isFirst = /top|start|begin|front|first|left/.test(where)
  const by = where === 'up' ? -1 : where === 'down' ? 1 : null
  const { list } = target.item
  if (target.entry !== null && list) {
    const order = list.entries.map((_, at) => at).filter(at => at !== target.entry)
    const at =
      by === null ? (isFirst ? 0 : order.length) : Math.max(0, Math.min(order.length, target.entry + by))
    order.splice(at, 0, target.entry)
    return ordered(list, order, scene)
  }
  const shown = target.item.parent === null ? target.item.user : target.item
  const siblings = shown?.parent?.children.filter(each => each.parent === shown.parent) ?? []
  if (!shown || siblings.length < 2)
    return { trouble: 'It stands alone where it is, so there is nowhere to move it.', isSure: true }
  const at = siblings.indexOf(shown)
  const content = siblings.filter(
    each => !/^(?:header|footer|SiteHeader|SiteFooter|Navbar|Footer|Header|a|style)$/.test(each.tag),
  )
  const pool = content.includes(shown) && by === null ? content : siblings
  const other = by === null ? (isFirst ? pool[0] : pool.at(-1)) : siblings[at + by]
  if (!other || other === shown) return { trouble: 'It is there already, so I moved nothing.', isSure: true }
  const isBefore = by === null ? isFirst : by < 0
  if (/^(?:left|right)$/.test(where) && shown.parent && siblings.length === 2) {
    const turned = turnedColumns(shown.parent, siblings, scene)
    if (turned) return turned
  }
  return place({ item: shown, entry: null }, { item: other, entry: null }, isBefore, scene)
}

/** Two parts in columns of their own widths change places with their columns. */
function turnedColumns(parent: Item, [left, right]: Item[], scene: Scene): Outcome | null {
  const className = stringAttribute(parent.node, 'className') ?? ''
  const columns = /grid-cols-\[([^\]_]+)_([^\]_]+)\]/.exec(className)
  if (!columns || !left || !right || left.file !== parent.file || right.file !== parent.file) return null
  const code = codeIn(scene.files, parent.file)
  const text = (item: Item) => code.slice(startOf(item.node), endOf(item.node))
  const edged = (item: Item) =>
    text(item).replace(/^<[^>]*>/, head =>
      head.replace(/(?<=[\s"])border-([lr])(?=[\s"])/, (_, side) => `border-${side === 'l' ? 'r' : 'l'}`),
    )
  const head = code.slice(startOf(parent.node), startOf(left.node))
  const next =
    code.slice(0, startOf(parent.node)) +
    head.replace(columns[0], () => `grid-cols-[${columns[2]}_${columns[1]}]`) +
    edged(right) +
    code.slice(endOf(left.node), startOf(right.node)) +
    edged(left) +
    code.slice(endOf(right.node))
  return {
    operations: [{ op: 'write', file: parent.file, code: next }],
    says: `I let ${callIt(left)} and what stands beside it change sides, each with the width it had.`,
  }
}

function swapTwo(first: string, second: string, bench: Workbench): Outcome | null {
  const noun = /\b(\w+)$/.exec(second)?.[1] ?? ''
  const isShort = /^(?:the\s+)?(?:first|second|third|fourth|last)$/i.test(first.trim())
  const a = one(isShort ? `${first} ${noun}` : first, { ...bench, selection: null })
  if ('outcome' in a) return a.outcome
  const b = one(second, { ...bench, selection: null })
  if ('outcome' in b) return b.outcome
  const list = sameList(a.target, b.target)
  const [x, y] = [a.target.entry, b.target.entry]
  if (list && x !== null && y !== null) {
    const order = list.entries.map((_, at) => (at === x ? y : at === y ? x : at))
    return ordered(list, order, a.scene)
  }
  const pair = together(a.target.item, b.target.item)
  if (!pair || x !== null || y !== null || pair.a.file !== pair.b.file)
    return { trouble: 'These two are written in different places, so I swapped nothing.', isSure: true }
  const code = codeIn(a.scene.files, pair.a.file)
  const [left, right] = startOf(pair.a.node) < startOf(pair.b.node) ? [pair.a, pair.b] : [pair.b, pair.a]
  const text = (item: Item) => code.slice(startOf(item.node), endOf(item.node))
  const next =
    code.slice(0, startOf(left.node)) +
    text(right) +
    code.slice(endOf(left.node), startOf(right.node)) +
    text(left) +
    code.slice(endOf(right.node))
  return {
    operations: [{ op: 'write', file: pair.a.file, code: next }],
    says: `I swapped ${callIt(a.target.item)} and ${callIt(b.target.item)}.`,
  }
}

function reverseAll(said: string, bench: Workbench): Outcome | null {
  const found = findTargets(said, bench)
  if (!found || 'trouble' in found) return found && { ...found, isSure: true }
  const [first] = found.targets
  const list = first?.item.list ?? first?.item.user?.list
  if (list && list.entries.length > 1)
    return ordered(
      list,
      list.entries.map((_, at) => list.entries.length - 1 - at),
      found.scene,
    )
  const items = found.targets.map(({ item }) => item)
  if (!first || items.length < 2 || items.some(item => item.parent !== first.item.parent))
    return { trouble: 'I did not find a row of things to turn round.', isSure: true }
  const code = codeIn(found.scene.files, first.item.file)
  let next = ''
  let from = 0
  const texts = items.map(item => code.slice(startOf(item.node), endOf(item.node))).reverse()
  items.forEach((item, at) => {
    next += code.slice(from, startOf(item.node)) + texts[at]
    from = endOf(item.node)
  })
  return {
    operations: [{ op: 'write', file: first.item.file, code: next + code.slice(from) }],
    says: `I turned the order of ${items.length} elements round.`,
  }
}
