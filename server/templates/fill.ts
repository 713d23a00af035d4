import type { HeldList, ListKind, TemplateEntry } from '#server/templates/entry.ts'
import type { Entry, Fact } from '#server/templates/read/facts.ts'
import { jsonText } from '#server/templates/written.ts'
import { entriesOf } from '#shared/acts/lists.ts'
import { setTheme } from '#shared/acts/theme.ts'
import { pathTo } from '#shared/acts/values.ts'
import { type SourceFile, THEME_FILE } from '#shared/artifacts.ts'
import { fieldOfFirst, isNumberField, replaceList, setLiteral } from '#shared/edits/literals.ts'
import { applyTextEdits } from '#shared/edits/operations/text-edits.ts'
import { type File, parseCode, visit } from '#shared/edits/syntax.ts'
import { withThemeChange } from '#shared/theme-look.ts'
import { isDarkFirst } from '#shared/theme-scheme.ts'

const CONTENT_FILE = 'content.ts'

export interface Filled {
  files: SourceFile[]
  /** What a person gave and the template shows now. */
  shown: Fact[]
  /** What a person gave and the template has no place for. */
  left: Fact[]
  /** Lists of the template that are samples still, though a person gave others. */
  samples: ListKind[]
}

/**
 * Puts what a person gave into a template. A given list replaces the sample list whole, and a field that was not given
 * is left out: nothing is invented in its place.
 */
export function fill(files: readonly SourceFile[], entry: TemplateEntry, facts: readonly Fact[]): Filled {
  let content = files.find(({ name }) => name === CONTENT_FILE)?.code ?? ''
  let theme = files.find(({ name }) => name === THEME_FILE)?.code ?? ''
  const shown: Fact[] = []
  const left: Fact[] = []
  const filled = new Set<ListKind>()
  for (const fact of facts) {
    const place = placeOf(fact, entry, filled)
    const next = place === null ? null : withFact(content, theme, fact, place)
    if (next) ({ content, theme } = next)
    if (next && fact.fact === 'list' && place?.kind) filled.add(place.kind)
    ;(next ? shown : left).push(fact)
  }
  // A table whose columns are the person's own cannot show rows of others.
  const { columns, items } = entry.holds
  if (filled.has('columns') && columns && !columns.name && items && !filled.has('items')) {
    content = listed(content, items, []) ?? content
    filled.add('items')
  }
  const made = files.map(file =>
    file.name === CONTENT_FILE
      ? { ...file, code: content }
      : file.name === THEME_FILE
        ? { ...file, code: theme }
        : file,
  )
  const samples = (Object.keys(entry.holds) as ListKind[]).filter(
    kind => typeof entry.holds[kind] === 'object' && !filled.has(kind),
  )
  return { files: made, shown, left, samples }
}

interface PlaceOfFact {
  path: string
  list?: HeldList
  kind?: ListKind
}

/** Where a fact goes: a list of another kind goes where the template has only one kind of list for it. */
function placeOf(fact: Fact, { holds }: TemplateEntry, filled: ReadonlySet<ListKind>): PlaceOfFact | null {
  if (fact.fact === 'color' || fact.fact === 'dark') return { path: THEME_FILE }
  if (fact.fact === 'quoted') return null
  if (fact.fact !== 'list') {
    const path = holds[fact.fact]
    return path ? { path } : null
  }
  for (const kind of [fact.kind, ...(LIKE[fact.kind] ?? [])]) {
    const list = holds[kind]
    if (list && !filled.has(kind)) return { path: list.at, list, kind }
  }
  return null
}

/** Kinds that a template may call otherwise. */
const LIKE: Partial<Record<ListKind, ListKind[]>> = {
  events: ['items', 'steps'],
  people: ['items'],
  figures: ['items'],
  steps: ['sections'],
  sections: ['steps'],
  messages: ['items'],
}

function withFact(
  content: string,
  theme: string,
  fact: Fact,
  { path, list }: PlaceOfFact,
): { content: string; theme: string } | null {
  if (fact.fact === 'color') {
    const next = withThemeChange(theme, { kind: 'color', hex: fact.value })
    return next === theme ? null : { content, theme: next }
  }
  if (fact.fact === 'dark') {
    if (isDarkFirst(theme)) return { content, theme }
    const made = setTheme([{ name: THEME_FILE, code: theme }], { act: 'setTheme', scheme: 'dark' })
    return 'files' in made ? { content, theme: made.files[0]?.code ?? theme } : null
  }
  if (fact.fact === 'list') {
    const next = list ? listed(content, list, fact.entries) : null
    return next === null ? null : { content: next, theme }
  }
  const tree = treeOf(content)
  const edited = tree && setLiteral(content, tree, `content.${path}`, fact.value)
  if (!edited || !('edits' in edited)) return null
  return { content: applyTextEdits(content, edited.edits), theme }
}

/** The content with these entries in the place of a list's; null where one has something that the list cannot show. */
function listed(content: string, list: HeldList, entries: readonly Entry[]): string | null {
  const tree = treeOf(content)
  if (!tree) return null
  const path = `content.${list.at}`
  const written = entries.map(entry => entryText(tree, path, list, entry))
  if (written.some(text => text === null)) return null
  const body = written.length > 0 ? `[\n${written.map(text => `    ${text},\n`).join('')}  ]` : '[]'
  const edited = replaceList(tree, path, body)
  return 'edits' in edited ? applyTextEdits(content, edited.edits) : null
}

function entryText(tree: File, path: string, list: HeldList, entry: Entry): string | null {
  if (!list.name) return entry.price || entry.time || hasRows(tree, path) ? null : jsonText(entry.name)
  const fields: string[] = []
  const { name, ...more } = entry
  for (const [role, value] of Object.entries({ name, ...more }) as [keyof Entry, string][]) {
    const field = list[role] ?? (role === 'price' ? (list.value ?? list.text) : list.text)
    if (!field || fields.some(one => one.startsWith(`${field}:`))) return null
    const isNumber = isNumberField(tree, path, field) === true
    const written = isNumber ? numberIn(value) : jsonText(value)
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

/** Whether the entries of a list are rows of cells, which one name does not fill. */
function hasRows(tree: File, path: string): boolean {
  const file = { name: CONTENT_FILE, code: '' }
  let isFound = false
  visit(tree.program, node => {
    if (node.type !== 'ArrayExpression' || pathTo({ file, tree, node }) !== path) return
    isFound = entriesOf({ file, tree, node }).some(({ type }) => type === 'ArrayExpression')
  })
  return isFound
}

/** The figure in `€4.50`, as a number is written; null where there is none or more than one. */
function numberIn(text: string): string | null {
  const figures = text.match(/\d+(?:[.,]\d+)?/g) ?? []
  return figures.length === 1 ? String(Number(figures[0].replace(',', '.'))) : null
}

const treeOf = (content: string): File | null => parseCode(content, CONTENT_FILE).tree
