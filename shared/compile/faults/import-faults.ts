import { isAsset, isSheet } from '#shared/compile/assets.ts'
import { kitHint } from '#shared/compile/kit-hint.ts'
import { localPath, type VirtualFiles } from '#shared/compile/virtual-files.ts'
import { packageName } from '#shared/packages.ts'
import type { VendorKit } from '#shared/vendor.ts'
import type { Fault } from './fault.ts'
import { missingImport, type Packages, vendoredSpecifier } from './missing-import.ts'
import { type ReadSource, usedNames } from './read-source.ts'

/** What a file can import from. */
export interface Importable extends Packages {
  files: VirtualFiles
  kit: Pick<VendorKit, 'modules'>
}

/**
 * What a file imports that is nowhere: in its place the page would show boxes of dashes. Files of the design that are
 * missing are the compiler's to tell, since others may be about to be written.
 */
export function importFaults(source: ReadSource, there: Importable): Fault[] {
  const used = usedNames(source)
  return source.links.flatMap(link => {
    if (link.isType) return []
    const { specifier, bindings, kind } = link
    const [plain = specifier] = specifier.split('?')
    const place = { file: source.file, line: source.lineAt(link.at) }
    if (there.files.resolve(plain, source.file) !== null) return []
    if (there.manifest.sheets[specifier] !== undefined) return []
    const module = vendoredSpecifier(plain, source.file, path => path in there.kit.modules)
    if (isAsset(plain) && (module === null || !there.manifest.specifiers[module]))
      return [missingAsset(plain, place)]
    if (module === null) return missingModule(plain, source.file, place, there)
    const isWanted = (local: string) => kind !== 'import' || used.has(local)
    const wanted = bindings.filter(({ isType, local }) => !isType && isWanted(local))
    const asked = bindings.length === 0 ? [{ name: '*', local: '' }] : wanted
    return asked.flatMap(({ name, local }): Fault[] => {
      const text = missingImport(module, name, local, there)
      if (text === null) return []
      const isThere = there.manifest.specifiers[module] !== undefined
      const of = isThere ? module : packageName(module)
      return [{ kind: 'placeholder', ...place, about: `${of} ${name}`, of, text }]
    })
  })
}

type Place = Pick<Fault, 'file' | 'line'>

function missingAsset(path: string, place: Place): Fault {
  const text = isSheet(path)
    ? `${path} is not in the design and is left out.`
    : `${path} is not in the design; a grey surface stands in its place. Draw it, or give \`/photos/…\` with alt.`
  return { kind: 'placeholder', ...place, about: path, text }
}

/** A module of the kit that is none; null for all that may be a file of the design. */
function missingModule(specifier: string, importer: string, place: Place, { kit }: Importable): Fault[] {
  const hint = kitHint(localPath(specifier, importer), Object.keys(kit.modules))
  return hint ? [{ kind: 'error', ...place, about: specifier, of: specifier, text: hint }] : []
}
