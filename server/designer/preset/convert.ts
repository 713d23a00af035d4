import { ruleFor } from '#server/designer/preset/class-rules.ts'
import { classesIn } from '#server/designer/preset/classes-in.ts'
import { lower } from '#server/designer/preset/lower.ts'
import { raised } from '#server/designer/preset/raise.ts'
import { CLASSES } from '#server/designer/preset/styles-file.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import { THEME_FILE } from '#shared/artifacts.ts'
import type { PatternConfig } from '#shared/design.ts'
import { resultProblems } from '#shared/edits/result-problems.ts'

export type Converted = { files: SourceFile[] } | { problem: string }

/**
 * The design in another preset, with every change that was made to it since. The designer writes for shadcn/ui with
 * Tailwind and lowers that to the others, so a design goes wherever it can first be brought back to that form.
 */
export function converted(files: readonly SourceFile[], from: PatternConfig, to: PatternConfig): Converted {
  if (!isOurs(files)) return { problem: FOREIGN }
  const base = raised(files, from)
  if ('where' in base) return { problem: changedByHand(base.where) }
  const part = to.designSystem === 'chakraUi' ? null : chakraPart(base.files)
  if (part) return { problem: changedByHand(part) }
  const problem = from.styling === 'tailwind' ? notTranslated(base.files, to) : null
  if (problem) return { problem }
  const made = lower(base.files, to)
  const faults = resultProblems([...files], made)
  return faults.length === 0 ? { files: made } : { problem: FOREIGN }
}

const FOREIGN =
  'The built-in designer converts the designs it made itself, and this one is written in another way. Connect a model to this server to convert it.'
const changedByHand = (file: string): string =>
  `The built-in designer converts what it wrote itself, and ${file} was changed in a way that it cannot follow. Connect a model to this server to convert this design.`

/** The theme in a file of its own is what all of the designer's pages stand on. */
export function isOurs(files: readonly SourceFile[]): boolean {
  const theme = files.find(file => file.name === THEME_FILE)?.code ?? ''
  const app = files.find(file => file.name === 'App.tsx')?.code ?? ''
  return theme.includes('--primary:') && app.includes('"./theme.css"')
}

/** A part of Chakra UI that is not as lowering writes it, so that nothing else can be put in its place. */
const chakraPart = (files: readonly SourceFile[]): string | null =>
  files.find(({ code }) => code.includes('"@chakra-ui/react"'))?.name ?? null

const NAMED_MAX = 4

/** Without Tailwind every class must be one whose rule is known here, or one that a sheet of the design explains. */
export function notTranslated(files: readonly SourceFile[], { styling }: PatternConfig): string | null {
  if (styling === 'tailwind') return null
  const sheets = files.filter(file => file.name.endsWith('.css')).map(file => file.code)
  const known = (name: string) =>
    name in CLASSES ||
    ruleFor(name) !== null ||
    /^(?:group|peer|dark|light)\b/.test(name) ||
    isOwnWord(name) ||
    sheets.some(code => code.includes(`.${name} `))
  const lost = [...new Set(files.flatMap(file => classesIn(file)))].filter(name => !known(name))
  if (lost.length === 0) return null
  const named = lost.slice(0, NAMED_MAX).join(', ')
  return `The built-in designer does not know how to write ${lost.length === 1 ? 'this class' : 'these classes'} without Tailwind: ${named}${lost.length > NAMED_MAX ? ' and more' : ''}. Connect a model to this server to convert this design.`
}

/** A name that somebody gave an element to find it by: one word that means nothing to Tailwind. */
const isOwnWord = (name: string): boolean =>
  /^[a-z]+$/i.test(name) &&
  !TAILWIND_WORDS.has(name) &&
  !/^(?:rounded|shadow|blur|invert|grow|shrink)/.test(name)

const TAILWIND_WORDS = new Set(
  'block inline flex grid table hidden contents static fixed absolute relative sticky visible invisible collapse isolate truncate underline overline italic uppercase lowercase capitalize antialiased border outline ring resize filter grayscale sepia transform transition container ordinal prose'.split(
    ' ',
  ),
)
