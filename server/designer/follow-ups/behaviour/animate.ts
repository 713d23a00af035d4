import { freeStanding } from '#server/designer/follow-ups/behaviour/motion-targets.ts'
import { isKeyframed, MOTIONS, type Motion } from '#server/designer/follow-ups/behaviour/motions.ts'
import type { FollowUp, Outcome, Workbench } from '#server/designer/follow-ups/follow-up.ts'
import { plainWords } from '#server/designer/follow-ups/grammar/plain-words.ts'
import { type Item, sceneOf } from '#server/designer/follow-ups/scene/scene.ts'
import { intoSheet } from '#server/designer/follow-ups/style/sheet.ts'
import { findBlock, findTargets } from '#server/designer/follow-ups/target/find.ts'
import { isHeader, isNav } from '#server/designer/follow-ups/target/looks-like.ts'
import { callIt } from '#server/designer/follow-ups/target/names.ts'
import type { OperationInput } from '#shared/edits/operations.ts'

const ASKS =
  /\b(?:animat\w+|fad(?:e|es|ing)(?:[- ]?in)?|slid(?:e|es|ing)[- ]?(?:in|up)|zoom(?:s|ing)?[- ]?in|entrance|appear (?:smoothly|gradually|on scroll)|pulsat\w+|pulse|bounc(?:e|es|ing)|spin(?:s|ning)?|float(?:s|ing)? (?:up and down|gently|animation)|hover (?:effects?|animations?|states?|transitions?)|(?:lift|grow|rise|scale|zoom|enlarge|move up)\w*(?: \w+)? (?:on|when) hover\w*|on hover)\b/i
const NOT_THIS =
  /\b(?:remove|delete|stop|no|without|disable)\b|\bhover\b.*\b(?:colou?r|tooltip|menu|text|blue|red|green|dark|light|underline)\b|\bfaded\b|\bbouncing rate\b/i

/** "animate the cards", "make the hero fade in", "add hover effects to the buttons". */
export const animate: FollowUp = (instruction, bench) => {
  const text = plainWords(instruction)
  if (!ASKS.test(text) || NOT_THIS.test(text)) return null
  const motion = MOTIONS.find(({ said }) => said.test(text))
  if (!motion) return null
  const said = whatIn(text)
  const items = said === null ? freeStanding(motion, bench) : named(said, bench)
  if ('trouble' in items) return { ...items, isSure: true }
  return moved(items.items, motion, bench)
}

function whatIn(text: string): string | null {
  const bare = text.replace(
    /\s+(?:when (?:it|they) (?:come|scroll|enter)\w*.*|(?:as|while|when) (?:you|one|people|users) scroll.*|on (?:page )?(?:load|scroll|hover)|into view|on hovering|when hovered.*|smoothly|gently|gradually|subtly|slightly|a bit)\b/gi,
    '',
  )
  const to = /\b(?:to|on|for)\s+((?:the|all|each|every|this|my|our)\s+.+?|\w+s)$/i.exec(bare)?.[1]
  const made =
    /^(?:make|let|have)\s+(.+?)\s+(?:to\s+)?(?:fade|slide|zoom|lift|grow|rise|scale|animate|appear|pulse|pulsate|bounce|spin|float|enlarge|move|be animated|animated)\b/i.exec(
      bare,
    )?.[1]
  const acted = /^(?:animate|fade in|slide in|fade)\s+(?:in\s+)?(.+)$/i.exec(bare)?.[1]
  const first = /^(.+?)\s+(?:should|must|shall)\s+/i.exec(bare)?.[1]
  const found = to ?? made ?? acted ?? first ?? null
  return found &&
    /^(?:the |this |my |whole )*(?:page|site|app|website|design|everything|it|elements?|things?)$/i.test(
      found,
    )
    ? null
    : found
}

function named(said: string, bench: Workbench): { items: Item[] } | { trouble: string } {
  const found = findBlock(said, bench) ?? findTargets(said, bench)
  if (!found) return { trouble: `I did not find “${said}” in this design.` }
  if ('trouble' in found) return found
  const items = found.targets.map(({ item }) => item)
  const content = items.filter(item => !isHeader(item) && !isNav(item) && item.tag !== 'footer')
  return { items: items.length > 2 && content.length > 0 ? content : items }
}

/** The element that takes a class: a component of the design has it on its root. */
const carrier = (item: Item): Item =>
  item.shows.length === 1 && item.shows[0] ? carrier(item.shows[0]) : item

/** These elements in motion: a class on each, and one rule in the sheet. */
export function moved(items: Item[], motion: Motion, bench: Workbench): Outcome {
  const scene = sceneOf(bench.files)
  const all = [...new Set(items.map(carrier))]
  const [first] = all
  if (!first) return { trouble: 'I found nothing here that could move.', isSure: true }
  const name = `motion-${motion.name}`
  const classes = all.map(
    (item): OperationInput => ({ op: 'setClasses', file: item.file, at: { path: item.path }, add: [name] }),
  )
  const isThere = bench.files.some(file => file.code.includes(`.${name} {`))
  const rules =
    isKeyframed(motion) && bench.files.some(file => file.code.includes(`@keyframes ${name} {`))
      ? ''
      : motion.css
  return {
    operations: [...classes, ...(isThere ? [] : intoSheet(rules, first, scene))],
    says: `I gave ${all.length === 1 ? nameOf(first) : `${all.length} elements`} a motion: ${motion.does}. ${STILL}`,
  }
}

export const STILL = 'It stays still for people who asked their system for less motion.'

const nameOf = (item: Item): string => {
  const list = item.list ?? item.user?.list
  return list?.name ? `every entry of “${list.name}”` : callIt(item)
}
