import type { SourceFile } from '#shared/artifacts.ts'
import { virtualFiles } from '#shared/compile/virtual-files.ts'
import type { PatternConfig } from '#shared/design.ts'
import type { VendorKit } from '#shared/vendor.ts'
import { classesIn, classFaults, propertiesIn, type Sheet } from './class-faults.ts'
import { type Fault, faultKey } from './fault.ts'
import { type Importable, importFaults } from './import-faults.ts'
import type { Packages } from './missing-import.ts'
import { pictureFaults } from './picture-faults.ts'
import { isCode, readSource } from './read-source.ts'
import { codeFontFaults, sheetFaults } from './theme-faults.ts'
import { undefinedNames } from './undefined-names.ts'

export interface Judged extends Packages {
  files: readonly SourceFile[]
  /** The files before the change: what was wrong in them already is not told again. */
  before: readonly SourceFile[]
  config: PatternConfig
  kit: VendorKit
  /** The compiled sheet; null where the design did not compile. */
  css: string | null
  /** Pictures of the web are shown in this design. */
  showsWebPictures: boolean
}

/** What reading the changed files of a design says: nothing that its compiler has told. */
export function designFaults(judged: Judged): Fault[] {
  const { files, before, css, config } = judged
  const codes = new Map(before.map(({ name, code }) => [name, code]))
  const changed = files.filter(({ name, code }) => codes.get(name) !== code)
  const there: Importable = { ...judged, files: virtualFiles(files) }
  const earlier: Importable = { ...judged, files: virtualFiles(before) }
  const sheets = sheetsOf(files)
  const sheet: Sheet | null = css === null ? null : sheetOf(css, sheets, judged)
  const found = changed.flatMap(file => {
    const now = fileFaults(file, there, sheet, sheets, judged)
    const code = codes.get(file.name)
    if (now.length === 0 || code === undefined) return now
    const old = fileFaults({ name: file.name, code }, earlier, sheet, sheetsOf(before), judged)
    const known = new Set(old.map(faultKey))
    return now.filter(fault => !known.has(faultKey(fault)))
  })
  if (!sheet || config.styling !== 'tailwind') return found
  return [...found, ...lostClasses(judged, sheet, new Set(changed.map(({ name }) => name)))]
}

/** What one file asks for that is nowhere, whatever it was before. */
export function fileFaults(
  { name, code }: SourceFile,
  there: Importable,
  sheet: Sheet | null,
  sheets: readonly string[],
  { showsWebPictures }: Pick<Judged, 'showsWebPictures'>,
): Fault[] {
  const pictures = showsWebPictures ? [] : pictureFaults(name, code)
  if (name.endsWith('.css')) return [...sheetFaults(name, code, sheets), ...pictures]
  if (!isCode(name)) return []
  const source = readSource(name, code)
  if (!source) return pictures
  return [
    ...undefinedNames(source, there),
    ...importFaults(source, there),
    ...pictures,
    ...(sheet ? classFaults(source, sheet) : []),
    ...codeFontFaults(name, code, sheets),
  ]
}

const sheetsOf = (files: readonly SourceFile[]): string[] =>
  files.filter(({ name }) => name.endsWith('.css')).map(({ code }) => code)

const sheetOf = (css: string, sheets: readonly string[], { config, kit }: Judged): Sheet => ({
  classes: classesIn(css),
  properties: propertiesIn([...sheets, ...(config.designSystem === 'shadcn' ? [kit.theme] : [])]),
  isTailwind: config.styling === 'tailwind',
})

/** Classes of unchanged files whose name the theme had and has no more. */
function lostClasses({ files, before }: Judged, sheet: Sheet, changed: ReadonlySet<string>): Fault[] {
  if (![...changed].some(name => name.endsWith('.css'))) return []
  const now = new Set(sheet.properties.map(({ name }) => name))
  const gone = propertiesIn(sheetsOf(before)).flatMap(({ name }) =>
    now.has(name) ? [] : [name.replace(/^--(?:color-|font-|radius-|shadow-|text-)?/, '')],
  )
  if (gone.length === 0) return []
  const names = new Set(gone)
  const isLost = (word: string) => [...names].some(name => word.includes(`-${name}`))
  return files.flatMap(({ name, code }) => {
    if (changed.has(name) || !isCode(name) || !gone.some(each => code.includes(each))) return []
    const source = readSource(name, code)
    return source ? classFaults(source, sheet, isLost) : []
  })
}
