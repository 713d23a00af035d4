import type { SourceFile } from '#shared/artifacts.ts'
import { listElements, type PlacedElement } from '#shared/edits/elements/elements.ts'
import { importsOf } from '#shared/edits/imports-of.ts'
import { isCodeFile, parseCode } from '#shared/edits/syntax.ts'

interface Component {
  file: string
  name: string
  from: number
  to: number
  /** Components that stand in it. */
  uses: string[]
}

interface Page {
  path: string
  file: string
  shows: string[]
}

/**
 * The pages of a design on which a line of it can be seen: what their routes show, and what that is made of. Empty where
 * that cannot be told, as without a router.
 */
export function routesOf(files: readonly SourceFile[], place: { file: string; line: number }): string[] {
  const design = new DesignMap(files)
  return design.pages.filter(page => design.isSeenOn(page, place)).map(({ path }) => path)
}

class DesignMap {
  readonly pages: Page[] = []
  readonly #components: Component[] = []
  readonly #imports = new Map<string, string[]>()
  readonly #code = new Map<string, string>()

  constructor(files: readonly SourceFile[]) {
    for (const file of files) {
      const { tree } = isCodeFile(file.name) ? parseCode(file.code, file.name) : { tree: null }
      if (!tree) continue
      this.#imports.set(file.name, importsOf(file, files))
      this.#code.set(file.name, file.code)
      const elements = listElements(tree)
      for (const element of elements) {
        if (element.tag === 'Route') this.#addPage(file, element, elements)
      }
      for (const { loc } of tree.program.body) {
        if (!loc) continue
        const own = elements.filter(({ node }) => isWithin(node.loc, loc))
        if (own.length === 0) continue
        const name = own[0]?.path.split(':')[0] ?? ''
        const uses = own.filter(element => !isInRoute(element)).map(({ tag }) => tag)
        this.#components.push({ file: file.name, name, from: loc.start.line, to: loc.end.line, uses })
      }
    }
  }

  isSeenOn(page: Page, { file, line }: { file: string; line: number }): boolean {
    const seen = new Set<Component>()
    const waiting = page.shows.flatMap(tag => this.#named(page.file, tag))
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      if (seen.has(next)) continue
      seen.add(next)
      const { file: home, uses } = next
      waiting.push(...uses.flatMap(tag => (/^[A-Z]/.test(tag) ? this.#named(home, tag) : [])))
    }
    const isDrawn = [...seen].some(
      component => component.file === file && component.from <= line && component.to >= line,
    )
    const isComponent = this.#components.some(
      each => each.file === file && each.from <= line && each.to >= line,
    )
    // Outside of components stands what those around it are given.
    const isGiven = [...seen].some(
      ({ file: home }) => home === file || this.#imports.get(home)?.includes(file),
    )
    return isComponent ? isDrawn : isGiven
  }

  #addPage(file: SourceFile, element: PlacedElement, elements: readonly PlacedElement[]): void {
    const path = pathOf(element, file.code)
    const shows = elements
      .filter(each => isInRoute(each) && routeAround(each) === element)
      .map(({ tag }) => tag)
    const named = /\sComponent=\{\s*(\w+)/.exec(openingOf(element, file.code))?.[1]
    if (path !== null) this.pages.push({ path, file: file.name, shows: named ? [...shows, named] : shows })
  }

  /** The component that a tag names in a file: its own one, or one that is imported. */
  #named(file: string, tag: string): Component[] {
    const own = this.#components.filter(each => each.file === file && each.name === tag)
    if (own.length > 0) return own
    const imported = this.#imports.get(file) ?? []
    const there = this.#components.filter(each => imported.includes(each.file))
    const sameName = there.filter(({ name }) => name === tag)
    return sameName.length > 0 ? sameName : there.filter(each => baseOf(each.file) === tag.toLowerCase())
  }
}

const isWithin = (
  inner: { start: { line: number }; end: { line: number } } | null | undefined,
  outer: { start: { line: number }; end: { line: number } },
): boolean => !!inner && inner.start.line >= outer.start.line && inner.end.line <= outer.end.line

function routeAround(element: PlacedElement): PlacedElement | null {
  for (let at = element.parent; at; at = at.parent) if (at.tag === 'Route') return at
  return null
}

const isInRoute = (element: PlacedElement): boolean =>
  element.tag !== 'Route' && routeAround(element) !== null

const openingOf = ({ node }: PlacedElement, code: string): string =>
  code.slice(node.openingElement.start ?? 0, node.openingElement.end ?? 0)

/** Below the routes around it; null for one that has no address to go to. */
function pathOf(route: PlacedElement, code: string): string | null {
  const opening = openingOf(route, code)
  const [, , own] = /\spath=(?:\{\s*)?(["'`])([^"'`]*)\1/.exec(opening) ?? []
  const isIndex = /\sindex(?=[\s/=>]|$)/.test(opening)
  if (own === undefined && !isIndex) return null
  if (/[:*]/.test(own ?? '')) return own === '*' ? '/' : null
  const outer = routeAround(route)
  const above = outer ? (pathOf(outer, code) ?? '') : ''
  if (own?.startsWith('/')) return own
  return `${above.replace(/\/$/, '')}/${own ?? ''}`.replace(/(.)\/$/, '$1')
}

const baseOf = (file: string): string =>
  file
    .slice(file.lastIndexOf('/') + 1)
    .replace(/\.\w+$/, '')
    .replaceAll('-', '')
    .toLowerCase()
