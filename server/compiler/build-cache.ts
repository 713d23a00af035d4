import type { BuildContext, BuildOptions, BuildResult } from 'esbuild-wasm'
import { type Design, designOptions, kindOf } from './design-build.ts'

export interface Esbuild {
  build(options: BuildOptions): Promise<BuildResult>
  context(options: BuildOptions): Promise<BuildContext>
}

interface Kept {
  context: Promise<BuildContext>
  design: Design
  isBusy: boolean
}

const KEPT = 2
/** What esbuild keeps of more than this is not worth its memory. */
const MAX_CHARACTERS = 1_000_000

/**
 * Builds by contexts of esbuild that are kept, so that it does not parse again what it has parsed: a design is
 * compiled again and again with one file changed. A context serves every design of its kind.
 */
export function buildCache({ build, context }: Esbuild): (design: Design) => Promise<BuildResult> {
  const all = new Map<string, Kept>()

  function keep(key: string, design: Design): Kept {
    const one: Kept = all.get(key) ?? {
      design,
      isBusy: false,
      context: context(designOptions(kindOf(design), () => one.design)),
    }
    all.delete(key)
    all.set(key, one)
    return one
  }

  async function forget(key: string): Promise<void> {
    const context = all.get(key)?.context
    all.delete(key)
    await (await context?.catch(() => null))?.dispose()
  }

  return async design => {
    const kind = kindOf(design)
    const key = `${kind.mountsItself} ${kind.asks}`
    if (all.get(key)?.isBusy || sizeOf(design) > MAX_CHARACTERS)
      return build(designOptions(kind, () => design))
    const one = keep(key, design)
    one.design = design
    one.isBusy = true
    try {
      return await (await one.context).rebuild()
    } finally {
      one.isBusy = false
      const [oldest] = all.keys()
      if (all.size > KEPT && oldest !== undefined && !all.get(oldest)?.isBusy) await forget(oldest)
    }
  }
}

const sizeOf = ({ files }: Design): number =>
  files.paths().reduce((sum, path) => sum + (files.text(path)?.length ?? 0), 0)
