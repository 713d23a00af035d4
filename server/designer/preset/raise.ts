import { layout } from '#server/designer/code/layout.ts'
import { DARK_BY_DEFAULT, tailwindTheme } from '#server/designer/direction/theme.ts'
import { lower, STYLES_IMPORT, withTokens } from '#server/designer/preset/lower.ts'
import { chakraKit, plainKit, withoutChakra } from '#server/designer/preset/plain-kit.ts'
import { classed } from '#server/designer/preset/raised-classes.ts'
import { isSameFile } from '#server/designer/preset/same-file.ts'
import {
  CLASSES,
  classesFor,
  headOf,
  ownRules,
  rulesOf,
  STYLES_FILE,
} from '#server/designer/preset/styles-file.ts'
import { type SourceFile, THEME_FILE } from '#shared/artifacts.ts'
import { isSameConfig, type PatternConfig, PRESETS } from '#shared/design.ts'

/** `where` is the file that cannot be brought back. */
export type Raised = { files: SourceFile[] } | { where: string }

/**
 * A design as it would stand in the preset that the designer writes for. Only where lowering that again says the same
 * as what is there: every file is compared.
 */
export function raised(files: readonly SourceFile[], from: PatternConfig): Raised {
  if (isSameConfig(from, PRESETS['shadcn-tailwind'])) return { files: [...files] }
  const written = withoutKit(files, from)
  const base = from.styling === 'tailwind' ? written.map(withoutTokens) : withoutStyles(written)
  if ('where' in base) return base
  const again = lower(base, from)
  const codes = new Map(again.map(({ name, code }) => [name, code]))
  const odd = files.find(({ name, code }) => {
    const other = codes.get(name)
    if (other === undefined) return true
    if (name === THEME_FILE && from.styling === 'tailwind') return false
    return (
      name !== STYLES_FILE && !isSameFile(name, code, other) && !isSameFile(name, withoutChakra(code), other)
    )
  })
  if (odd) return { where: odd.name }
  return { files: base }
}

/** Without the parts that lowering puts in the kit's place; one that somebody changed is the design's own. */
function withoutKit(files: readonly SourceFile[], { designSystem, styling }: PatternConfig): SourceFile[] {
  const written = files.filter(({ name }) => !name.startsWith('components/ui/'))
  const parts = designSystem === 'chakraUi' ? chakraKit(written) : plainKit(written)
  const kit = new Map(
    (styling === 'tailwind' ? parts : lower(parts, { designSystem, styling })).map(part => [
      part.name,
      part.code,
    ]),
  )
  return files
    .filter(({ name, code }) => {
      const part = kit.get(name)
      return part === undefined || !isSameFile(name, code, part)
    })
    .map(file => (kit.has(file.name) ? { ...file, code: withoutChakra(file.code) } : file))
}

/** Without what lowering adds; what stands behind that is the design's own. */
function withoutTokens(file: SourceFile): SourceFile {
  const cut = file.name === THEME_FILE ? file.code.lastIndexOf('\n@theme inline {\n  --color-') : -1
  if (cut < 0) return file
  const bare = { ...file, code: file.code.slice(0, cut) }
  const heads = rulesOf(withTokens(bare).code.slice(cut)).map(headOf)
  const own = rulesOf(file.code.slice(cut)).filter(rule => {
    const at = heads.indexOf(headOf(rule))
    if (at >= 0) heads.splice(at, 1)
    return at < 0
  })
  return own.length > 0 ? { ...file, code: `${bare.code}\n${own.join('\n\n')}\n` } : bare
}

function withoutStyles(files: readonly SourceFile[]): SourceFile[] | { where: string } {
  const sheet = files.find(({ name }) => name === STYLES_FILE)
  const theme = files.find(({ name }) => name === THEME_FILE)
  const own = sheet && ownRules(sheet.code, classesFor(files))
  if (own === undefined) return { where: STYLES_FILE }
  const tokens = theme && withTailwind(theme.code)
  if (!tokens) return { where: THEME_FILE }
  return files.flatMap(file => {
    if (file === sheet) return own === '' ? [] : [{ ...file, code: own }]
    if (file === theme) return [{ ...file, code: tokens }]
    if (!file.name.endsWith('.tsx')) return [file]
    const isLoose = file.name === 'App.tsx' && own === ''
    const code = isLoose ? file.code.replace(`${STYLES_IMPORT}\n`, '') : file.code
    return [{ ...file, code: layout(classed(code, CLASSES)) }]
  })
}

const PLAIN_FONTS = /\n:root \{\n {2}--sans: ([^;]+);\n {2}--display: ([^;]+);\n {2}--mono: ([^;]+);\n\}\n/

/** The theme with Tailwind's names for its fonts and colours, where they stood. */
function withTailwind(code: string): string | null {
  const found = PLAIN_FONTS.exec(code)
  if (!found) return null
  const [block, sans = '', display = '', mono = ''] = found
  const rest = code.replace(block, '')
  const isDark = rest.includes(':root:not(.light)')
  const names = tailwindTheme({ sans, display, mono })
  const gap = isDark ? '\n\n\n\n@layer base {' : '\n\n\n@layer base {'
  const at = rest.indexOf(gap)
  if (at < 0) return `${rest.trimEnd()}\n\n${names}${isDark ? DARK_BY_DEFAULT : ''}`
  return `${rest.slice(0, at)}\n\n${names}${isDark ? DARK_BY_DEFAULT : ''}\n${rest.slice(at + gap.length - '@layer base {'.length)}`
}
