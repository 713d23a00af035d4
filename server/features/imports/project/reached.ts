import { moduleLinks } from '#shared/compile/module-links.ts'
import { isCode, isPlainSheet } from './contents.ts'
import { pictureAddress } from './own-links.ts'
import type { Tree } from './tree.ts'

const ADDRESS = /["'`(]([^"'`()\s]{1,300}\.(?:png|jpe?g|gif|webp|avif|svg|ico))["'`)]/gi
const SHEET = /@import\s{1,9}(?:url\()?["']([^"']{1,300})["']/g

/** Every file that the page is made of: modules, sheets, and the pictures that either of them names. */
export function reachedFrom(
  tree: Tree,
  begins: readonly string[],
  resolve: (specifier: string, importer: string) => string | null,
): Set<string> {
  const reached = new Set<string>()
  const waiting = [...begins]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (reached.has(path)) continue
    reached.add(path)
    const code = isCode(path) || isPlainSheet(path) ? tree.text(path) : null
    if (code === null) continue
    if (isCode(path))
      for (const { specifier } of moduleLinks(code, path)) {
        const found = resolve(specifier, path)
        if (found) waiting.push(found)
      }
    for (const address of [...code.matchAll(ADDRESS)].map(([, each = '']) => each)) {
      const plain = pictureAddress(address)
      const found = plain && [`public/${plain}`, plain].find(each => tree.has(each))
      const beside = isPlainSheet(path)
        ? resolve(address.startsWith('/') ? address : `./${address}`, path)
        : null
      for (const each of [found, beside]) if (each) waiting.push(each)
    }
    if (isPlainSheet(path))
      for (const [, target = ''] of code.matchAll(SHEET)) {
        const found = resolve(`./${target}`, path)
        if (found) waiting.push(found)
      }
  }
  return reached
}
