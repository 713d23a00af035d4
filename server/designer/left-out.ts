import { widgetsNamed } from '#server/designer/dashboard/board.ts'
import { componentsFor } from '#server/designer/follow-ups/page-parts.ts'
import { textsOf } from '#server/designer/follow-ups/texts.ts'
import { headOf } from '#server/designer/ideas/about.ts'
import { clausesIn } from '#server/designer/ideas/clauses.ts'
import { readIdea } from '#server/designer/ideas/read-idea.ts'
import type { Design } from '#server/designer/page/compose.ts'
import { meaningOf } from '#server/designer/sections/asked/missing-parts.ts'
import { readAskedItems } from '#server/designer/understanding/asked-items.ts'
import type { Brief } from '#server/designer/understanding/brief.ts'
import { type SectionName, sectionNamed } from '#server/designer/understanding/section-words.ts'

const NAMED_MAX = 6
/** Longer texts mention many things; only short ones say that something is there. */
const LABEL_WORDS_MAX = 8

/** What the request lists and the page does not have, in one sentence; empty when all of it is there. */
export function leftOutOf(brief: Brief, design: Design, tiles: readonly string[] = []): string {
  const missing = (brief.kind === 'idea' ? unsaidIn(brief) : missingIn(brief, design)).filter(
    item => !tiles.some(tile => isWithin(item, tile) || isWithin(tile, item)),
  )
  return missing.length === 0 ? '' : `Not in this page yet: ${missing.slice(0, NAMED_MAX).join(', ')}.`
}

/** What is a tile is on the page: "form" of "form to order". */
const isWithin = (item: string, tile: string): boolean => {
  const words = wordsOf(tile)
  return wordsOf(item).every(word => words.includes(word))
}

/** The pieces of an idea that became no part of it, as they were written. */
function unsaidIn({ prompt }: Brief): string[] {
  const { about, parts } = readIdea(prompt)
  const said = new Set(
    meaningOf([about, ...parts.flatMap(({ title, thing, fields }) => [title, thing, ...fields])].join(' ')),
  )
  return clausesIn(headOf(prompt).rest)
    .map(({ text }) => text)
    .filter(text => !/^(?:photos?|pictures?|(?:see|know|check)\b.*|browse|search)$/i.test(text))
    .filter(text => {
      const meant = meaningOf(
        text.replace(/^(?:browse|search for|find|list of|table of|form to|way to)\s+/i, ''),
      )
      return meant.length > 0 && meant.filter(word => said.has(word)).length / meant.length < 0.5
    })
}

function missingIn({ prompt, kind }: Brief, { files, parts }: Design): string[] {
  const asked = readAskedItems(prompt)
  const things = asked.filter(item => !CLAUSE.test(item))
  const wished = BOOKING.test(prompt) ? ['a booking form', ...things] : things
  if (wished.length === 0) return []
  const names = files.map(file => file.name.replace(/^.*\/|\.\w+$/g, ''))
  const isOfSections = kind === 'landing' || kind === 'pricing'
  const labels = textsOf(files.filter(file => !/\bfeed\b/.test(file.name)))
    .map(({ text }) => text)
    .filter(text => text.split(/\s+/).length <= LABEL_WORDS_MAX)
  const made = [...parts, ...names, ...labels].map(wordsOf)
  const hasForm = files.some(({ code }) => /<form\b|<RequestForm\b/.test(code))
  const hasPrices = files.some(({ code }) => /\bprice: "[$€£]/.test(code))
  return wished.filter(item => {
    if ((hasForm && /^form$/i.test(item)) || (hasPrices && /^prices?$/i.test(item))) return false
    const section = sectionNamed(item)
    if (section && hasSection(section, names)) return false
    if (kind === 'dashboard' && widgetsNamed(item).some(widget => names.includes(widget))) return false
    const wanted = wordsOf(item)
    const places = section && isOfSections ? [...parts, ...names].map(wordsOf) : made
    return !places.some(words => wanted.every(word => words.includes(word)))
  })
}

/** A piece of a sentence is no name of a thing: "ones are free this weekend". */
const CLAUSE =
  /^(?:with|and|or|of)$|^(?:ones?|it|they|we|you|he|she|there|this|that|these|those|who|what|when|where|how|why)\b|\s(?:is|are|was|were|am|has|have|had|will|would|can|could|should|must|may|do|does|did)\b/i

const BOOKING = /\b(?:booking|reservation) (?:page|site|website|app)\b/i

const hasSection = (name: SectionName, names: string[]): boolean =>
  names.includes(name === 'newsletter' ? 'waitlist-form' : name === 'gallery' ? 'product-shots' : '') ||
  componentsFor(name).some(component =>
    names.some(file => file.replaceAll('-', '') === component.toLowerCase()),
  )

const SMALL =
  /^(?:an?|the|of|top|recent|field|by|for|in|on|and|or|to|per|our|my|your|with|section|list|table|page|chart|graph|block|area|week|today|all|simple|small|short|big|large|form|link|button)$/

/** The words that carry meaning, without their endings. */
function wordsOf(text: string): string[] {
  const all = (text.toLowerCase().match(/\p{L}+/gu) ?? []).map(stem)
  const meant = all.filter(word => !SMALL.test(word))
  return meant.length > 0 ? meant : all
}

const stem = (word: string): string =>
  word.length > 4 ? word.replace(/ies$/, 'y').replace(/(?<=ss|sh|ch|x)es$|(?<!s)s$/, '') : word
