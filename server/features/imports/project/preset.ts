import type { SourceFile } from '#shared/artifacts.ts'
import { extractCandidates } from '#shared/compile/candidates.ts'
import { classesIn } from '#shared/compile/faults/class-faults.ts'
import { classWords } from '#shared/compile/faults/class-words.ts'
import { type ReadSource, readSource } from '#shared/compile/faults/read-source.ts'
import { styleCompiler } from '#shared/compile/style-sheet.ts'
import { localPath, virtualFiles } from '#shared/compile/virtual-files.ts'
import { type PatternConfig, PRESETS } from '#shared/design.ts'
import type { LeftOut } from '#shared/imports.ts'
import { packagesOf } from '#shared/packages.ts'
import type { VendorKit } from '#shared/vendor.ts'
import { dependenciesOf } from './app-root.ts'
import { WEB_SHEET } from './sheet-links.ts'
import type { Tree } from './tree.ts'

interface Used {
  tree: Tree
  /** As the design has them. */
  files: readonly SourceFile[]
  leftOut: readonly LeftOut[]
  /** A page loads Tailwind itself. */
  isTailwind: boolean
  kit: VendorKit
  tailwindSheet: string
}

const USES_TAILWIND = /@tailwind\b|@import\s{1,9}["']tailwindcss|@theme\b/

/** The preset that has what the project has, and nothing that would change how it looks. */
export async function presetOf(used: Used): Promise<PatternConfig> {
  const { tree, files } = used
  const packages = dependenciesOf(tree)
  const isSaid = packages.size > 0
  const chakra = '@chakra-ui/react'
  if (packages.has(chakra) || (!isSaid && packagesOf(files).includes(chakra)))
    return PRESETS['chakraUi-inline']
  const sources = files.flatMap(({ name, code }) => readSource(name, code) ?? [])
  if (importsKit(sources, used)) return PRESETS['shadcn-tailwind']
  const hasTailwind =
    used.isTailwind ||
    packages.has('tailwindcss') ||
    files.some(({ name, code }) => name.endsWith('.css') && USES_TAILWIND.test(code)) ||
    (!isSaid && (await meansTailwind(sources, used)))
  if (!hasTailwind) return PRESETS['html-inline']
  const isShadcn = files.some(({ name, code }) =>
    /\.[jt]sx?$/.test(name) ? /["'][@~.\w/-]{0,80}components\/ui\//.test(code) : false,
  )
  return PRESETS[isShadcn || tree.has('components.json') ? 'shadcn-tailwind' : 'html-tailwind']
}

/** Parts of the kit that the project does not bring itself. */
function importsKit(sources: readonly ReadSource[], { files, kit }: Used): boolean {
  const design = virtualFiles(files)
  return sources.some(({ file, links }) =>
    links.some(
      ({ specifier }) =>
        Object.hasOwn(kit.modules, localPath(specifier, file)) && !design.resolve(specifier, file),
    ),
  )
}

/** A class attribute whose value stands elsewhere in the code. */
const IS_NAMED_ELSEWHERE = /\bclass(?:Name)?=\{/

/**
 * Whether Tailwind has a rule for a class that no sheet of the project has one for. Where there are other sheets their
 * classes may be called as Tailwind's are, so there it must be half of them.
 */
async function meansTailwind(sources: readonly ReadSource[], used: Used): Promise<boolean> {
  const rules = await tailwindRules(sources, used.tailwindSheet)
  const sheets = used.files.filter(({ name }) => name.endsWith('.css'))
  const own = new Set(sheets.flatMap(({ code }) => [...classesIn(code)]))
  const hasOthers = sheets.length > 0 || used.leftOut.some(({ reason }) => reason === WEB_SHEET)
  const isMeant = (found: Iterable<string>): boolean => {
    const words = [...new Set(found)].filter(word => !own.has(word))
    const known = words.filter(word => rules.has(word)).length
    return known > 0 && (!hasOthers || known * 2 >= words.length)
  }
  const wordsOf = (source: ReadSource, hasRule: (word: string) => boolean): string[] =>
    classWords(source, hasRule).map(({ word }) => word)
  if (isMeant(sources.flatMap(source => wordsOf(source, () => false)))) return true
  const open = sources.filter(({ parsed: { code } }) => IS_NAMED_ELSEWHERE.test(code))
  return isMeant(open.flatMap(source => wordsOf(source, word => rules.has(word))))
}

/** The classes of this code that Tailwind itself makes a rule of. */
async function tailwindRules(sources: readonly ReadSource[], tailwindSheet: string): Promise<Set<string>> {
  const candidates = sources.flatMap(({ parsed: { code } }) => [...extractCandidates(code)])
  const build = await styleCompiler({
    ...{ files: virtualFiles([]), config: PRESETS['html-tailwind'], sheets: [], moduleCss: '' },
    named: { tailwindcss: tailwindSheet },
  })
  return classesIn(build([...new Set(candidates)]))
}
