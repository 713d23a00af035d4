import { type Component, componentAround } from '#server/designer/follow-ups/behaviour/component.ts'
import type { Workbench } from '#server/designer/follow-ups/follow-up.ts'
import type { List } from '#server/designer/follow-ups/scene/lists.ts'
import { around, type Item, sceneOf, within } from '#server/designer/follow-ups/scene/scene.ts'
import { codeIn } from '#server/designer/follow-ups/scene/words.ts'
import { findTargets } from '#server/designer/follow-ups/target/find.ts'
import { itemsOfList } from '#server/designer/follow-ups/target/list-names.ts'
import { headingOf, plain } from '#server/designer/follow-ups/target/names.ts'
import {
  attributeOf,
  endOf,
  isJsxElement,
  type JsxElement,
  parseCode,
  type SyntaxNode,
  startOf,
  tagOf,
  visit,
} from '#shared/edits/syntax.ts'

type Loose = SyntaxNode & Record<string, unknown>

/** A list of the page with all that is needed to change what is shown of it. */
export interface ShownList {
  file: string
  code: string
  list: List
  /** The list as it is written before `.map`. */
  source: string
  /** What one calls the entries: "people". */
  name: string
  component: Component
  /** The table or box that holds the entries, where one can put something before and behind it. */
  box: { element: JsxElement; start: number; end: number; isInElement: boolean; isTable: boolean }
  /** The texts of an entry by key, those that are shown first; '' for an entry that is a text itself. */
  keys: string[]
  /** The head of each column that shows one key. */
  heads: { key: string; element: JsxElement; label: string }[]
}

const MEANT_MIN = 2

/** The list that the words mean, or the one that the page is about. */
export function listMeant(words: string | null, bench: Workbench): ShownList | { trouble: string } {
  const lists = listsOf(bench)
  const selected = bench.selection ? chosen('this', bench, lists) : null
  const named = words ? byName(words, lists, bench) : null
  const pool = selected ?? named ?? (words && !isVague(words) ? [] : main(lists))
  const isOne = new Set(pool.map(({ list }) => `${list.call.file}:${list.call.start}`)).size === 1
  const [only] = pool
  if (!only)
    return {
      trouble:
        words && !isVague(words) ? `I did not find a list or table “${words}” in this design.` : NO_LIST,
    }
  if (!isOne)
    return {
      trouble: `There are ${pool.length} lists here: ${pool.map(nameOf).join(', ')}. Say which one, or select it in the preview.`,
    }
  return (
    shownListOf(only, bench) ?? {
      trouble: `The code that shows ${nameOf(only)} is built in a way that I cannot change safely.`,
    }
  )
}

const NO_LIST =
  'I found no list or table here that is made from data, so there is nothing that I could sort, filter or search.'

type Candidate = Item & { list: List }

const QUIET =
  /^(?:nav|footer|header|select|Select|datalist|svg|g|TabsList|SelectContent|BarChart|LineChart|AreaChart|PieChart|Pie|Bar)$/

function listsOf({ files }: Workbench): Candidate[] {
  const seen = new Set<string>()
  return sceneOf(files).items.filter((item): item is Candidate => {
    if (!item.list || around(item).some(each => QUIET.test(each.tag))) return false
    if (/^(?:option|SelectItem|th|TableHead|path|circle|rect|line|Cell|svg)$/.test(item.tag)) return false
    const key = `${item.list.call.file}:${item.list.call.start}`
    return !seen.has(key) && Boolean(seen.add(key))
  })
}

const isVague = (words: string): boolean =>
  /^(?:the |this |that |a |my |our |all )?(?:page|site|app|design|list|lists|table|data|items|entries|rows|records|results|contents?|cards|grid|everything|it|columns?|column headers?|screen|dashboard|view|section)$/i.test(
    words.trim(),
  )

const isTable = (item: Item): boolean => /^(?:tr|TableRow|Tr|Table\.Row)$/.test(item.tag)

/** A table before all else, then the longest list that is worth it. */
function main(lists: Candidate[]): Candidate[] {
  const tables = lists.filter(isTable)
  if (tables.length > 0) return tables
  const long = lists.filter(({ list }) => list.entries.length > MEANT_MIN)
  const best = Math.max(...long.map(({ list }) => list.entries.length), 0)
  return long.filter(({ list }) => list.entries.length === best)
}

function byName(words: string, lists: Candidate[], bench: Workbench): Candidate[] | null {
  const stem = (text: string) =>
    text
      .toLowerCase()
      .replace(/^(?:the|my|our|all|this)\s+/, '')
      .replace(/\b(?:list|table|grid|cards?|section|items?|entries|rows?|page)\b/g, '')
      .trim()
      .replace(/ies$/, 'y')
      .replace(/s$/, '')
  const wanted = stem(words)
  if (wanted !== '') {
    const called = lists.filter(item =>
      [plain(item.list.name), plain(item.owner), plain(item.tag)].some(name =>
        name.split(' ').some(word => stem(word) === wanted),
      ),
    )
    const full = called.filter(({ list }) => !('' in (list.entries[0]?.fields ?? { '': '' })))
    if (full.length === 1) return full
    if (called.length === 1) return called
    const kin = itemsOfList(lists, wanted)
    const own = lists.filter(each => kin.includes(each))
    if (own.length === 1) return own
    const headed = lists.filter(item => around(item).some(each => stem(headingOf(each)).includes(wanted)))
    if (headed.length === 1) return headed
  }
  return chosen(words, bench, lists)
}

/** By what the words mean on the page: the list itself, one in it, or one around it. */
function chosen(words: string, bench: Workbench, lists: Candidate[]): Candidate[] | null {
  const found = findTargets(words, bench)
  if (!found || 'trouble' in found) return null
  const items = found.targets.map(({ item }) => item)
  const near = items.flatMap(
    item =>
      [item, ...within(item), ...around(item)].find(each =>
        lists.some(list => list === each || list.list === each.list),
      ) ?? [],
  )
  const pool = lists.filter(each => near.some(item => item === each || item.list === each.list))
  return pool.length > 0 ? pool : null
}

const nameOf = ({ list, owner, tag }: Candidate): string => plain(list.name) || plain(owner) || `<${tag}>`

/** The list that an element is drawn from; null where it cannot be changed safely. */
export function shownListOf(item: Item, { files }: Workbench): ShownList | null {
  if (!item.list) return null
  const { call } = item.list
  const code = codeIn(files, call.file)
  const { tree } = parseCode(code, call.file)
  const component = componentAround({ name: call.file, code }, call.start)
  if (!tree || !component || call.end === 0) return null
  const calls: { node: Loose; above: SyntaxNode[] }[] = []
  visit(tree.program, (each, ancestors) => {
    if (each.type !== 'CallExpression' || startOf(each) !== call.start || endOf(each) !== call.end) return
    calls.push({ node: each as Loose, above: [...ancestors] })
  })
  const [{ node, above } = { node: null, above: [] }] = calls
  const box = boxOf(above)
  if (!node || !box) return null
  const shown = shownKeys(node)
  const keys = keysOf(
    item.list,
    shown.map(({ key }) => key),
  )
  const heads = box.isTable ? headsOf(box.element, node, code) : []
  const source = code.slice(call.listStart, call.listEnd)
  const name = /^[A-Za-z_$][\w$]*/.exec(item.list.name || source)?.[0] ?? 'items'
  return { file: call.file, code, list: item.list, source, name, component, box, keys, heads }
}

const ROWS = /^(?:tbody|TableBody|Tbody|Table\.Body)$/
const TABLE = /^(?:table|Table|Table\.Root)$/

function boxOf(above: SyntaxNode[]): ShownList['box'] | null {
  const at = above.findLastIndex(isJsxElement)
  const holder = above[at]
  if (at < 0 || !holder || !isJsxElement(holder)) return null
  let place = at
  const isRows = ROWS.test(tagOf(holder))
  if (isRows) {
    place = above.findLastIndex(each => isJsxElement(each) && TABLE.test(tagOf(each)))
    const wrapper = above[place - 1]
    if (
      place > 0 &&
      wrapper &&
      isJsxElement(wrapper) &&
      elementsIn(wrapper).length === 1 &&
      /overflow|TableContainer|ScrollArea/.test(JSON.stringify(wrapper.openingElement))
    )
      place--
  }
  const element = above[place]
  const parent = above[place - 1]
  if (!element || !isJsxElement(element)) return null
  const isInElement = parent !== undefined && (isJsxElement(parent) || parent.type === 'JSXFragment')
  return { element, start: startOf(element), end: endOf(element), isInElement, isTable: isRows }
}

const elementsIn = (node: JsxElement): JsxElement[] => node.children.filter(isJsxElement)

/** The keys of an entry whose values are written out: `{person.name}`. */
function shownKeys(call: Loose): { key: string; node: SyntaxNode }[] {
  const [make] = call.arguments as Loose[]
  const [param] = (make?.params ?? []) as Loose[]
  if (!make || !param) return []
  const found: { key: string; node: SyntaxNode }[] = []
  visit(make, (node, ancestors) => {
    const parent = ancestors.at(-1)
    if (parent?.type !== 'JSXExpressionContainer' || ancestors.at(-2)?.type === 'JSXAttribute') return
    const key = keyRead(node as Loose, param)
    if (key !== null) found.push({ key, node })
  })
  return found
}

function keyRead(node: Loose, param: Loose): string | null {
  const { object, property, computed } = node as { object?: Loose; property?: Loose; computed?: boolean }
  if (param.type === 'Identifier') {
    if (node.type === 'Identifier') return node.name === param.name ? '' : null
    if (node.type !== 'MemberExpression' || computed || object?.name !== param.name) return null
    return String(property?.name)
  }
  if (param.type !== 'ObjectPattern' || node.type !== 'Identifier') return null
  const properties = param.properties as Loose[]
  const own = properties.find(each => (each.value as Loose | undefined)?.name === node.name)
  return own ? String((own.key as Loose).name) : null
}

const NO_TEXT =
  /^(?:id|key|slug|href|to|path|link|src|image|img|photo|picture|avatar|icon|colou?r|className|url|tint|hue|tone|art)$/i

function keysOf({ entries }: List, shown: string[]): string[] {
  const written = entries[0]
    ? Object.entries(entries[0].fields).flatMap(([key, value]) => (typeof value === 'boolean' ? [] : [key]))
    : []
  const isThere = (key: string) =>
    entries.length === 0 || entries.every(entry => entry.fields[key] !== undefined)
  return [...new Set([...shown, ...written])].filter(key => !NO_TEXT.test(key) && isThere(key))
}

function headsOf(box: JsxElement, call: Loose, code: string): ShownList['heads'] {
  const rows: JsxElement[] = []
  visit(box, node => {
    if (isJsxElement(node) && /^(?:tr|TableRow|Tr|Table\.Row)$/.test(tagOf(node))) rows.push(node)
  })
  const cells = (row: JsxElement, pattern: RegExp) =>
    elementsIn(row).filter(each => pattern.test(tagOf(each)))
  const head =
    rows
      .map(row => cells(row, /^(?:th|TableHead|Th|Table\.ColumnHeader)$/))
      .find(found => found.length > 1) ?? []
  const body =
    rows.map(row => cells(row, /^(?:td|TableCell|Td|Table\.Cell)$/)).find(found => found.length > 1) ?? []
  const keys = shownKeys(call)
  return head.flatMap((element, at) => {
    const cell = body[at]
    const inside = cell
      ? keys.filter(({ node }) => startOf(node) > startOf(cell) && endOf(node) < endOf(cell))
      : []
    const [first] = inside
    const label = code.slice(endOf(element.openingElement), startOf(element.closingElement ?? element)).trim()
    const isPlain = /^[^<>{}]+$/.test(label) && attributeOf(element, 'onClick') === null
    return first && isPlain && head.length === body.length ? [{ key: first.key, element, label }] : []
  })
}
