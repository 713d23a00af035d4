import { deepImport } from '#shared/compile/deep-import.ts'
import type { LivePackage } from '#shared/live.ts'
import type { LiveVendor } from './live-vendor.ts'
import type { NameUses } from './name-uses.ts'

const ICONS = 'lucide-react'
const PRIMITIVES = 'radix-ui'

/** Which packages a frame has been told of, and as what. */
export class LivePackages {
  readonly #vendor: LiveVendor
  #known = new Map<string, LivePackage>()
  #fresh = new Map<string, LivePackage>()

  constructor(vendor: LiveVendor) {
    this.#vendor = vendor
  }

  /** The frame has forgotten everything. */
  forget(): void {
    this.#known = new Map()
    this.#fresh = new Map()
  }

  /** Notes a use; what the frame does not know yet comes with the next update. */
  async note(specifier: string, usesOf: () => NameUses): Promise<void> {
    if (specifier === ICONS) return this.#addIcons(usesOf())
    if (specifier === PRIMITIVES) return this.#addParts(usesOf())
    if (!this.#vendor.manifest.specifiers[specifier]) return this.#addAliases(specifier, usesOf())
    if (this.#known.has(specifier)) return
    this.#tell({ specifier, file: this.#fileOf(specifier) })
  }

  /** Of these, the ones that nothing serves. */
  unserved(specifiers: readonly string[]): string[] {
    const isUnserved = ({ file, icons, parts, aliases = {} }: LivePackage): boolean =>
      file === null && !icons && !parts && Object.keys(aliases).length === 0
    return specifiers.filter(specifier => {
      const entry = this.#known.get(specifier)
      return entry !== undefined && isUnserved(entry)
    })
  }

  /** What is new since the last time this was asked. */
  takeFresh(): LivePackage[] {
    const fresh = [...this.#fresh.values()]
    this.#fresh = new Map()
    return fresh
  }

  /** Three icons cost a kilobyte, the whole of them 165. */
  async #addIcons({ names, isWhole }: NameUses): Promise<void> {
    const known = this.#known.get(ICONS) ?? { specifier: ICONS, file: null, icons: {} }
    const all = await this.#vendor.icons()
    const missing = names.filter(name => !known.icons?.[name])
    const found = missing.flatMap(name => {
      const id = all.names[name]
      const nodes = id && all.nodes[id]
      return id && nodes ? [[name, [id, nodes] as [string, string]] as const] : []
    })
    // What is no icon, such as the factory or a type's namespace, comes from the barrel.
    const others = missing.filter(name => !all.names[name])
    const needsBarrel = isWhole || others.some(name => this.#iconExports().includes(name))
    const file = needsBarrel ? this.#fileOf(ICONS) : known.file
    if (found.length === 0 && file === known.file && this.#known.has(ICONS)) return
    this.#tell({ ...known, file, icons: { ...known.icons, ...Object.fromEntries(found) } })
    await this.note('lucide-react/createLucideIcon', () => ({ names: [], isWhole: false, hasValues: false }))
  }

  #iconExports = (): readonly string[] => this.#vendor.manifest.specifiers[ICONS]?.exports ?? []

  #addParts({ names, isWhole }: NameUses): void {
    const { radix } = this.#vendor.manifest
    const known = this.#known.get(PRIMITIVES) ?? { specifier: PRIMITIVES, file: null, parts: {} }
    const missing = (isWhole ? Object.keys(radix) : names).filter(name => !known.parts?.[name])
    const found = missing.flatMap(name => {
      const file = radix[name] && this.#fileOf(radix[name])
      return file ? [[name, file] as const] : []
    })
    if (found.length === 0 && this.#known.has(PRIMITIVES)) return
    this.#tell({ ...known, parts: { ...known.parts, ...Object.fromEntries(found) } })
  }

  /** Nothing serves this address, but the package may have the names. */
  async #addAliases(specifier: string, { names }: NameUses): Promise<void> {
    const known = this.#known.get(specifier) ?? { specifier, file: this.#fileOf(specifier), aliases: {} }
    const found = names.flatMap(name => {
      const there = known.aliases?.[name] ? null : deepImport(this.#vendor.manifest, specifier, name)
      return there ? [[name, [there.specifier, there.name] as [string, string]] as const] : []
    })
    if (found.length === 0 && this.#known.has(specifier)) return
    this.#tell({ ...known, aliases: { ...known.aliases, ...Object.fromEntries(found) } })
    for (const [, [target, name]] of found)
      await this.note(target, () => ({ names: [name], isWhole: false, hasValues: true }))
  }

  #tell(entry: LivePackage): void {
    this.#known.set(entry.specifier, entry)
    this.#fresh.set(entry.specifier, entry)
  }

  #fileOf(specifier: string): string | null {
    const { manifest } = this.#vendor
    const file = manifest.development[specifier] ?? manifest.specifiers[specifier]?.file
    return file ? `${manifest.hash}/${file}` : null
  }
}
