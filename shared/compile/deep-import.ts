import type { VendorManifest } from '#shared/vendor.ts'

/** A name of something that can be imported. */
interface PackageExport {
  specifier: string
  name: string
}

/**
 * What an import from inside a package means where only the package itself is served: `lodash/debounce` is
 * `debounce` of `lodash`, `@mui/material/styles/styled` is `styled` of `@mui/material/styles`.
 */
export function deepImport(manifest: VendorManifest, specifier: string, name: string): PackageExport | null {
  const plain = specifier.replace(/\.(?:[cm]?js|jsx?|tsx?)$/, '')
  for (const same of [plain, `${plain}.js`]) {
    if (same !== specifier && manifest.specifiers[same]) return { specifier: same, name }
  }
  const segments = plain.split('/')
  const last = segments.at(-1) ?? ''
  const wanted = name === 'default' ? [last, pascal(last), camel(last)] : name === '*' ? [] : [name]
  const shortest = specifier.startsWith('@') ? 2 : 1
  for (let length = segments.length - 1; length >= shortest; length--) {
    const parent = segments.slice(0, length).join('/')
    const exports = manifest.specifiers[parent]?.exports ?? []
    const found = wanted.find(candidate => exports.includes(candidate))
    if (found) return { specifier: parent, name: found }
  }
  return null
}

const camel = (text: string): string => text.replace(/[-_](\w)/g, (_, letter: string) => letter.toUpperCase())
const pascal = (text: string): string => camel(text).replace(/^\w/, letter => letter.toUpperCase())
