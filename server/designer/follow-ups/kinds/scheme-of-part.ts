import type { FollowUp, Outcome, Workbench } from '#server/designer/follow-ups/follow-up.ts'
import { plainWords } from '#server/designer/follow-ups/grammar/plain-words.ts'
import type { Item } from '#server/designer/follow-ups/scene/scene.ts'
import { classesOf } from '#server/designer/follow-ups/scene/words.ts'
import { dialectFor } from '#server/designer/follow-ups/style/dialect.ts'
import { fullBleed } from '#server/designer/follow-ups/style/full-bleed.ts'
import { findBlock, findTargets } from '#server/designer/follow-ups/target/find.ts'
import { isHeader, isNav } from '#server/designer/follow-ups/target/looks-like.ts'
import { callIt } from '#server/designer/follow-ups/target/names.ts'
import { isDarkByDefault, themeOf } from '#server/designer/follow-ups/theme-code.ts'
import type { OperationInput } from '#shared/edits/operations.ts'

const MADE =
  /^(?:make|turn|set|give|change|switch)\s+(.+?)(?:['’]s)?(?:\s+background(?:\s+colou?r)?)?\s+(?:to\s+)?(?:a\s+)?(dark|light)(?:\s+(?:mode|theme|background|colou?rs))?(?:\s+(?:and|with)\s+(?:the\s+|its\s+)?(?:text|words)\s+(?:colou?r\s+)?(?:to\s+)?(?:white|light|black|dark))?$/i
const GIVEN =
  /^(?:add|use|give|apply|put|set)\s+a\s+(dark|light)\s+(?:background|theme)\s+(?:for|to|on|in|behind)\s+(.+)$/i
const WHOLE =
  /^(?:(?:the |this |my |our )?(?:whole |entire )?(?:page|site|website|app|design|theme|mode|everything|it|this|screen|background|colou?rs?|palette))$/i

/** "make the FAQ dark", "add a dark background to the footer": the part wears the other theme of the design. */
export const schemeOfPart: FollowUp = (instruction, bench) => {
  const text = plainWords(instruction)
  const given = GIVEN.exec(text)
  const made = given ? null : MADE.exec(text)
  const said = (given?.[2] ?? made?.[1] ?? '').trim()
  const scheme = (given?.[1] ?? made?.[2] ?? '').toLowerCase()
  if (
    said === '' ||
    WHOLE.test(said) ||
    /\b(?:text|font|buttons?|headings?|headline|mode|theme|words|letters)\b/i.test(said)
  )
    return null
  const theme = themeOf(bench)
  if (!theme || !new RegExp(`\\.${scheme}\\b`).test(theme.code)) return null
  const item = partNamed(said, bench)
  return item === null || 'trouble' in item ? item : dressed(item, scheme, isDarkByDefault(theme.code), bench)
}

function partNamed(said: string, bench: Workbench): Item | { trouble: string; isSure: true } | null {
  const found = findBlock(said, bench) ?? findTargets(said, bench)
  if (!found) return null
  if ('trouble' in found) return { ...found, isSure: true }
  const [target] = found.targets
  if (!target || found.targets.length > 1 || target.entry !== null) return null
  const item = shown(target.item)
  const isBlock =
    /^(?:section|header|footer|aside|main|nav|div|article)$/.test(item.tag) && item.children.length > 0
  return isBlock && (!isNav(item) || isHeader(item)) ? item : null
}

const shown = (item: Item): Item => (item.shows.length === 1 && item.shows[0] ? shown(item.shows[0]) : item)

function dressed(item: Item, scheme: string, isDarkPage: boolean, { files }: Workbench): Outcome | null {
  if (dialectFor(item, files) !== 'tailwind') return null
  const classes = classesOf(item.node, '')
  const other = scheme === 'dark' ? 'light' : 'dark'
  if (isDarkPage === (scheme === 'dark') && !classes.includes(other))
    return { trouble: `${callIt(item)} is ${scheme} already, like the page.`, isSure: true }
  const papers = classes.filter(name => /^bg-/.test(name))
  const inks = classes.filter(name => /^text-(?:foreground|[\w-]+-foreground|background)$/.test(name))
  const bleed = fullBleed(classes)
  const operation: OperationInput = {
    op: 'setClasses',
    file: item.file,
    at: { path: item.path },
    add: [scheme, 'bg-background', 'text-foreground', ...bleed.add].filter(name => !classes.includes(name)),
    remove: [other, ...papers, ...inks, ...bleed.remove].filter(
      name => classes.includes(name) && name !== 'bg-background' && name !== 'text-foreground',
    ),
  }
  return {
    operations: [operation],
    says: `${callIt(item)} wears the ${scheme} theme now, whatever the page wears.`,
  }
}
