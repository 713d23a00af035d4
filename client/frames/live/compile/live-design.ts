import { MISSING_PROVIDERS, missingProvidersOf } from '#shared/compile/missing-providers.ts'
import { virtualFiles } from '#shared/compile/virtual-files.ts'
import type { PatternConfig } from '#shared/design.ts'
import type { LiveProblem, LiveUpdate } from '#shared/live.ts'
import { packageName } from '#shared/packages.ts'
import { cleanCompileError } from '#shared/preview.ts'
import { FileProblem, liveGraph } from './live-graph.ts'
import { LivePackages } from './live-packages.ts'
import { liveMended, liveStyles } from './live-styles.ts'
import type { LiveVendor } from './live-vendor.ts'
import type { NameUses } from './name-uses.ts'

export interface LiveSources {
  files: ReadonlyMap<string, string>
  config: PatternConfig
  /** Files are still being written. */
  isPartial: boolean
  /** The frame knows nothing yet. */
  isFresh: boolean
  revision: number
}

export type LiveAnswer =
  | { type: 'update'; update: LiveUpdate; unsupported: string[] }
  | { type: 'problem'; problem: LiveProblem }
  /** There is nothing to show yet. */
  | { type: 'nothing' }

/** One design in one frame: what the frame has, so that only what changed is sent. */
export class LiveDesign {
  readonly #vendor: LiveVendor
  readonly #packages: LivePackages
  #sent = new Map<string, string>()
  #css = ''

  constructor(vendor: LiveVendor) {
    this.#vendor = vendor
    this.#packages = new LivePackages(vendor)
  }

  async compile(sources: LiveSources): Promise<LiveAnswer> {
    try {
      return (await this.#update(sources)) ?? { type: 'nothing' }
    } catch (error) {
      if (!(error instanceof FileProblem)) throw error
      const { message, file, line } = error
      return { type: 'problem', problem: { message: cleanCompileError(message), file, line } }
    }
  }

  async #update({ files, config, isPartial, isFresh, revision }: LiveSources): Promise<LiveAnswer | null> {
    const virtual = virtualFiles([...files].map(([name, code]) => ({ name, code })))
    const graph = liveGraph({ files: virtual, vendor: this.#vendor, isPartial })
    if (!graph) return null
    const css = await this.#styles(virtual, graph, config, isPartial)
    if (isFresh) {
      this.#sent = new Map()
      this.#css = ''
      this.#packages.forget()
    }
    const around = missingProvidersOf(virtual, config.designSystem)
    for (const one of around) await this.#packages.note(MISSING_PROVIDERS[one].specifier, NO_USES)
    for (const [specifier, usesOf] of graph.packages) await this.#packages.note(specifier, usesOf)
    const mended = liveMended({ files: virtual, config, sheets: graph.sheets }, this.#vendor)
    const read = [...graph.modules.values()].map(module => ({ ...module, code: mended(module.code) }))
    const modules = read.filter(module => {
      const mark = `${module.code}\0${JSON.stringify(module.links)}\0${module.drawn}\0${module.hooks}`
      if (this.#sent.get(module.id) === mark) return false
      this.#sent.set(module.id, mark)
      return true
    })
    const isSameCss = css === this.#css
    this.#css = css
    const update: LiveUpdate = {
      revision,
      isFresh,
      entry: graph.entry,
      modules,
      packages: this.#packages.takeFresh(),
      css: isSameCss ? null : css,
      around,
    }
    const unserved = this.#packages.unserved(graph.packages.map(([specifier]) => specifier))
    return { type: 'update', update, unsupported: [...new Set(unserved.map(packageName))].sort() }
  }

  async #styles(
    files: ReturnType<typeof virtualFiles>,
    { sheets, moduleCss, kitCandidates }: NonNullable<ReturnType<typeof liveGraph>>,
    config: PatternConfig,
    isPartial: boolean,
  ): Promise<string> {
    try {
      const input = { files, config, sheets: [...new Set(sheets)], moduleCss }
      return await liveStyles(input, kitCandidates, this.#vendor)
    } catch (error) {
      if (isPartial) return this.#css
      const message = error instanceof Error ? error.message : String(error)
      throw new FileProblem(`The styles do not compile: ${message}`, null)
    }
  }
}

const NO_USES = (): NameUses => ({ names: [], isWhole: false, hasValues: false })
