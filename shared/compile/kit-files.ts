import type { VendorKit } from '#shared/vendor.ts'
import type { VirtualFiles } from './virtual-files.ts'

/** Kit files are virtual: vendored as they are, or bundled from source where the design overrides what they use. */
export interface KitFiles {
  resolve(path: string): 'vendored' | 'source' | null
  source(path: string): { name: string; code: string }
  /** Every module, without its extension. */
  paths(): string[]
  /** The code of every module that is bundled from source. */
  sources(): string[]
  /** Tailwind candidates of a kit module and of all it imports. */
  candidates(path: string): string[]
}

/** A design may bring its own `cn`; the kit keeps its own rather than be bundled whole for it. */
const KEPT = new Set(['lib/utils', 'hooks/use-mobile'])

export function kitFiles(kit: VendorKit, files: VirtualFiles): KitFiles {
  const overridden = new Set(
    Object.keys(kit.modules).filter(path => !KEPT.has(path) && files.resolve(`@/${path}`, '') !== null),
  )
  const usesOverride = new Map<string, boolean>()

  function isAffected(path: string): boolean {
    const known = usesOverride.get(path)
    if (known !== undefined) return known
    usesOverride.set(path, false)
    const isIt = kit.modules[path]?.imports.some(used => overridden.has(used) || isAffected(used)) ?? false
    usesOverride.set(path, isIt)
    return isIt
  }

  return {
    resolve(path) {
      if (!kit.modules[path]) return null
      return overridden.size > 0 && isAffected(path) ? 'source' : 'vendored'
    },
    source(path) {
      const module = kit.modules[path]
      if (!module) throw new Error(`The kit has no ${path}.`)
      return module
    },
    paths: () => Object.keys(kit.modules),
    sources() {
      if (overridden.size === 0) return []
      return Object.entries(kit.modules).flatMap(([path, { code }]) => (isAffected(path) ? [code] : []))
    },
    candidates(path) {
      const seen = new Set<string>()
      const visit = (at: string): string[] => {
        if (seen.has(at)) return []
        seen.add(at)
        const module = kit.modules[at]
        return module ? [...module.candidates, ...module.imports.flatMap(visit)] : []
      }
      return visit(path)
    },
  }
}
