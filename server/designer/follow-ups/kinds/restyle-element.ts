import type { FollowUp, Outcome, Workbench } from '#server/designer/follow-ups/follow-up.ts'
import type { StyleWish } from '#server/designer/follow-ups/grammar/color-wishes.ts'
import { isBareMain, isThemeColor, isThemeInk } from '#server/designer/follow-ups/grammar/theme-words.ts'
import { readStyleWish } from '#server/designer/follow-ups/grammar/wishes.ts'
import { paintElements } from '#server/designer/follow-ups/kinds/paint-element.ts'
import { around, type Item, type Scene, sceneOf, within } from '#server/designer/follow-ups/scene/scene.ts'
import type { Change } from '#server/designer/follow-ups/style/change.ts'
import { restyle } from '#server/designer/follow-ups/style/restyle.ts'
import { tellChanges } from '#server/designer/follow-ups/style/tell-change.ts'
import { findTargets, selectedItem } from '#server/designer/follow-ups/target/find.ts'
import { isListCalled } from '#server/designer/follow-ups/target/list-names.ts'
import { isButton, isHeader, isHeading, isNav } from '#server/designer/follow-ups/target/looks-like.ts'
import { callIt } from '#server/designer/follow-ups/target/names.ts'
import { type Phrase, readPhrase } from '#server/designer/follow-ups/target/phrase.ts'
import type { Found, Target } from '#server/designer/follow-ups/target/target.ts'
import { themeOf } from '#server/designer/follow-ups/theme-code.ts'
import type { OperationInput } from '#shared/edits/operations.ts'

/** "make the cards rounder", "increase the font size of the headline", "make the header blue". */
export const restyleElement: FollowUp = (instruction, bench) => {
  const said = readStyleWish(instruction)
  if (!said) return null
  if (said.color && isOfTheme(said.target, bench)) return null
  if (said.color && isBareMain(said.target) && !bench.selection)
    return { trouble: MAIN_WHAT.replaceAll('§', said.color.said), isSure: true }
  const meant = barOf(said, targetsOf(said, bench))
  const found = meant && partOf(meant, said, bench)
  if (!found) return notFound(said.target, bench)
  if ('trouble' in found) return { ...found, isSure: true }
  if (said.color) return paintElements(found.targets, said.color, found.scene)
  if (isPageText(said.target) && !bench.selection) return scaled(said, bench)
  return change(found.targets, said, found.scene, bench)
}

const MAIN_WHAT =
  'The main what? Say “make the main colour §” for the colour of everything, or “make the main area §” for what stands between header and footer.'

/** A navbar is the bar, with the logo and all; the links in it are only its navigation. */
function barOf({ target, color, wish }: StyleWish, found: Found | null): Found | null {
  if (!found || 'trouble' in found) return found
  const [first] = found.targets
  const isPinned = first && wish?.(first.item)?.some(each => each.property === 'position')
  if (!isPinned && !/\b(?:nav ?bar|navigation bar|menu ?bar|top ?bar)$/i.test(target)) return found
  const isPaper = color
    ? color.part !== 'color'
    : wish?.(first?.item as Item)?.some(
        each => each.property === 'background' || each.property === 'position',
      )
  const bar = first && isPaper && isNav(first.item) ? around(first.item).find(isHeader) : null
  return bar ? { ...found, targets: [{ item: bar, entry: null }] } : found
}

const isPageText = (target: string): boolean => {
  const phrase = readPhrase(target)
  return (
    phrase?.role?.name === 'text' &&
    !phrase.inside &&
    phrase.words.length === 0 &&
    phrase.quoted === null &&
    phrase.ordinal === null
  )
}

/** All text at once is the size that the page counts in; parts with lengths of their own grow with it. */
function scaled({ wish }: StyleWish, bench: Workbench): Outcome | null {
  const { root } = sceneOf(bench.files)
  const changes = root ? wish?.(root) : null
  const theme = themeOf(bench)
  const size = changes?.find(each => /^(?:fontSize|padding)$/.test(each.property))
  if (!root || !changes || !size || !('steps' in size) || !theme || theme.code.includes('font-size: 1'))
    return root && changes && !size
      ? change([{ item: root, entry: null }], { target: '', wish }, sceneOf(bench.files), bench)
      : null
  const percent = 100 + 12.5 * Math.sign(size.steps)
  return {
    operations: [
      {
        op: 'write',
        file: theme.name,
        code: `${theme.code.trimEnd()}\n\nhtml { font-size: ${percent}%; }\n`,
      },
    ],
    says: `All text is ${size.steps > 0 ? 'bigger' : 'smaller'} now, and the spaces around it keep pace.`,
  }
}

/** A kind of thing that is known, and is not on this page. */
function notFound(target: string, bench: Workbench): Outcome | null {
  const phrase = readPhrase(target)
  if (!phrase?.role || bench.selection) return null
  return { trouble: `I did not find “${phrase.said}” in this design, so I changed nothing.`, isWeak: true }
}

/** Without a thing that is coloured it is the theme that is meant. */
const isOfTheme = (target: string, bench: Workbench): boolean => {
  const phrase = readPhrase(target)
  if (phrase?.isThis) return !bench.selection
  return (
    !phrase ||
    (phrase.isPage && !bench.selection) ||
    isThemeColor(target) ||
    (isThemeInk(target) && !bench.selection && themeOf(bench) !== null)
  )
}

function targetsOf({ target, color }: StyleWish, bench: Workbench): Found | null {
  const phrase = readPhrase(target)
  const isBody =
    phrase?.role?.name === 'text' && !phrase.inside && phrase.words.length === 0 && phrase.quoted === null
  if (isBody && !bench.selection && phrase.ordinal === null && !color) {
    const found = findTargets('the page', bench)
    return found && 'targets' in found ? { ...found, phrase } : found
  }
  const entries = phrase && !bench.selection ? entriesCalled(phrase, bench) : null
  return entries ?? findTargets(target, bench)
}

/** The part of what was named that has that look: the words of a question, the cells of a row, all the text of the hero. */
function partOf(found: Found, { target, wish }: StyleWish, bench: Workbench): Found {
  if ('trouble' in found || bench.selection || !wish) return found
  const { name } = found.phrase.role ?? { name: '' }
  const isFor = (pattern: RegExp) =>
    found.targets.some(({ item }) => wish(item)?.some(each => pattern.test(each.property)))
  const inner = (pattern: RegExp): Found => {
    const parts = found.targets.flatMap(({ item, entry }) =>
      within(item)
        .filter(each => pattern.test(each.tag))
        .map(each => ({ item: each, entry })),
    )
    return parts.length > 0 ? { ...found, targets: parts } : found
  }
  if (name === 'row' && isFor(/^padding/)) return inner(/^(?:td|TableCell|Td|Table\.Cell)$/)
  const [first] = found.targets
  if (!first) return found
  if (name === 'question' && first.item.tag !== 'li' && /\bquestions?$/i.test(target)) {
    const words = inner(/^(?:AccordionTrigger|summary|Accordion\.Trigger|Accordion\.ItemTrigger)$/)
    const isOfWords =
      'targets' in words &&
      words !== found &&
      words.targets.every(({ item }) => wish(item)?.every(each => TEXT_LOOK.test(each.property)))
    return isOfWords ? words : found
  }
  const [button] = first.item.children
  if (button && isButton(button) && first.item.children.length === 1 && isFor(/^(?:padding|radius|font)/))
    return {
      ...found,
      targets: found.targets.map(target => ({ ...target, item: target.item.children[0] ?? target.item })),
    }
  const holder =
    /\bhero (?:text|content|copy)$/i.test(target) && isFor(/^textAlign$/) ? first.item.parent : null
  return holder && holder.children.length > 1 && holder.children.some(isHeading)
    ? { ...found, targets: [{ item: holder, entry: null }] }
    : found
}

const TEXT_LOOK = /^(?:font|text|letter|line)/

/** "the speakers" look like something each, where a list is called so; the box around them is not what is meant. */
function entriesCalled(phrase: Phrase, bench: Workbench): Found | null {
  const [word] = phrase.words
  if (
    phrase.role ||
    phrase.inside ||
    phrase.quoted !== null ||
    phrase.ordinal !== null ||
    phrase.color ||
    !word ||
    phrase.words.length > 1
  )
    return null
  const scene = sceneOf(bench.files)
  if (!word.endsWith('s')) return null
  const named = scene.items.filter(({ list }) => list?.name.toLowerCase() === word)
  const items = named.length > 0 ? named : scene.items.filter(({ list }) => list && isListCalled(list, word))
  const [item] = items
  return item && items.length === 1 ? { scene, phrase, targets: [{ item, entry: null }] } : null
}

function change(targets: Target[], { wish }: StyleWish, scene: Scene, bench: Workbench): Outcome | null {
  const operations: OperationInput[] = []
  const told: string[] = []
  const byItem = new Map<string, { target: Target[]; changes: Change[] }>()
  for (const target of targets) {
    const item = lookOf(target.item)
    const wished = wish?.(item)
    if (!wished || wished.length === 0) return null
    if (isText(item) && wished.some(each => each.property === 'gap')) return null
    const changes = isBlock(item) ? wished.map(betweenBlocks) : wished
    const key = JSON.stringify(changes)
    const held = changes.some(each => /^(?:gap|columns)$/.test(each.property))
      ? holderOf(target, targets)
      : target
    const group = byItem.get(key) ?? { target: [], changes }
    group.target.push(held)
    byItem.set(key, group)
  }
  for (const group of byItem.values()) {
    const made = restyle(group.target, group.changes, scene)
    if ('trouble' in made) return { ...made, isSure: true }
    operations.push(...made.operations)
    told.push(tellChanges(group.changes, made.operations))
  }
  return { operations, says: withHow(saysOf(targets, bench), told) }
}

const isText = (item: Item): boolean => isHeading(item) || /^(?:p|a|label|Text)$/.test(item.tag)

/** Sections stand below one another with the space that each holds above and below. */
const betweenBlocks = (change: Change): Change =>
  change.property === 'gap' ? { ...change, property: 'paddingY' } : change
const isBlock = (item: Item): boolean => item.tag === 'section'

/** A component's look is that of its root. */
const lookOf = (item: Item): Item => (item.shows.length === 1 && item.shows[0] ? lookOf(item.shows[0]) : item)

/** Space between several things belongs to what holds them. */
function holderOf(target: Target, all: Target[]): Target {
  const { item } = target
  const isSeveral = all.length > 1 || item.list !== null || item.user?.list != null
  const shown = item.parent ?? item.user?.parent ?? null
  return isSeveral && shown ? { item: shown, entry: null } : target
}

/** "…, text size 5xl → 6xl; everything else stays as it is." */
function withHow(says: string, told: readonly string[]): string {
  const how = [...new Set(told)].filter(Boolean).join(', ')
  return how === '' ? says : says.replace(/(?= and nothing else\.$|; |\.$)/, `: ${how}`)
}

function saysOf(targets: Target[], bench: Workbench): string {
  const [first] = targets
  if (!first) return 'Done.'
  if (selectedItem(bench)) return 'I changed the selected element; everything else stays as it is.'
  if (targets.length === 1 && isWholePage(first.item))
    return 'I changed that for the whole page; parts with a look of their own keep it.'
  const label =
    first.entry === null ? callIt(first.item) : `“${first.item.list?.entries[first.entry]?.label ?? ''}”`
  return targets.length === 1 && !first.item.list
    ? `I changed ${label}; everything else stays as it is.`
    : `I changed ${targets.length === 1 ? label : `${targets.length} elements, among them ${label}`}; everything else stays as it is.`
}

const isWholePage = (item: Item): boolean =>
  item.parent === null && item.user === null && /^(?:App|Page|Home|default|)$/.test(item.owner)
