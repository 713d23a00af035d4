import type { Clause } from '#server/templates/acts-in-words/clauses.ts'
import {
  folded,
  isWithin,
  type Kind,
  namesOf,
  type Page,
  type PageText,
  textsSaying,
} from '#server/templates/acts-in-words/page-things.ts'
import { fieldsOf } from '#shared/acts/lists.ts'
import { parentOf, type Spot, spotOf } from '#shared/acts/spot.ts'
import type { ElementTarget } from '#shared/edits/elements/elements.ts'

/** What a phrase means on the page: one element, and the text of it that is meant, if one is. */
export interface Meant {
  spot: Spot
  text: PageText | null
  kind: Kind | null
  /** What a section is known by. */
  name?: string | undefined
  /** Said by words of its own, or only by "it" and "this". */
  isSelection: boolean
}

export interface Reader {
  page: Page
  clause: Clause
  /** With what is read on it, as far as that is known: a list draws one element several times. */
  selection: { file: string; at: ElementTarget; text?: string | null | undefined } | null
}

/** Words for the kinds of elements; plurals mean several things, so they are none of these. */
const NOUNS: Record<string, Kind> = {
  ...{
    heading: 'heading',
    headline: 'heading',
    title: 'heading',
    button: 'button',
    link: 'link',
    image: 'image',
  },
  ...{ picture: 'image', photo: 'image', header: 'header', footer: 'footer', navigation: 'navigation' },
  ...{ nav: 'navigation', navbar: 'navigation', sidebar: 'sidebar', section: 'section', form: 'form' },
  ...{ table: 'table', field: 'field', input: 'field' },
}
/** Words that add nothing to what is named. */
const EMPTY =
  /^(?:the|this|that|a|an|my|our|its|text|texts|word|words|label|of|saying|says|called|titled|named|with|that says)$/
const POINTING =
  /^(?:it|this|that|the selection|(?:this|the selected|selected) (?:element|one|part|thing|text))$/

/** The one thing that a phrase means; null where it means none or more than one. */
export function meantBy(reader: Reader, phrase: string): Meant | null {
  const trimmed = phrase.trim()
  const selected = selectedSpot(reader)
  if (selected && pointsAt(reader.page, selected, trimmed.toLowerCase()))
    return { spot: selected, text: null, kind: null, isSelection: true }
  const [inner, outer] = parted(trimmed)
  const found = oneOf(candidates(reader, inner))
  if (found && outer === null) return found
  if (outer === null) return textMeant(reader, trimmed)
  const container = meantBy(reader, outer)
  if (!container) return fieldOf(reader, inner, outer) ?? textMeant(reader, trimmed)
  return (
    oneOf(candidates(reader, inner).filter(each => isWithin(reader.page, each.spot, container.spot))) ??
    fieldOf(reader, inner, outer)
  )
}

/** "it", "the text", and "the heading" where a heading is selected. */
function pointsAt(page: Page, selected: Spot, phrase: string): boolean {
  if (POINTING.test(phrase)) return true
  const [noun, ...more] = phrase.split(/\s+/).filter(word => word !== '' && !EMPTY.test(word))
  if (noun === undefined) return true
  return more.length === 0 && Object.hasOwn(NOUNS, noun) && NOUNS[noun] === kindOf(page, selected)
}

function selectedSpot({ page, selection }: Reader): Spot | null {
  const spot = selection && spotOf(page.files, selection)
  return spot && 'file' in spot ? spot : null
}

/** "the heading in the footer" is one thing within another. */
function parted(phrase: string): [string, string | null] {
  const owned = /^(\S.*?)['’]s (\w+)$/.exec(phrase)
  if (owned) return [owned[2] ?? '', owned[1] ?? '']
  const found = / (?:in|on|of|from|at|inside) (?:the |my |our )?(?=\S)/i.exec(phrase)
  return found ? [phrase.slice(0, found.index), phrase.slice(found.index + found[0].length)] : [phrase, null]
}

const oneOf = (found: Meant[]): Meant | null => {
  const [first, ...others] = new Map(
    found.map(each => [each.text?.datum.node ?? each.spot.element.node, each]),
  ).values()
  return first && others.length === 0 ? first : null
}

function candidates(reader: Reader, phrase: string): Meant[] {
  const { page, clause } = reader
  const quotedAt = /\ue000(\d+)\ue000/.exec(phrase)
  const words = phrase
    .replace(/\ue000\d+\ue000/g, ' ')
    .toLowerCase()
    .split(/\s+/)
    .filter(word => word !== '' && !EMPTY.test(word))
  const noun = words.at(-1) ?? ''
  const kind = Object.hasOwn(NOUNS, noun) ? (NOUNS[noun] as Kind) : null
  const rest = (kind ? words.slice(0, -1) : words).join(' ')
  if (quotedAt) {
    if (rest !== '') return []
    const quoted = clause.quoted[Number(quotedAt[1])] ?? ''
    if (kind === 'section' || kind === 'form') return sectionsNamed(page, kind, quoted)
    const said = textsSaying(page, quoted).map(asMeant)
    return kind ? said.flatMap(each => inKind(page, each, kind)) : said
  }
  if (!kind) return []
  const all = page.things.filter(thing => thing.kind === kind).map(({ spot }) => thingMeant(page, spot, kind))
  if (rest === 'main' || (rest === '' && kind === 'heading')) {
    const main = all.filter(({ spot }) => spot.element.tag === 'h1')
    return main.length > 0 ? main : rest === 'main' ? [] : all
  }
  if (rest === '') return all
  if (kind === 'section') return sectionsNamed(page, kind, rest)
  return all.filter(({ text }) => text && folded(text.text) === rest)
}

function sectionsNamed(page: Page, kind: Kind, name: string): Meant[] {
  const wanted = folded(name)
  return page.things
    .filter(thing => thing.kind === kind && namesOf(page, thing).some(each => folded(each) === wanted))
    .map(thing => ({ spot: thing.spot, text: null, kind, isSelection: false, name: namesOf(page, thing)[0] }))
}

/** What an element is called by people. */
export const kindOf = (page: Page, spot: Spot): Kind | null =>
  page.things.find(each => each.spot.element.node === spot.element.node)?.kind ?? null

/** The thing of that kind which shows the text. */
function inKind(page: Page, meant: Meant, kind: Kind): Meant[] {
  const around = page.things.findLast(
    each => each.kind === kind && each.spot.file === meant.spot.file && isWithin(page, meant.spot, each.spot),
  )
  if (!around) return []
  const isItself = around.spot.element.node === meant.spot.element.node
  return [{ ...meant, kind, spot: isItself ? meant.spot : around.spot }]
}

const asMeant = (text: PageText): Meant => ({ spot: text.spot, text, kind: null, isSelection: false })

function thingMeant(page: Page, spot: Spot, kind: Kind): Meant {
  const texts = page.texts.filter(each => each.spot.element.node === spot.element.node)
  const [text] = texts
  return { spot, kind, isSelection: false, text: text && texts.length === 1 ? text : null }
}

/** An exact text of the page, said without quotes. */
function textMeant({ page }: Reader, phrase: string): Meant | null {
  const bare = phrase.replace(/^(?:the|my|our) /i, '')
  const [text, ...others] = [
    ...textsSaying(page, phrase),
    ...(bare === phrase ? [] : textsSaying(page, bare)),
  ]
  return text && others.length === 0 ? { ...asMeant(text), kind: kindOf(page, text.spot) } : null
}

/** "the price of Team": a field of the entry that is known by that name. */
function fieldOf(reader: Reader, field: string, name: string): Meant | null {
  const quotedAt = /^\ue000(\d+)\ue000$/.exec(name)
  const wanted = folded(quotedAt ? (reader.clause.quoted[Number(quotedAt[1])] ?? '') : name)
  const key = field
    .toLowerCase()
    .replace(/^(?:the|my|our) /, '')
    .trim()
  const found = reader.page.texts.filter(({ datum: { tree, node } }) => {
    const property = parentOf(tree, node)
    const entry = property && parentOf(tree, property)
    if (!property || entry?.type !== 'ObjectExpression' || keyName(property) !== key) return false
    const first = [...fieldsOf(entry).values()].find(({ type }) => type === 'StringLiteral')
    return folded((first as { value?: string } | undefined)?.value ?? '') === wanted
  })
  return oneOf(found.map(asMeant))
}

const keyName = (property: object): string | null => {
  const { key } = property as { key?: { name?: string; value?: string } }
  return key?.name?.toLowerCase() ?? null
}
