import { arbitraryRule } from '#server/designer/preset/arbitrary-classes.ts'
import { lower } from '#server/designer/preset/lower.ts'
import { plainKit } from '#server/designer/preset/plain-kit.ts'
import utilities from '#server/designer/preset/utilities.json' with { type: 'json' }
import type { SourceFile } from '#shared/artifacts.ts'
import { THEME_FILE } from '#shared/artifacts.ts'
import { isSameConfig, type PatternConfig, PRESETS } from '#shared/design.ts'
import { resultProblems } from '#shared/edits/result-problems.ts'
import { attributeOf, isJsxElement, parseCode, visit } from '#shared/edits/syntax.ts'

export type Converted = { files: SourceFile[] } | { problem: string }

/**
 * The design in another preset, with every change that was made to it since. The designer writes for shadcn/ui with
 * Tailwind and lowers that to the others, so a design goes wherever it can first be brought back to that form.
 */
export function converted(files: readonly SourceFile[], from: PatternConfig, to: PatternConfig): Converted {
  const base = raised([...files], from)
  if ('problem' in base) return base
  const problem = notOurs(base.files) ?? notTranslated(base.files, to)
  if (problem) return { problem }
  const made = lower(base.files, to, ownRules(base.files))
  const faults = resultProblems([...files], made)
  return faults.length === 0 ? { files: made } : { problem: FOREIGN }
}

const FOREIGN =
  'The built-in designer converts the designs it made itself, and this one is written in another way. Connect a model to this server to convert it.'
const ONE_WAY =
  'The built-in designer cannot turn styles in the elements back into classes. Ask for the design anew in a new one with the other preset, or connect a model to this server to convert it.'

/** As it would stand in the preset that the designer writes for. */
function raised(files: SourceFile[], from: PatternConfig): Converted {
  if (isSameConfig(from, PRESETS['shadcn-tailwind'])) return { files }
  if (!isSameConfig(from, PRESETS['html-tailwind'])) return { problem: ONE_WAY }
  const theme = files.find(file => file.name === THEME_FILE)
  const cut = theme?.code.lastIndexOf('\n@theme inline {\n  --color-') ?? -1
  if (!theme || cut < 0) return { problem: FOREIGN }
  const written = files.filter(file => !file.name.startsWith('components/ui/'))
  const kit = new Set(plainKit(written).map(({ name }) => name))
  const base = files
    .filter(file => !kit.has(file.name))
    .map(file => (file === theme ? { ...file, code: theme.code.slice(0, cut) } : file))
  return isSameDesign(lower(base, from), files) ? { files: base } : { problem: FOREIGN }
}

function isSameDesign(a: readonly SourceFile[], b: readonly SourceFile[]): boolean {
  const codes = new Map(a.map(({ name, code }) => [name, code.trim()]))
  return a.length === b.length && b.every(({ name, code }) => codes.get(name) === code.trim())
}

/** The theme in a file of its own is what all of the designer's pages stand on. */
function notOurs(files: readonly SourceFile[]): string | null {
  const theme = files.find(file => file.name === THEME_FILE)?.code ?? ''
  const app = files.find(file => file.name === 'App.tsx')?.code ?? ''
  return theme.includes('--primary:') && app.includes('"./theme.css"') ? null : FOREIGN
}

const NAMED_MAX = 4

/** Without Tailwind every class must be one whose rule is known here, or one that a sheet of the design explains. */
function notTranslated(files: readonly SourceFile[], { styling }: PatternConfig): string | null {
  if (styling === 'tailwind') return null
  const sheets = files.filter(file => file.name.endsWith('.css')).map(file => file.code)
  const known = (name: string) =>
    name in utilities.classes ||
    arbitraryRule(name) !== null ||
    /^(?:group|peer|dark|light)\b/.test(name) ||
    sheets.some(code => code.includes(`.${name} `))
  const lost = [...new Set(files.flatMap(file => classesIn(file)))].filter(name => !known(name))
  if (lost.length === 0) return null
  const named = lost.slice(0, NAMED_MAX).join(', ')
  return `The built-in designer does not know how to write ${lost.length === 1 ? 'this class' : 'these classes'} without Tailwind: ${named}${lost.length > NAMED_MAX ? ' and more' : ''}. Connect a model to this server to convert this design.`
}

/** Classes that say their value themselves need no rule from elsewhere. */
const ownRules = (files: readonly SourceFile[]): Record<string, string> =>
  Object.fromEntries(
    files
      .flatMap(file => classesIn(file))
      .filter(name => !(name in utilities.classes))
      .flatMap(name => {
        const rule = arbitraryRule(name)
        return rule === null ? [] : [[name, rule]]
      }),
  )

function classesIn({ name, code }: SourceFile): string[] {
  const { tree } = /\.[jt]sx$/.test(name) ? parseCode(code, name) : { tree: null }
  if (!tree) return []
  const found: string[] = []
  visit(tree.program, node => {
    const value = isJsxElement(node) ? attributeOf(node, 'className')?.value : null
    if (value?.type === 'StringLiteral') found.push(...value.value.split(/\s+/).filter(Boolean))
  })
  return found
}
