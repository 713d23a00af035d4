import type { ActOf } from '#shared/acts/act.ts'
import { because, byOperations, type Made } from '#shared/acts/made.ts'
import { outward, type Spot } from '#shared/acts/spot.ts'
import { isTailwind } from '#shared/acts/styling.ts'
import { type SourceFile, THEME_FILE } from '#shared/artifacts.ts'
import type { OperationInput } from '#shared/edits/operations.ts'
import { withNewTokens } from '#shared/edits/theme-tokens.ts'

/** Puts the files of a template into a folder of their own and shows it at the element. */
export function insertPart(
  files: readonly SourceFile[],
  from: Spot,
  { place, part }: ActOf<'insertPart'>,
): Made {
  if (!isTailwind(files)) return because('This part is made with Tailwind, and the design is not.')
  const root = part.files.find(({ name }) => /^App\.[jt]sx$/.test(name))
  if (!root) return because('This part has nothing to show.')
  const spot = place === 'inside' ? from : outward(files, from)
  const folder = freeFolder(files, part.name)
  const home = spot.file.name
  const component = freeName(spot.file.code, part.name)
  const added = part.files.filter(({ name }) => name !== THEME_FILE)
  const operations: OperationInput[] = [
    ...added.map(({ name, code }) => ({ op: 'write' as const, file: `${folder}/${name}`, code })),
    {
      op: 'insertElement',
      file: home,
      at: { path: spot.element.path },
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

function freeFolder(files: readonly SourceFile[], name: string): string {
  const isTaken = (folder: string) => files.some(file => file.name.startsWith(`${folder}/`))
  const base = `components/${name}`
  for (let count = 1; ; count++) {
    const folder = count === 1 ? base : `${base}-${count}`
    if (!isTaken(folder)) return folder
  }
}

function freeName(code: string, name: string): string {
  const base = name.replace(/(?:^|-)([a-z\d])/g, (_, letter: string) => letter.toUpperCase())
  for (let count = 1; ; count++) {
    const component = count === 1 ? base : `${base}${count}`
    if (!new RegExp(`\\b${component}\\b`).test(code)) return component
  }
}

function relative(from: string, to: string): string {
  const [here, there] = [from.split('/').slice(0, -1), to.split('/')]
  while (here.length > 0 && here[0] === there[0]) {
    here.shift()
    there.shift()
  }
  return `${here.length > 0 ? '../'.repeat(here.length) : './'}${there.join('/')}`
}
