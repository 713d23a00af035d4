import { posix } from 'node:path'
import { kitImports, kitTheme, plainKit } from '#scripts/lower-template/plain-kit.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import type { PresetName } from '#shared/design.ts'

export type Lowered = { files: SourceFile[] } | { reason: string }

/** A template for another preset than the one it is written for, or why there is none. */
export function lowerTemplate(files: readonly SourceFile[], preset: PresetName): Lowered {
  if (preset === 'shadcn-tailwind') return { files: [...files] }
  if (preset !== 'html-tailwind') return { reason: 'nothing writes its styles without Tailwind yet' }
  const kit = plainKit(files)
  if ('missing' in kit) return { reason: `no plain element for: ${kit.missing.join(', ')}` }
  const own = new Set(files.map(({ name }) => name))
  const added = [...kit.files, kitTheme()]
  const twice = added.find(({ name }) => own.has(name))
  if (twice) return { reason: `it has a ${twice.name} of its own` }
  return { files: [...files, ...added].map(withOwnImports).sort((a, b) => (a.name < b.name ? -1 : 1)) }
}

/** The kit's modules are files of the design now. */
function withOwnImports(file: SourceFile): SourceFile {
  let code = file.code
  for (const path of new Set(kitImports(code))) {
    const way = posix.relative(posix.dirname(file.name), path)
    code = code.replaceAll(`'@/${path}'`, `'${way.startsWith('.') ? way : `./${way}`}'`)
  }
  return code === file.code ? file : { ...file, code }
}
