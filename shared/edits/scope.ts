import { type SourceFile, THEME_FILE } from '#shared/artifacts.ts'
import {
  type ElementTarget,
  findElement,
  listElements,
  type PlacedElement,
  positionOf,
} from '#shared/edits/elements.ts'
import { importsOf } from '#shared/edits/imports-of.ts'
import { reanchor } from '#shared/edits/reanchor.ts'
import { withNeeded } from '#shared/edits/scope-needs.ts'
import { type FileChange, summarize } from '#shared/edits/summarize.ts'
import { endOf, parseCode, startOf } from '#shared/edits/syntax.ts'
import { withNewTokens } from '#shared/edits/theme-tokens.ts'

/** What a change may touch: one element of one file, or whole files. */
export type Scope = { file: string; at: ElementTarget } | { files: readonly string[] }

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
  const inner = 'files' in scope ? wholeFiles(before, after, scope.files) : element(before, after, scope)
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

function element(
  before: readonly SourceFile[],
  after: readonly SourceFile[],
  scope: Extract<Scope, { file: string }>,
): SourceFile[] {
  const old = codeOf(before, scope.file)
  const next = codeOf(after, scope.file)
  if (!old || !next || old.code === next.code) return [...before]
  const code = withElement(old, next.code, scope.at)
  if (code === null) return [...before]
  const whole = withNeeded(scope.file, old.code, code, next.code)
  return before.map(file => (file === old ? { name: file.name, code: whole } : file))
}

const codeOf = (files: readonly SourceFile[], name: string): SourceFile | null =>
  files.find(file => file.name === name) ?? null

/** The old code with the element as it became; null when the element did not change or cannot be told apart. */
function withElement(old: SourceFile, next: string, at: ElementTarget): string | null {
  const target = elementIn(old.code, old.name, at)
  if (!target) return null
  const became = elementAfter(old, next, target)
  if (became === undefined) return null
  const code = old.code.slice(0, startOf(target.node)) + became + old.code.slice(endOf(target.node))
  return code !== old.code && parseCode(code, old.name).tree ? code : null
}

/** The text of the element in the new code: '' when it was taken away, undefined when nobody can say. */
function elementAfter(old: SourceFile, next: string, target: PlacedElement): string | undefined {
  const elements = elementsOf(next, old.name)
  const textOf = ({ node }: PlacedElement) => next.slice(startOf(node), endOf(node))
  const anchor = { file: old.name, ...positionOf(target), path: target.path }
  const moved = reanchor(anchor, old.code, next)
  const found = moved && elements.find(element => element.path === moved.path)
  if (found) return textOf(found)
  const parentPath = target.path.replace(/\.\d+$/, '')
  const children = (list: PlacedElement[]) => list.filter(each => each.parent?.path === parentPath)
  const isChild = parentPath !== target.path
  const missing = children(elementsOf(old.code, old.name)).length - children(elements).length
  if (isChild && missing === 1) return ''
  const instead = elements.find(element => element.path === target.path)
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
