import { type Drawn, draw, type Look } from '#server/designer/follow-ups/blocks/draw.ts'
import type { FollowUp, Outcome, Workbench } from '#server/designer/follow-ups/follow-up.ts'
import { plainWords } from '#server/designer/follow-ups/grammar/plain-words.ts'
import { findBlock, findTargets } from '#server/designer/follow-ups/target/find.ts'
import { NUMBER, numberOf } from '#server/designer/understanding/counts.ts'
import { jsxText } from '#shared/edits/jsx-source.ts'
import type { OperationInput } from '#shared/edits/operations.ts'

const CARDS = new RegExp(
  `^(?:show|add|display|create|put|insert)\\s+(${NUMBER})\\s+(?:[\\w-]+\\s+){0,2}?(card|box|tile)(?:s|es)\\b\\s*(.*)$`,
  'i',
)
const CLASS = /\(?\s*(?:with )?(?:an? )?class(?:name)?\s*[:=]?\s*["'‘“]?([\w-]+)["'’”]?\s*\)?/i
const COLUMNS = new RegExp(
  `\\b(?:with |in )?(${NUMBER})\\s+(?:per|in (?:a|each)|a)\\s+row\\b|\\bin (${NUMBER}) columns\\b`,
  'i',
)
const HEIGHT =
  /\b(\d+(?:\.\d+)?(?:px|rem|em))\s+min(?:imum)?[- ]height\b|\bmin(?:imum)?[- ]height (?:of |is |: )?(\d+(?:\.\d+)?(?:px|rem|em))/i
const SCROLL =
  /\b(?:vertical(?:ly)?\s+scroll\w*|scroll\w*\s+vertical\w*|scrollable|scrolling)(?:\s+enabled)?\b/i
const PLACE =
  /\b(?:in|into|inside|within|to|below|under|after)\s+((?:the\s+)?[\w-]+(?:\s+(?:section|area|panel))?)/i
/** What may be left when everything that was read is taken away. */
const FILLER = /^(?:\s|,|\.|;|\band\b|\bwith\b|\beach\b|\benabled\b|\bof\b|\bthe\b|\bit\b|\bis\b|\bhas\b)*$/i

/** "show 12 cards (class 'card') in content with 3 per row". */
export const showCards: FollowUp = (instruction, bench) => {
  const found = CARDS.exec(plainWords(instruction))
  if (!found) return null
  const [, many = '', noun = 'card', rest = ''] = found
  const count = numberOf(many) ?? 0
  const className = CLASS.exec(rest)?.[1] ?? null
  const bare = rest.replace(CLASS, ' ')
  const columns = COLUMNS.exec(bare)
  const height = HEIGHT.exec(bare)
  const withoutColumns = bare.replace(COLUMNS, ' ').replace(HEIGHT, ' ').replace(SCROLL, ' ')
  const place = PLACE.exec(withoutColumns)
  if (count < 1 || count > 60 || !FILLER.test(withoutColumns.replace(PLACE, ' '))) return null
  const where = place?.[1] ?? (bench.selection ? 'this' : null)
  if (where === null)
    return { trouble: `Where shall the ${noun}s go? Say for example “in the content”.`, isSure: true }
  const grid: Look = {
    display: 'grid',
    gap: '16px',
    columns: `repeat(${numberOf(columns?.[1] ?? columns?.[2] ?? '') ?? 3}, minmax(0, 1fr))`,
    ...(SCROLL.test(bare) ? { overflowY: 'auto', height: '100%' } : {}),
  }
  const minHeight = height?.[1] ?? height?.[2] ?? '120px'
  return placed(
    where,
    drawnCards({ count, noun, className, minHeight, grid }, bench),
    `I added ${count} ${noun}s`,
    bench,
  )
}

interface Cards {
  count: number
  noun: string
  className: string | null
  minHeight: string
  grid: Look
}

function drawnCards({ count, noun, className, minHeight, grid }: Cards, { files }: Workbench): string {
  const look: Look = { padding: '16px', radius: '12px', borderWidth: '1px', minHeight }
  const card: Drawn = { tag: 'div', look, text: 'CARD' }
  const word = noun.charAt(0).toUpperCase() + noun.slice(1)
  const written = draw(card, files).replace('CARD', `${jsxText(word)} {index + 1}`)
  const classed = className === null ? written : withClass(written, className)
  const holder = draw({ tag: 'div', look: grid, text: 'CARDS' }, files)
  const list = [
    '',
    `  {Array.from({ length: ${count} }, (_, index) => (`,
    `    ${classed.replace(/^<div/, '<div key={index}')}`,
    '  ))}',
    '',
  ].join('\n')
  return holder.replace('CARDS', () => list)
}

const withClass = (code: string, name: string): string =>
  code.includes('className="')
    ? code.replace('className="', `className="${name} `)
    : code.replace(/^<div/, `<div className="${name}"`)

function placed(where: string, code: string, says: string, bench: Workbench): Outcome {
  const found = findBlock(where, bench) ?? findTargets(where, bench)
  if (!found) return { trouble: `I did not find “${where}” in this design.`, isSure: true }
  if ('trouble' in found) return { ...found, isSure: true }
  const [target] = found.targets
  if (!target || found.targets.length > 1 || target.entry !== null)
    return { trouble: `“${where}” is several places; say which one.`, isSure: true }
  const item = target.item.shows[0] ?? target.item
  const operation: OperationInput = {
    op: 'insertElement',
    file: item.file,
    at: { path: item.path },
    place: 'last',
    code,
  }
  return { operations: [operation], says: `${says} in ${where}; what stands on them is for you to say.` }
}
