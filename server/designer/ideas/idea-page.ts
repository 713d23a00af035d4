import type { Idea, IdeaPart } from '#server/designer/ideas/idea.ts'
import { type CardAction, ideaCards } from '#server/designer/ideas/idea-cards.ts'
import { actionOf, ideaForm } from '#server/designer/ideas/idea-form.ts'
import { ideaIntro } from '#server/designer/ideas/idea-intro.ts'
import { ideaFigures, ideaMap, ideaNotes } from '#server/designer/ideas/idea-notes.ts'
import { ideaTable } from '#server/designer/ideas/idea-table.ts'
import { rowNames } from '#server/designer/ideas/known-rows-of.ts'
import { compose, type Design, filesOf, sectionsApp } from '#server/designer/page/compose.ts'
import { kebab, type Page, type Piece } from '#server/designer/page/page.ts'
import { askedParts } from '#server/designer/sections/asked/asked-parts.ts'
import { logoFile, navigationFile, themeToggleFile } from '#server/designer/sections/shell-parts.ts'
import { siteFooter } from '#server/designer/sections/site-footer.ts'
import { plainHeader, siteHeader } from '#server/designer/sections/site-header.ts'

const NAV_MOST = 5

/** A page made of nothing but what the request names. */
export function composeIdea(page: Page, idea: Idea): Design {
  const parts = ideaSections(page, idea, idea.parts)
  const tiles = askedParts(page, filesOf(parts))
  const sections = tiles ? [...parts, tiles] : parts
  const links = sections.flatMap(({ anchor }) => anchor ?? [])
  const intro = ideaIntro(page, idea, links)
  const first =
    links.find(({ label }) => idea.parts.some(({ title, form }) => title === label && form === 'form')) ??
    links[0]
  const action = { label: first?.label ?? 'Start', href: first ? `#${first.id}` : '#main' }
  const header = links.length > 0 ? siteHeader(page, action) : plainHeader(page, action)
  const footer = [siteFooter(page)]
  const app = sectionsApp(header, [intro, ...sections], footer)
  const navigation = links.length > 0 ? [navigationFile(links.slice(0, NAV_MOST))] : []
  return {
    files: compose(
      page,
      app,
      [header, intro, ...sections, ...footer],
      [logoFile(page), themeToggleFile(), ...navigation],
    ),
    parts: [
      'a header',
      ...idea.parts.map(
        ({ title, form }) => `${title.charAt(0).toLowerCase()}${title.slice(1)}: ${SAYS[form]}`,
      ),
      'a footer',
    ],
  }
}

/** The parts as sections; figures stand together where the first of them was named. */
export function ideaSections(page: Page, idea: Idea, parts: IdeaPart[]): Piece[] {
  const figures = parts.filter(({ form }) => form === 'figures')
  const taken = new Set<string>(['figures'])
  return parts.flatMap(part => {
    if (part.form === 'figures') return part === figures[0] ? [ideaFigures(page, figures)] : []
    return [sectionOf(page, idea, part, freeId(part, taken))]
  })
}

function sectionOf(page: Page, idea: Idea, part: IdeaPart, id: string): Piece {
  switch (part.form) {
    case 'cards':
      return ideaCards(page, part, id, cardAction(idea, part))
    case 'prices':
      return part.thing === '' || /^(?:ticket|entry|admission)/i.test(part.thing)
        ? ideaNotes(page, part, id)
        : ideaCards(page, part, id, cardAction(idea, part))
    case 'form':
      return ideaForm(page, idea, part, id)
    case 'map':
      return ideaMap(page, part, id)
    case 'hours':
    case 'steps':
      return ideaNotes(page, part, id)
    default:
      return ideaTable(page, part, id, namesFor(idea))
  }
}

/** What one borrows or reserves is called like the things that can be. */
function namesFor({ parts }: Idea): string[] | null {
  const main = parts.find(({ form, thing }) => (form === 'cards' || form === 'prices') && thing)
  return main ? rowNames(main.thing) : null
}

/** The button of a card does what the request has a form for, else it keeps the card. */
function cardAction({ parts }: Idea, { form, thing }: IdeaPart): CardAction {
  const asked = parts.find(
    each =>
      each.form === 'form' &&
      each.thing === thing &&
      !/^(?:report|offer|register|submit|send)/i.test(each.title),
  )
  const verb = asked ? actionOf(asked) : null
  if (verb === 'Send order' || (!verb && form === 'prices')) return { label: 'Choose', done: 'Chosen' }
  if (verb === 'Reserve') return { label: 'Reserve', done: 'Reserved' }
  if (verb === 'Book') return { label: 'Book', done: 'Booked' }
  if (verb === 'Borrow') return { label: 'Borrow', done: 'Borrowed' }
  if (verb === 'Request') return { label: 'Request', done: 'Requested' }
  return { label: 'Save', done: 'Saved' }
}

/** A name for its file and its place on the page; names of other parts are left to them. */
function freeId({ title }: IdeaPart, taken: Set<string>): string {
  const words = kebab(title.replace(/['’]/g, '')).split('-').filter(Boolean).slice(0, 5).join('-')
  const plain = /^[a-z]/.test(words) ? words : `part-${words}`
  const base = RESERVED.test(plain) ? `${plain}-section` : plain
  const id = taken.has(base) ? `${base}-${taken.size}` : base
  taken.add(id)
  return id
}

const RESERVED =
  /^(?:hero|logo|site-header|site-footer|theme-toggle|navigation|list-table|thing-cards|request-form|main|map|figures)$/

const SAYS: Record<IdeaPart['form'], string> = {
  cards: 'cards to search and narrow',
  prices: 'with prices',
  table: 'a table to search and sort',
  form: 'a form that checks itself',
  hours: 'when',
  figures: 'a figure',
  steps: 'a text to fill in',
  map: 'a drawn map',
}
