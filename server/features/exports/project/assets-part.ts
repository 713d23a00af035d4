import { isImage, missingAsset, svgComponent, svgModule } from '#shared/compile/assets.ts'
import type { Draft } from './draft.ts'

/** The bytes of a picture that is kept as text; the text itself where it says nothing of the kind. */
export function assetContent(path: string, code: string): string | Uint8Array {
  if (!isImage(path)) return code
  const text = code.trim()
  const [, kind, data = ''] = /^data:[\w/+.-]*(?:;charset=[\w-]+)?(;base64)?,([\s\S]*)$/.exec(text) ?? []
  if (kind === undefined && text.startsWith('data:') && data) return decoded(data) ?? code
  if (!path.toLowerCase().endsWith('.svg') || kind) return fromBase64(kind ? data : text) ?? code
  return code
}

function decoded(data: string): string | null {
  try {
    return decodeURIComponent(data)
  } catch {
    return null
  }
}

function fromBase64(text: string): Uint8Array | null {
  const plain = text.replace(/\s+/g, '')
  if (plain === '' || !/^[A-Za-z0-9+/]+={0,2}$/.test(plain)) return null
  try {
    return Uint8Array.from(atob(plain), char => char.charCodeAt(0))
  } catch {
    return null
  }
}

const MODULE = '// @ts-nocheck\n'

/** A drawing as a component, for `import Logo from './logo.svg?react'`; returns how it is imported. */
export function drawingModule(draft: Draft, path: string, isComponent: boolean): string {
  const place = draft.layout.of(path).replace(/^(?:public|original)\//, 'src/')
  const code = draft.design.text(path) ?? ''
  return madeModule(draft, `${place}${isComponent ? '-component' : ''}.js`, () =>
    isComponent ? svgComponent(code) : svgModule(code),
  )
}

/** What stands for a picture that the design does not have, as in the preview; returns how it is imported. */
export function missingModule(draft: Draft, path: string, query: string): string {
  const name = path.split('/').at(-1) || 'picture'
  return madeModule(
    draft,
    `src/stand-ins/${name}${query ? `-${query}` : ''}.js`,
    () =>
      `// "${name.replace(/[\r\n\u2028\u2029]/g, ' ')}" is not in the design: put the file in its place and import that.\n${missingAsset(path, query)}`,
  )
}

function madeModule(draft: Draft, wanted: string, write: () => string): string {
  const safe = wanted.replace(/[^\w./-]/g, '_')
  const known = draft.made.get(safe)
  const name = known?.name ?? draft.layout.claim(safe)
  if (!known) draft.made.set(safe, { name, content: `${MODULE}${write()}\n` })
  return `@/${name.slice('src/'.length)}`
}
