import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { extractCandidates } from '#shared/compile/candidates.ts'
import type { VendorKit } from '#shared/vendor.ts'

export interface KitFile {
  /** Path below the kit with its extension: `components/ui/button.tsx`. */
  name: string
  code: string
}

/** Every file of the kit, in a stable order. */
export function readKit(kitDir: string): KitFile[] {
  return readdirSync(kitDir, { recursive: true, encoding: 'utf8' })
    .map(name => name.replaceAll('\\', '/'))
    .filter(name => /\.tsx?$/.test(name))
    .sort()
    .map(name => ({ name, code: readFileSync(join(kitDir, name), 'utf8') }))
}

/** `@/components/ui/button` for `components/ui/button.tsx`. */
export const kitSpecifier = (file: KitFile): string => `@/${withoutExtension(file.name)}`

/** What the compiler needs of the kit: sources, who imports whom, and the classes each module uses. */
export function describeKit(files: readonly KitFile[], theme: string): VendorKit {
  const modules = files.map(({ name, code }): [string, VendorKit['modules'][string]] => {
    const imports = [...code.matchAll(/from '@\/([^']+)'/g)].map(([, path = '']) => path)
    return [withoutExtension(name), { name, code, imports, candidates: [...extractCandidates(code)] }]
  })
  return { theme, modules: Object.fromEntries(modules) }
}

const BARREL_IMPORT = /import (?:type )?\{([^}]+)\} from '(lucide-react|radix-ui)'/g

/**
 * Points imports of a barrel at the single modules, since code splitting counts every file of a barrel as
 * reached. `radix` and `icons` map exported names to modules.
 */
export function narrowBarrels(
  code: string,
  radix: Record<string, string>,
  icons: Record<string, string>,
): string {
  return code.replace(BARREL_IMPORT, (statement, list: string, from: string) => {
    if (statement.startsWith('import type')) return statement
    const lines = list
      .split(',')
      .map(part => part.trim())
      .filter(part => part && !part.startsWith('type '))
      .map(part => {
        const [name = '', local = name] = part.split(/\s+as\s+/)
        const target = from === 'radix-ui' ? radix[name] : icons[name]
        if (!target) throw new Error(`The kit imports ${name}, which ${from} does not have.`)
        return from === 'radix-ui'
          ? `import * as ${local} from '${target}'`
          : `import ${local} from 'lucide-react/dist/esm/icons/${target}.js'`
      })
    return lines.join(';')
  })
}

const withoutExtension = (name: string): string => name.replace(/\.tsx?$/, '')
