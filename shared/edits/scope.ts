import { type SourceFile, THEME_FILE } from '#shared/artifacts.ts'
import {
  type ElementTarget,
  findElement,
  listElements,
  type PlacedElement,
  positionOf,
} from '#shared/edits/elements/elements.ts'
import { importsOf } from '#shared/edits/imports-of.ts'
import { type FileChange, summarize } from '#shared/edits/operations/file-changes.ts'
import { applyTextEdits } from '#shared/edits/operations/text-edits.ts'
import { reanchor } from '#shared/edits/reanchor.ts'
import { withNeeded } from '#shared/edits/scope-needs.ts'
import { endOf, type JsxElement, parseCode, startOf } from '#shared/edits/syntax.ts'
import { withNewTokens } from '#shared/edits/theme/tokens.ts'

interface ScopedElement {
  file: string
  at: ElementTarget
}

/** What a change may touch: some elements, or whole files. */
export type Scope = { elements: readonly ScopedElement[] } | { files: readonly string[] }

export interface Scoped {
  /** The files with what is inside the scope, and what that needs. */
  files: SourceFile[]
  /** What was wanted beyond it, and was left out. */
  outside: FileChange[]
}

/**
 * Keeps of a change what the scope owns, plus what that needs: its imports, new files that it imports, declarations it
 * uses, new tokens. Everything else stays as it was, to the byte.
 */
export function limitToScope(
  before: readonly SourceFile[],
  after: readonly SourceFile[],
  scope: Scope,
): Scoped {
  const inner =
    'files' in scope ? wholeFiles(before, after, scope.files) : elements(before, after, scope.elements)
  const files = withTokens(withNewFiles(inner, before, after), after)
  return { files, outside: summarize(files, after) }
}

/** The files that own a scope; a deletion of one of them stays outside. */
function wholeFiles(
  before: readonly SourceFile[],
  after: readonly SourceFile[],
  owned: readonly string[],
): SourceFile[] {
  return before.map(file => (owned.includes(file.name) ? (codeOf(after, file.name) ?? file) : file))
}

function elements(
  before: readonly SourceFile[],
  after: readonly SourceFile[],
  owned: readonly ScopedElement[],
): SourceFile[] {
  return before.map(file => {
    const next = codeOf(after, file.name)
    const targets = owned.filter(element => element.file === file.name).map(({ at }) => at)
    if (targets.length === 0 || !next || file.code === next.code) return file
    const code = withElements(file, next.code, targets)
    return code === null ? file : { name: file.name, code: withNeeded(file.name, file.code, code, next.code) }
  })
}

const codeOf = (files: readonly SourceFile[], name: string): SourceFile | null =>
  files.find(file => file.name === name) ?? null

/** The old code with the elements as they became; null when none changed or can be told apart. */
function withElements(old: SourceFile, next: string, targets: readonly ElementTarget[]): string | null {
  const found = targets.map(at => elementIn(old.code, old.name, at)).filter(each => each !== null)
  const outermost = found.filter(
    ({ node }, index) => !found.some((other, at) => at !== index && holds(other.node, node, at < index)),
  )
  const edits = outermost.flatMap(target => {
    const became = elementAfter(old, next, target)
    const at = startOf(target.node)
    return became === undefined ? [] : [{ at, remove: endOf(target.node) - at, insert: became }]
  })
  const code = applyTextEdits(old.code, edits)
  return code !== old.code && parseCode(code, old.name).tree ? code : null
}

/** Of the same element selected twice, the first one counts. */
function holds(outer: JsxElement, inner: JsxElement, isFirst: boolean): boolean {
  if (outer === inner || (startOf(outer) === startOf(inner) && endOf(outer) === endOf(inner))) return isFirst
  return startOf(outer) <= startOf(inner) && endOf(outer) >= endOf(inner)
}

/** The text of the element in the new code: '' when it was taken away, undefined when nobody can say. */
function elementAfter(old: SourceFile, next: string, target: PlacedElement): string | undefined {
  const all = elementsOf(next, old.name)
  const textOf = ({ node }: PlacedElement) => next.slice(startOf(node), endOf(node))
  const anchor = { file: old.name, ...positionOf(target), path: target.path }
  const moved = reanchor(anchor, old.code, next)
  const found = moved && all.find(element => element.path === moved.path)
  if (found) return textOf(found)
  const parentPath = target.path.replace(/\.\d+$/, '')
  const children = (list: PlacedElement[]) => list.filter(each => each.parent?.path === parentPath)
  const isChild = parentPath !== target.path
  const missing = children(elementsOf(old.code, old.name)).length - children(all).length
  if (isChild && missing === 1) return ''
  const instead = all.find(element => element.path === target.path)
  return instead && (!isChild || missing === 0) ? textOf(instead) : undefined
}

function elementsOf(code: string, name: string): PlacedElement[] {
  const { tree } = parseCode(code, name)
  return tree ? listElements(tree) : []
}

export const elementIn = (code: string, name: string, at: ElementTarget): PlacedElement | null =>
  findElement(elementsOf(code, name), at)

/** New files come along when something inside the scope imports them. */
function withNewFiles(
  inner: SourceFile[],
  before: readonly SourceFile[],
  after: readonly SourceFile[],
): SourceFile[] {
  const old = new Set(before.map(file => file.name))
  let files = inner
  for (;;) {
    const has = new Set(files.map(file => file.name))
    const wanted = new Set(files.flatMap(file => importsOf(file, after)))
    const added = after.filter(({ name }) => !old.has(name) && !has.has(name) && wanted.has(name))
    if (added.length === 0) return files
    files = [...files, ...added]
  }
}

function withTokens(files: SourceFile[], after: readonly SourceFile[]): SourceFile[] {
  const next = codeOf(after, THEME_FILE)
  if (!next) return files
  const others = files.filter(file => file.name !== THEME_FILE).map(file => file.code)
  return files.map(file =>
    file.name === THEME_FILE && file.code !== next.code
      ? { ...file, code: withNewTokens(file.code, next.code, name => others.some(code => uses(code, name))) }
      : file,
  )
}

/** By its own name, or in a class made of it: `--color-brand` is `bg-brand`. */
function uses(code: string, token: string): boolean {
  const short = token.replace(/^--(?:color-|font-|radius-|text-|spacing-)?/, '')
  return (
    code.includes(token) || new RegExp(`[-\\s"'\`](?:[\\w:]+-)?${escaped(short)}(?=[\\s"'\`/])`).test(code)
  )
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
