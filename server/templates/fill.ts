import { type HeldList, LIST_KINDS, type ListKind, type TemplateEntry } from '#server/templates/entry.ts'
import { placeFor } from '#server/templates/place.ts'
import { numberIn } from '#server/templates/read/entries.ts'
import type { Entry, Fact, ListFact } from '#server/templates/read/facts.ts'
import type { Subject } from '#server/templates/read/head.ts'
import { type SourceFile, THEME_FILE } from '#shared/artifacts.ts'
import { stringLiteral } from '#shared/edits/jsx-source.ts'
import { fieldOfFirst, isNumberField, replaceList, setLiteral } from '#shared/edits/literals.ts'
import { applyTextEdits } from '#shared/edits/operations/text-edits.ts'
import { type File, parseCode } from '#shared/edits/syntax.ts'
import { withThemeChange } from '#shared/theme-look.ts'
import { inScheme, isDarkFirst } from '#shared/theme-scheme.ts'

const CONTENT_FILE = 'content.ts'

interface Page {
  content: string
  theme: string
}

export interface Filled {
  files: SourceFile[]
  /** What a person gave and the template shows now. */
  shown: Fact[]
  /** What a person gave and the template has no place for. */
  left: Fact[]
  /** Lists of the template that are samples still, though a person gave others. */
  samples: ListKind[]
  /** Lists whose samples left, since they told of another case than the lists that a person gave. */
  emptied: ListKind[]
}

/**
 * Puts what a person gave into a template. A given list replaces the sample list whole, and a field that was not given
 * is left out: nothing is invented in its place.
 */
export function fill(
  files: readonly SourceFile[],
  entry: TemplateEntry,
  facts: readonly Fact[],
  subject: Subject = { about: null, head: null },
): Filled {
  const codeOf = (name: string) => files.find(file => file.name === name)?.code ?? ''
  const page: Page = { content: codeOf(CONTENT_FILE), theme: codeOf(THEME_FILE) }
  const sample = treeOf(page.content)
  const shown: Fact[] = []
  const left: Fact[] = []
  const filled = new Map<ListKind, ListFact[]>()
  const putLists = (kind: ListKind, lists: ListFact[]): boolean => {
    const list = entry.holds[kind]
    const next = sample && list ? listed(page.content, sample, list, together(lists)) : null
    page.content = next ?? page.content
    return next !== null
  }
  if (facts.some(fact => fact.fact === 'brand' || (fact.fact === 'list' && placeFor(fact, entry))))
    for (const path of entry.tells?.split(', ') ?? []) page.content = put(page.content, path, '')
  for (const fact of facts) {
    const kind = fact.fact === 'list' ? placeFor(fact, entry) : null
    const before = (kind && filled.get(kind)) ?? []
    // Lists for one place become one where its entries have a group, which says whose they are.
    if (fact.fact !== 'list') (putFact(page, fact, entry) ? shown : left).push(fact)
    else if (kind && (before.length === 0 || entry.holds[kind]?.group) && putLists(kind, [...before, fact])) {
      filled.set(kind, [...before, fact])
      shown.push(fact)
    } else left.push(fact)
  }
  const given = (what: string) => shown.find(({ fact }) => fact === what)
  const brand = given('brand')
  const named = brand && 'value' in brand ? brand.value : null
  const about = named && subject.about?.includes(named) ? named : subject.about
  const own = about ?? named ?? subject.head
  // Beside what a person gave, the names, texts and lists of another case leave.
  const isOwn = entry.shape !== 'page' || filled.size > 0 || brand || given('title')
  for (const fact of isOwn && own !== null ? (['brand', 'title', 'lead'] as const) : []) {
    const told = { fact, value: fact === 'lead' ? '' : (own ?? ''), said: own ?? '' }
    if (!given(fact) && putFact(page, told, entry) && fact === 'title' && own === about) shown.push(told)
  }
  const { price } = together([...filled.values()].flat()).find(each => each.price) ?? {}
  if (filled.size > 0 || brand) page.content = put(page.content, entry.holds.currency, markOf(price))
  const others = LIST_KINDS.filter(kind => entry.holds[kind] && !filled.has(kind))
  // A page that has the name of one house shows no goods of another.
  const { fields, items = entry.holds.people } = entry.holds
  const isNamed = (brand || given('title')) && entry.shape === 'page' && items && !fields?.kind
  const isTold = isNamed || [...filled.keys()].some(kind => tells(kind, entry) || kind === 'columns')
  const goes = (kind: ListKind) =>
    kind === 'hours' ? isOwn : isTold ? tells(kind, entry) : kind === 'sections' && filled.has('fields')
  const emptied = others.filter(kind => goes(kind) && putLists(kind, []))
  const codes: Record<string, string> = { [CONTENT_FILE]: page.content, [THEME_FILE]: page.theme }
  const made = files.map(({ name, code }) => ({ name, code: codes[name] ?? code }))
  return { files: made, shown, left, emptied, samples: others.filter(kind => !emptied.includes(kind)) }
}

/** Samples that tell of another case; inputs, columns and links only serve. */
const tells = (kind: ListKind, { holds }: TemplateEntry): boolean =>
  kind !== 'navigation' && kind !== 'columns' && !(kind === 'fields' && holds.fields?.kind)

const together = (lists: readonly ListFact[]): Entry[] =>
  lists.flatMap(({ label, entries }) =>
    lists.length > 1 && label ? entries.map(each => ({ ...each, group: label })) : entries,
  )

/** Whether a fact that is no list could be put into the page. */
function putFact(page: Page, fact: Exclude<Fact, ListFact>, { holds }: TemplateEntry): boolean {
  const { content, theme } = page
  if (fact.fact === 'quoted') return false
  if (fact.fact === 'color') page.theme = withThemeChange(theme, { kind: 'color', hex: fact.value })
  else if (fact.fact !== 'dark') page.content = put(content, holds[fact.fact], fact.value)
  else if (isDarkFirst(theme)) return true
  else page.theme = inScheme(theme, 'dark') ?? theme
  return page.content !== content || page.theme !== theme
}

/** The content with a text in a place; nothing in place of a list or a figure. */
function put(content: string, path: string | undefined, value: string): string {
  const tree = path === undefined ? null : treeOf(content)
  if (!tree) return content
  const list = value === '' ? replaceList(tree, `content.${path}`, '[]') : null
  const edited = list && 'edits' in list ? list : setLiteral(content, tree, `content.${path}`, value)
  if (!('edits' in edited)) return content
  const isFigure = edited.edits.some(({ at }) => /[\d-]/.test(content[at] ?? ''))
  return applyTextEdits(
    content,
    isFigure ? edited.edits.map(edit => ({ ...edit, insert: value || '0' })) : edited.edits,
  )
}

/** What stands before the figure of a price, or behind it. */
function markOf(price = ''): string {
  const mark = price.replace(/ ?(?:\/|per |a ).*$|[\d.,+−-]/g, '').trim()
  return mark.length > 1 ? `${mark} ` : mark
}

/** The content with these entries in the place of a list's; null where one has something that the list cannot show. */
function listed(content: string, sample: File, list: HeldList, entries: readonly Entry[]): string | null {
  const tree = treeOf(content)
  if (!tree) return null
  const path = `content.${list.at}`
  const written = entries.map(entry => entryText(sample, path, list, entry))
  if (written.some(text => text === null)) return null
  const body = written.length > 0 ? `[\n${written.map(text => `    ${text},\n`).join('')}  ]` : '[]'
  const whole = replaceList(tree, path, body)
  // Hours are a list in some templates, and one line in others.
  const told = entries.map(({ name }) => name).join(', ')
  const edited = 'edits' in whole ? whole : setLiteral(content, tree, path, told)
  return 'edits' in edited ? applyTextEdits(content, edited.edits) : null
}

function entryText(tree: File, path: string, list: HeldList, entry: Entry): string | null {
  if (!list.name) return entry.price || entry.time ? null : stringLiteral(entry.name, "'")
  const fields: string[] = []
  const { name, ...more } = entry
  for (const [role, value] of Object.entries({ name, ...more }) as [keyof Entry, string][]) {
    const field = list[role] ?? (role === 'price' ? (list.value ?? list.text) : list.text)
    if (!field || fields.some(one => one.startsWith(`${field}:`))) return null
    const isNumber = isNumberField(tree, path, field) === true
    const written = isNumber ? numberIn(value) : stringLiteral(value, "'")
    if (written === null) return null
    fields.push(`${field}: ${written}`)
  }
  const figure = entry.price && isFigureOfPrice(tree, path, list) ? numberIn(entry.price) : null
  if (figure) fields.push(`${list.value}: ${figure}`)
  return `{ ${fields.join(', ')} }`
}

/** Whether the value of an entry is its price as a number, which sums are made of, and not another figure of it. */
function isFigureOfPrice(tree: File, path: string, { price, value }: HeldList): boolean {
  if (!price || !value || price === value || isNumberField(tree, path, value) !== true) return false
  return numberIn(fieldOfFirst(tree, path, price) ?? '') === fieldOfFirst(tree, path, value)
}

const treeOf = (content: string): File | null => parseCode(content, CONTENT_FILE).tree
