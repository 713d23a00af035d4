import { hookEdits, indentAt } from '#server/designer/follow-ups/behaviour/component.ts'
import type { ShownList } from '#server/designer/follow-ups/behaviour/shown-list.ts'
import { labelKey } from '#server/designer/follow-ups/scene/entries.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import { apply } from '#shared/edits/apply.ts'
import { endOf, startOf } from '#shared/edits/syntax.ts'
import { applyTextEdits, type TextEdit } from '#shared/edits/text-edits.ts'

/** What a wish comes to in the file that shows the list. */
export interface ListChange {
  says: string
  hooks?: string[]
  state?: string[]
  derived?: string[]
  /** What is mapped from now on. */
  source?: string
  before?: string
  after?: string
  edits?: TextEdit[]
  /** Another file as a whole, for a change of the data. */
  write?: SourceFile
}

export function listChanged(
  files: readonly SourceFile[],
  shown: ShownList,
  { hooks = ['useState'], state = [], derived = [], source, before, after, edits = [], write }: ListChange,
): SourceFile[] {
  if (write) return files.map(file => (file.name === write.name ? write : file))
  const { component, list, box, code } = shown
  const paged = source ? pagedPlace(shown) : null
  const all: TextEdit[] = [...edits, ...boxEdits(shown, before, after)]
  if (paged && source) {
    const { indent } = component
    all.push(...hookEdits(component, state, []))
    all.push({ at: paged.at, remove: 0, insert: derived.map(line => `${line}\n${indent}`).join('') })
    for (const at of paged.uses) all.push({ at, remove: paged.base.length, insert: source })
  } else {
    all.push(...hookEdits(component, state, derived))
    if (source)
      all.push({ at: list.call.listStart, remove: list.call.listEnd - list.call.listStart, insert: source })
  }
  const next = {
    name: shown.file,
    code: applyTextEdits(
      code,
      all.filter(edit => edit.remove > 0 || edit.insert !== ''),
    ),
  }
  const written = files.map(file => (file.name === next.name ? next : file))
  if (state.length === 0 || box.start < 0) return written
  const imported = apply(written, [
    { op: 'addImport', file: next.name, from: 'react', names: hooks, isType: false },
  ])
  return imported.ok ? imported.files : written
}

/** What the list holds where the change is written: a list cut in pages is narrowed before it is cut. */
export const sourceOf = (shown: ShownList): string => pagedPlace(shown)?.base ?? shown.source

interface Paged {
  at: number
  base: string
  uses: number[]
}

/** `const paged = people.slice(…)`: where the pages are counted, and where `people` stands in it. */
function pagedPlace({ component, source, code }: ShownList): Paged | null {
  const cut = new RegExp(`\\bconst ${source.replace(/\W/g, '')} = ([A-Za-z_$][\\w$]*)\\.slice\\(`).exec(code)
  const base = cut?.[1]
  if (!base || !/^[A-Za-z_$][\w$]*$/.test(source)) return null
  const using = component.statements.filter(
    each =>
      new RegExp(`\\b${base}\\.(?:slice\\(|length\\b)`).test(code.slice(startOf(each), endOf(each))) &&
      each.type === 'VariableDeclaration',
  )
  const [first] = using
  if (!first) return null
  const uses = using.flatMap(each => {
    const text = code.slice(startOf(each), endOf(each))
    return [...text.matchAll(new RegExp(`\\b${base}\\b`, 'g'))].map(match => startOf(each) + match.index)
  })
  return { at: startOf(first), base, uses }
}

function boxEdits({ box, code }: ShownList, before?: string, after?: string): TextEdit[] {
  if (before === undefined && after === undefined) return []
  const indent = indentAt(code, box.start)
  const lines = (text: string) => text.split('\n').join(`\n${indent}`)
  const head = before === undefined ? '' : `${lines(before)}\n${indent}`
  const tail = after === undefined ? '' : `\n${indent}${lines(after)}`
  return [
    { at: box.start, remove: 0, insert: `${box.isInElement ? '' : `<>\n${indent}`}${head}` },
    { at: box.end, remove: 0, insert: `${tail}${box.isInElement ? '' : `\n${indent}</>`}` },
  ]
}

/** How an entry is read: its own text, or that of one key. */
export const read = (entry: string, key: string): string => (key === '' ? entry : `${entry}.${key}`)

/** "list.category" as people say it. */
export const labelOf = (key: string): string => {
  const words = key
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[-_]+/g, ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The key that a word of the person means. */
export function keyNamed(said: string, { keys, heads, list }: ShownList): string | null {
  const stem = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^a-z\d]/g, '')
      .replace(/ies$/, 'y')
      .replace(/s$/, '')
  const wanted = stem(said)
  if (wanted === '') return null
  const written = Object.keys(list.entries[0]?.fields ?? {})
  const all = [...new Set([...keys, ...heads.map(({ key }) => key), ...written])].filter(key => key !== '')
  const isLike = (key: string) =>
    stem(key) === wanted || heads.some(head => head.key === key && stem(head.label) === wanted)
  const near = (key: string) => stem(key).includes(wanted) || wanted.includes(stem(key))
  return (
    all.find(isLike) ??
    all.find(key => SAME.some(set => set.includes(stem(key)) && set.includes(wanted))) ??
    all.find(near) ??
    (/^(?:name|title|label)$/.test(wanted) && list.entries[0] ? labelKey(list.entries[0]) : undefined) ??
    (/^(?:price|cost|amount)$/.test(wanted) ? all.find(key => isMoney(key, list)) : undefined) ??
    null
  )
}

const isMoney = (key: string, { entries }: ShownList['list']): boolean =>
  entries.length > 0 && entries.every(each => /^[$€£¥]\s?\d[\d.,]*$/.test(String(each.fields[key])))

const SAME = [
  ['name', 'title', 'label', 'alphabetically'],
  ['price', 'cost', 'amount', 'total', 'value'],
  ['category', 'type', 'kind', 'tag', 'group', 'department', 'section'],
  ['location', 'city', 'place', 'country', 'region'],
  ['date', 'day', 'time', 'when', 'created', 'due'],
  ['status', 'state', 'stage'],
  ['role', 'position', 'job'],
]
