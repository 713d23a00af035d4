import { isAsset } from '#shared/compile/assets.ts'
import { findEntry } from '#shared/compile/entry.ts'
import { writeOutGlobs } from '#shared/compile/import-glob.ts'
import { type KitFiles, kitFiles } from '#shared/compile/kit-files.ts'
import { fileHint, kitHint } from '#shared/compile/kit-hint.ts'
import { isRooted, localPath, type VirtualFiles } from '#shared/compile/virtual-files.ts'
import { type LiveModule, missingLink, packageLink } from '#shared/live.ts'
import { missingAsset, type TransformedFile, transformFile } from './asset-module.ts'
import type { LiveVendor } from './live-vendor.ts'
import { keptUses, type NameUses } from './name-uses.ts'
import { PIECES, partialEntry, piecesOf } from './partial-entry.ts'
import { SyntaxProblem } from './transform-source.ts'

/** Why a module cannot be made, with the file it is about. */
export class FileProblem extends Error {
  readonly file: string | null
  readonly line: number | null

  constructor(message: string, file: string | null, line: number | null = null) {
    super(message)
    this.file = file
    this.line = line
  }
}

export interface LiveGraph {
  entry: string
  modules: Map<string, LiveModule>
  /** Packages in use, with what is taken from each. */
  packages: [specifier: string, usesOf: () => NameUses][]
  /** Sheets in the order their imports run. */
  sheets: string[]
  moduleCss: string
  /** Classes of the kit modules in use. */
  kitCandidates: string[]
}

interface GraphInput {
  files: VirtualFiles
  vendor: LiveVendor
  /** Files are still being written: what is missing or broken becomes a placeholder. */
  isPartial: boolean
}

const KIT = 'kit:'
const ASSET = 'asset:'
const NOTHING = 'nothing'

/** Everything the entry reaches, each file on its own; throws a FileProblem unless the design is still being written. */
export function liveGraph(input: GraphInput): LiveGraph | null {
  const entry = findEntry(input.files)?.path
  if (entry) return new GraphWalk(input).walk(entry)
  if (!input.isPartial) throw new FileProblem('The design has no App.tsx to start from.', null)
  return new GraphWalk(input).walkPieces(piecesOf(input.files.paths()))
}

class GraphWalk {
  readonly #files: VirtualFiles
  readonly #vendor: LiveVendor
  readonly #kit: KitFiles
  readonly #isPartial: boolean
  readonly #graph: LiveGraph
  readonly #seen = new Set<string>()
  readonly #broken = new Set<string>()

  constructor({ files, vendor, isPartial }: GraphInput) {
    this.#files = files
    this.#vendor = vendor
    this.#isPartial = isPartial
    this.#kit = kitFiles(vendor.kit, files)
    this.#graph = {
      entry: '',
      modules: new Map(),
      packages: [],
      sheets: [],
      moduleCss: '',
      kitCandidates: [],
    }
  }

  walk(entry: string): LiveGraph | null {
    this.#graph.entry = entry
    return this.#visit(entry) ? this.#graph : null
  }

  /** The start of the design is not written yet: what there is of it. */
  walkPieces(paths: readonly string[]): LiveGraph | null {
    const whole = paths.filter(path => this.#visit(path))
    if (whole.length === 0) return null
    this.#graph.entry = PIECES
    this.#graph.modules.set(PIECES, partialEntry(whole))
    this.#graph.packages.push(['react', () => ({ names: [], isWhole: true, hasValues: false })])
    return this.#graph
  }

  /** False when the file is broken and may be so. */
  #visit(id: string): boolean {
    if (this.#seen.has(id)) return !this.#broken.has(id)
    this.#seen.add(id)
    const made = this.#transform(id)
    if (!made) {
      this.#broken.add(id)
      return false
    }
    const [path] = plainPath(id)
    const links: Record<string, string> = {}
    let hooks = made.hooks
    for (const specifier of made.requires) {
      const link = this.#link(specifier, path, made)
      links[specifier] = link
      if (link.startsWith('missing:') && keptUses(made, specifier).hasValues) hooks += `|${link}`
    }
    if (made.moduleCss) this.#graph.moduleCss += `${made.moduleCss}\n`
    else if (id.endsWith('.css') && !id.startsWith(KIT)) this.#graph.sheets.push(`/${path}`)
    this.#graph.modules.set(id, { id, code: made.code, links, drawn: made.drawn, hooks })
    return true
  }

  #transform(id: string): TransformedFile | null {
    const [path, query] = plainPath(id)
    try {
      if (id === NOTHING) return { code: '', requires: [], drawn: [], hooks: '' }
      if (id.startsWith(ASSET)) return missingAsset(path, query)
      if (id.startsWith(KIT)) return transformFile(path, '', this.#kit.source(kitPathOf(path)).code)
      return transformFile(path, query, writeOutGlobs(this.#files.text(path) ?? '', path, this.#files))
    } catch (error) {
      if (!(error instanceof SyntaxProblem)) throw error
      if (!this.#isPartial) throw new FileProblem(error.message, path, error.line)
      return null
    }
  }

  /** What an import means; the order of the tries is the compiler's. */
  #link(specifier: string, importer: string, made: TransformedFile): string {
    if (this.#vendor.manifest.sheets[specifier] !== undefined) {
      this.#graph.sheets.push(specifier)
      return this.#follow(NOTHING, specifier)
    }
    if (!this.#isLocal(specifier)) return this.#package(specifier, made, specifier)
    const [plain = specifier, query] = specifier.split('?')
    const found = this.#files.resolve(plain, importer)
    if (found) return this.#follow(query ? `${found}?${query}` : found, specifier)
    const kitPath = localPath(plain, importer)
    const fromKit = this.#kit.resolve(kitPath)
    if (fromKit) this.#graph.kitCandidates.push(...this.#kit.candidates(kitPath))
    if (fromKit === 'vendored') return this.#package(`@/${kitPath}`, made, specifier)
    if (fromKit === 'source') return this.#follow(KIT + this.#kit.source(kitPath).name, specifier)
    if (isAsset(plain)) return this.#follow(ASSET + specifier, specifier)
    if (!this.#isPartial && isImported(specifier, this.#files.text(importer))) {
      const hint = kitHint(kitPath, this.#kit.paths()) ?? fileHint(kitPath, this.#files)
      const told = `Cannot find "${specifier}", imported by ${importer}.${hint ? ` ${hint}` : ''}`
      throw new FileProblem(told, importer)
    }
    return missingLink(kitPath)
  }

  #isLocal(specifier: string): boolean {
    if (/^(?:\.|\/|[@~]\/)/.test(specifier)) return true
    const isServed = this.#vendor.manifest.specifiers[specifier] !== undefined
    return !isServed && isRooted(specifier, this.#files)
  }

  #follow(id: string, specifier: string): string {
    return this.#visit(id) ? id : missingLink(plainPath(id)[0] || specifier)
  }

  #package(name: string, made: TransformedFile, specifier: string): string {
    this.#graph.packages.push([name, () => keptUses(made, specifier)])
    return packageLink(name)
  }
}

/** The text of a `require` in a string of the code is no import. */
const isImported = (specifier: string, source: string | undefined): boolean =>
  source === undefined ||
  ['"', "'", '`'].some(quote =>
    new RegExp(`(?:from|import|import\\()\\s*${escapeRegExp(quote + specifier + quote)}`).test(source),
  )

const escapeRegExp = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')

function plainPath(id: string): [path: string, query: string] {
  const [path = '', query = ''] = id.replace(/^(?:kit|asset):/, '').split('?')
  return [path, query]
}

const kitPathOf = (name: string): string => name.replace(/\.tsx?$/, '')
