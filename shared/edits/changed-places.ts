import type { SourceFile } from '#shared/artifacts.ts'
import { changedFiles, type LineRange } from '#shared/edits/changed-lines.ts'
import { listElements, type PlacedElement, positionOf } from '#shared/edits/elements/elements.ts'
import { importsOf } from '#shared/edits/imports-of.ts'
import { type File, isCodeFile, parseCode } from '#shared/edits/syntax.ts'
import { CHANGES_MAX } from '#shared/frame-messages.ts'

/** One stretch of changed code, and how what is drawn of it can be found. */
export interface ChangedPlace {
  file: string
  line: number
  /** Words of the change; whatever shows them is nearer to it than the elements below. */
  texts: string[]
  /** `file:line:column` of elements: those of the first list that is drawn at all. */
  locs: string[][]
}

const TEXTS_MAX = 8

/** What changed between two versions as places of the later one, in the order of its files. */
export function changedPlaces(before: readonly SourceFile[], after: readonly SourceFile[]): ChangedPlace[] {
  const old = new Map(before.map(({ name, code }) => [name, code]))
  const design = new DesignElements(after)
  const places: ChangedPlace[] = []
  for (const [file, ranges] of changedFiles(before, after)) {
    const lines = (after.find(({ name }) => name === file)?.code ?? '').split('\n')
    const known = old.get(file) ?? ''
    for (const range of ranges) {
      if (places.length >= CHANGES_MAX) return places
      const { texts, locs } = placeOf(design, file, range, lines, known)
      places.push({ file, line: range.from, texts, locs })
    }
  }
  return places
}

function placeOf(design: DesignElements, file: string, range: LineRange, lines: string[], known: string) {
  const elements = design.of(file)
  const within = range.isRemoval ? [] : elements.filter(element => isStartIn(element, range))
  const outermost = within.filter(({ parent }) => !(parent && within.includes(parent)))
  if (outermost.length > 0) {
    const drawn = outermost.flatMap(element => design.drawnBy(file, element))
    return {
      texts: [],
      locs: [outermost.map(element => locOf(file, element)), drawn, missingProvidersOf(file, outermost)],
    }
  }
  const around = elements.findLast(element => holds(element, range))
  if (around)
    return {
      texts: [],
      locs: [[locOf(file, around)], design.drawnBy(file, around), missingProvidersOf(file, [around])],
    }
  const said = range.isRemoval ? [] : wordsIn(lines.slice(range.from - 1, range.to).join('\n'))
  return {
    texts: said.filter(text => !known.includes(text)).slice(0, TEXTS_MAX),
    locs: [design.rootsAt(file, range.from)],
  }
}

const locOf = (file: string, element: PlacedElement): string => {
  const { line, column } = positionOf(element)
  return `${file}:${line}:${column}`
}

const missingProvidersOf = (file: string, elements: readonly PlacedElement[]): string[] =>
  elements.flatMap(({ parent }) => (parent ? [locOf(file, parent)] : []))

const isStartIn = ({ node }: PlacedElement, { from, to }: LineRange): boolean => {
  const line = node.loc?.start.line ?? 0
  return line >= from && line <= to
}

/** What was taken away stood between the line before and the one that is there now. */
function holds({ node }: PlacedElement, { from, to, isRemoval }: LineRange): boolean {
  if (!node.loc) return false
  return node.loc.start.line <= (isRemoval ? from - 1 : from) && node.loc.end.line >= to
}

const QUOTED = /"([^"\\\n]{3,120})"|'([^'\\\n]{3,120})'|`([^`$\\\n]{3,120})`/g

/** What a person could read of a piece of code. */
function wordsIn(code: string): string[] {
  const found = [...code.matchAll(QUOTED)].map(([, a, b, c]) => (a ?? b ?? c ?? '').trim())
  return [...new Set(found)].filter(text => /\p{L}|\d/u.test(text) && !/^[./@#]/.test(text))
}

/** The elements of a design's files, read when they are asked for. */
class DesignElements {
  readonly #files: ReadonlyMap<string, SourceFile>
  readonly #read = new Map<string, { tree: File | null; elements: PlacedElement[] }>()

  constructor(files: readonly SourceFile[]) {
    this.#files = new Map(files.map(file => [file.name, file]))
  }

  of(file: string): PlacedElement[] {
    return this.#at(file).elements
  }

  /** What a component of the design itself draws: such an element has no place in the page of its own. */
  drawnBy(file: string, { tag }: PlacedElement): string[] {
    const source = this.#files.get(file)
    if (!source || !/^[A-Z]/.test(tag)) return []
    const homes = [file, ...importsOf(source, [...this.#files.values()])]
    return homes.flatMap(home => this.#roots(home, tag)).slice(0, 3)
  }

  /** The outermost elements of the declaration that a line is in. */
  rootsAt(file: string, line: number): string[] {
    const { tree, elements } = this.#at(file)
    const statement = tree?.program.body.find(
      ({ loc }) => loc && loc.start.line <= line && loc.end.line >= line,
    )
    if (!statement?.loc) return []
    const { start, end } = statement.loc
    return elements
      .filter(({ parent }) => parent === null)
      .filter(element => isStartIn(element, { from: start.line, to: end.line, isRemoval: false }))
      .map(element => locOf(file, element))
  }

  #roots(file: string, component: string): string[] {
    return this.of(file)
      .filter(({ parent, path }) => parent === null && path.startsWith(`${component}:`))
      .map(element => locOf(file, element))
  }

  #at(file: string): { tree: File | null; elements: PlacedElement[] } {
    const known = this.#read.get(file)
    if (known) return known
    const source = this.#files.get(file)
    const { tree } = source && isCodeFile(file) ? parseCode(source.code, file) : { tree: null }
    const read = { tree, elements: tree ? listElements(tree) : [] }
    this.#read.set(file, read)
    return read
  }
}
