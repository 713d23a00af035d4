import type { ActOf } from '#shared/acts/act.ts'
import { because, byOperations, type Made } from '#shared/acts/made.ts'
import { outward, placeOf, type Spot } from '#shared/acts/spot.ts'
import { isTailwind } from '#shared/acts/styling.ts'
import { type SourceFile, THEME_FILE } from '#shared/artifacts.ts'
import { relative } from '#shared/compile/import-glob.ts'
import type { OperationInput } from '#shared/edits/operations/operations.ts'
import { withNewTokens } from '#shared/edits/theme/tokens.ts'
import { hasPages } from '#shared/templates.ts'

/** Puts the files of a template into a folder of their own and shows it at the element. */
export function insertPart(
  files: readonly SourceFile[],
  from: Spot,
  { place, part }: ActOf<'insertPart'>,
): Made {
  if (!isTailwind(files)) return because('This part is made with Tailwind, and the design is not.')
  const root = part.files.find(({ name }) => /^App\.[jt]sx$/.test(name))
  if (!root) return because('This part has nothing to show.')
  if (hasPages(part.files))
    return because('This template has pages of its own, so it cannot stand in a page.')
  const spot = place === 'inside' ? from : outward(files, from)
  const isFolder = (name: string) => files.some(file => file.name.startsWith(`${name}/`))
  const folder = free(isFolder, `components/${part.name}`, '-')
  const home = spot.file.name
  const inPascal = part.name.replace(/(?:^|-)([a-z\d])/g, (_, letter: string) => letter.toUpperCase())
  const component = free(name => new RegExp(`\\b${name}\\b`).test(spot.file.code), inPascal)
  const added = part.files.filter(({ name }) => name !== THEME_FILE)
  const operations: OperationInput[] = [
    ...added.map(({ name, code }) => ({ op: 'write' as const, file: `${folder}/${name}`, code })),
    {
      op: 'insertElement',
      ...placeOf(spot),
      place: place === 'inside' ? 'last' : place,
      code: `<${component} />`,
    },
    { op: 'addImport', file: home, from: relative(home, `${folder}/App`), defaultName: component },
  ]
  const made = byOperations(files, operations)
  if ('reason' in made) return made
  const theme = part.files.find(({ name }) => name === THEME_FILE)
  return theme ? { files: withTokens(made.files, theme, added) } : made
}

/** The colours and typefaces of the part that the design does not have; none of its own changes. */
function withTokens(files: SourceFile[], theme: SourceFile, part: SourceFile[]): SourceFile[] {
  if (!files.some(({ name }) => name === THEME_FILE)) return [...files, theme]
  const isUsed = (name: string) =>
    theme.code.includes(`var(${name})`) ||
    part.some(({ code }) => code.includes(name.replace(/^--(?:color-|font-)?/, '')))
  return files.map(file =>
    file.name === THEME_FILE ? { name: file.name, code: withNewTokens(file.code, theme.code, isUsed) } : file,
  )
}

/** The name, or the name with the first number that is not taken. */
function free(isTaken: (name: string) => boolean, base: string, between = ''): string {
  for (let count = 1; ; count++) {
    const name = count === 1 ? base : `${base}${between}${count}`
    if (!isTaken(name)) return name
  }
}
