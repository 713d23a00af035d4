import { layout } from '#server/designer/code/layout.ts'
import { codeOf, type FollowUp, type Outcome, type Workbench } from '#server/designer/follow-ups/follow-up.ts'
import {
  componentFor,
  entryOf,
  type PagePart,
  partNamed,
  partsOf,
} from '#server/designer/follow-ups/page-parts.ts'
import type { Page, Piece } from '#server/designer/page/page.ts'
import { SECTION_WRITERS } from '#server/designer/sections/section-writers.ts'
import { navigationFile } from '#server/designer/sections/shell-parts.ts'
import { siteFooter } from '#server/designer/sections/site-footer.ts'
import { isAboutPeople } from '#server/designer/understanding/callings.ts'
import { readPlans, readPriceUnit } from '#server/designer/understanding/plans.ts'
import { countFor, type SectionName, sectionNamed } from '#server/designer/understanding/section-words.ts'
import type { OperationInput } from '#shared/edits/operations.ts'
import { isCodeFile } from '#shared/edits/syntax.ts'

const VERB = /\b(?:add|include|insert|put|create|append|need|want|give me|füge|ajoute|añade|hinzu)\b/i

/** What takes something away as well, or names parts of code, is no wish for a section alone. */
const NO_SECTION = /\b(?:remove|delete)\b|^\s*clear\b|\b(?:class|id)\s*['"“‘]/i

/** "add testimonials", "add an FAQ before the footer", "put a pricing section after the hero". */
export const addSection: FollowUp = (instruction, bench) => {
  if (!VERB.test(instruction) || NO_SECTION.test(instruction) || MOVES.test(instruction)) return null
  const [what = '', where = ''] = splitPlace(instruction)
  const named = sectionNamed(what)
  const isTeam = (named === null || named === 'story') && isAboutPeople(what)
  const name = isTeam ? 'team' : (named ?? looseName(what))
  if (!name && /\b(?:header|nav(?:igation)? ?bar)\b/i.test(what) && partNamed(bench, 'header')) {
    return { trouble: 'There is a header with a navigation already.' }
  }
  if (!name || (INSIDE.test(where) && !/\bfooter\b/i.test(where))) return null
  const entry = entryOf(bench)
  const parts = partsOf(bench)
  const inMain = parts.filter(part => part.around?.tag === 'main')
  const isPage =
    inMain.length > 1 || inMain[0]?.component === 'Hero' || inMain[0]?.component === 'ProductList'
  if (!entry || !isPage) {
    return { trouble: 'This page is not made of sections, so I have no place to add one.' }
  }
  if (!hasTheme(bench))
    return {
      trouble:
        'My sections are written for my own themes, and this design has another form, so I added none.',
    }
  const component = componentFor(name)
  if (parts.some(part => part.component === component)) {
    return { trouble: `There is ${name === 'faq' ? 'an FAQ' : `a ${name}`} section already.` }
  }
  const count = countFor(name, what)
  const piece =
    name === 'footer'
      ? siteFooter(bench.page)
      : SECTION_WRITERS[name](withWords(bench.page, name, what), { name, count })
  const anchor = placeFor(bench, name, where, parts)
  if (!anchor) return { trouble: `I did not find the place “${where.trim()}” on this page.` }
  return insert(bench, entry, piece, anchor)
}

/** The classes and parts of a section need the tokens and the kit of the designer's own files. */
const hasTheme = ({ files }: Workbench): boolean =>
  files.some(({ name, code }) => name.endsWith('.css') && code.includes('--muted-foreground'))

/** Prices said with the section are its prices, and people said with it are its people. */
function withWords(page: Page, name: SectionName, what: string): Page {
  if (name === 'team') return { ...page, brief: { ...page.brief, prompt: `${what}\n${page.brief.prompt}` } }
  const plans = readPlans(what)
  if (plans.length === 0) return page
  return { ...page, brief: { ...page.brief, plans, priceUnit: readPriceUnit(what) } }
}

/** "contact" or "team" alone name a section when one is being added. */
function looseName(what: string): SectionName | null {
  if (/\bcontact\b/i.test(what)) return 'contact'
  if (/\bteam\b|\bpeople\b/i.test(what)) return 'team'
  if (/\babout\b/i.test(what)) return 'story'
  return null
}

/** "put them in one row" adds nothing. */
const MOVES = /^\s*(?:please\s+)?(?:put|place)\s+(?:it|them|the|this|that|these|those|my|our)\b/i

const PLACE =
  /\b(before|above|over|after|below|under|beneath|between|at the (?:top|bottom|end|start|beginning)|(?:to|in|into|inside|within) (?:the|my|our) (?!(?:page|site|website|home ?page|landing page|design|app|bottom|top|end)\b))\b/i
/** A part of a part is no section of the page. */
const INSIDE = /^(?:to|in|into|inside|within)\b/i

function splitPlace(instruction: string): [string, string] {
  const at = instruction.search(PLACE)
  return at < 0 ? [instruction, ''] : [instruction.slice(0, at), instruction.slice(at)]
}

interface Anchor {
  /** Where it stands next to, and how one speaks of that. */
  path: string
  name: string
  place: 'before' | 'after'
}

const beside = ({ path, component }: PagePart, place: Anchor['place']): Anchor => ({
  path,
  name: component,
  place,
})

/** Where asked; otherwise where such a section usually stands. */
function placeFor(bench: Workbench, name: SectionName, where: string, parts: PagePart[]): Anchor | null {
  const content = parts.filter(part => !/^(?:Site)?(?:Header|Footer)$|^Announcement$/.test(part.component))
  const [first] = content
  const last = content.at(-1)
  if (!first || !last) return null
  if (name === 'footer' && last.around?.tag === 'main') {
    return { path: last.around.path, name: 'the main part', place: 'after' }
  }
  if (where !== '') {
    const isBefore = /\b(?:before|above|over)\b/i.test(where)
    if (/\bat the (?:bottom|end)\b/i.test(where)) return beside(last, 'after')
    if (/\bat the (?:top|start|beginning)\b/i.test(where)) return beside(first, 'after')
    const part = partNamed(bench, where)
    if (part && /Footer$/.test(part.component)) return beside(last, 'after')
    if (part && /Header$/.test(part.component)) return beside(first, 'before')
    return part && beside(part, isBefore ? 'before' : 'after')
  }
  if (name === 'logos' || name === 'stats') return beside(first, 'after')
  const ending = content.find(part => ['Closing', 'Contact', 'Newsletter'].includes(part.component))
  const questions = content.find(part => part.component === 'Faq')
  const before = name === 'newsletter' || name === 'contact' ? ending : (questions ?? ending)
  if (before && name !== 'cta') return beside(before, 'before')
  return beside(last, 'after')
}

function insert(bench: Workbench, entry: string, piece: Piece, anchor: Anchor): Outcome {
  const { path, place } = anchor
  const navigation = 'data/navigation.ts'
  const needed = piece.code.includes('@/data/navigation')
    ? [navigationFile([{ id: 'top', label: 'Back to the top' }])]
    : []
  const own = [{ name: piece.file, code: piece.code }, ...piece.files, ...needed]
  const operations: OperationInput[] = own
    .filter(file => codeOf(bench, file.name) === null)
    .map(file => ({
      op: 'write',
      file: file.name,
      code: isCodeFile(file.name) ? layout(file.code) : file.code,
    }))
  operations.push(
    { op: 'insertElement', file: entry, at: { path }, place, code: `<${piece.component} />` },
    { op: 'addImport', file: entry, from: `@/${piece.file.replace(/\.tsx$/, '')}`, names: [piece.component] },
  )
  const isLinked = piece.anchor !== null && codeOf(bench, navigation) !== null
  if (piece.anchor && isLinked) {
    const { id, label } = piece.anchor
    const item = `{ label: ${JSON.stringify(label)}, href: "#${id}" }`
    operations.push({ op: 'insertItem', file: navigation, path: 'navigation', code: item })
  }
  return {
    operations,
    says: `I added ${piece.component} ${place} ${anchor.name}, in ${piece.file}${isLinked ? ', and linked it in the navigation' : ''}. The words in it are mine: please check them.`,
  }
}
