import type { SourceFile } from '#shared/artifacts.ts'
import { customProperties } from '#shared/compile/theme/custom-properties.ts'
import { normalPath, virtualFiles } from '#shared/compile/virtual-files.ts'
import type { PatternConfig } from '#shared/design.ts'
import type { VendorKit } from '#shared/vendor.ts'
import { classesIn, classFaults } from './class-faults.ts'
import type { Fault } from './fault.ts'
import { importFaults } from './import-faults.ts'
import type { Packages } from './missing-import.ts'
import { pictureFaults } from './picture-faults.ts'
import { reachedFiles, unseenPages } from './reached-files.ts'
import { readSource } from './read-source.ts'
import { themeFaults } from './theme-faults.ts'
import { undefinedNames } from './undefined-names.ts'

export interface Judged extends Packages {
  files: readonly SourceFile[]
  config: PatternConfig
  kit: VendorKit
  /** The compiled sheet; null where the design did not compile. */
  css: string | null
  /** Pictures of the web are shown in this design. */
  showsWebPictures: boolean
}

/** More are of no use to anybody, and hostile code could have any number. */
const FAULTS_MAX = 300
/** What is read is held in tokens, which take many times as much. */
const READ_MAX_CHARACTERS = 2_000_000

/** What reading a design says of it: nothing that its compiler has told. */
export async function designFaults(judged: Judged): Promise<Fault[]> {
  const { files, css, config, kit, showsWebPictures } = judged
  const there = { ...judged, files: virtualFiles(files) }
  let left = READ_MAX_CHARACTERS
  const sources = files.flatMap(({ name, code }) => {
    left -= code.length
    return left < 0 ? [] : (readSource(name, code) ?? [])
  })
  const reached = left < 0 ? null : reachedFiles(sources, there.files)
  const found: Fault[] = reached ? unseenPages(reached, there.files) : []
  for (const source of sources) {
    if (found.length > FAULTS_MAX) break
    // What tools alone read, or nothing imports yet, leaves no box on the page.
    if (reached && !reached.has(normalPath(source.file))) continue
    found.push(...undefinedNames(source, there), ...importFaults(source, there))
  }
  if (!showsWebPictures) found.push(...files.flatMap(({ name, code }) => pictureFaults(name, code)))
  if (css === null) return found
  const sheets = files.filter(({ name }) => name.endsWith('.css'))
  const isKit = config.designSystem === 'shadcn' && config.styling === 'tailwind'
  const own = [...(isKit ? [kit.theme] : []), ...sheets.map(({ code }) => code)].flatMap(customProperties)
  const sheet = {
    classes: classesIn(css),
    properties: new Map(own.map(({ name, value }) => [name, value])),
    isTailwind: config.styling === 'tailwind',
  }
  const kitCode = Object.values(kit.modules)
    .map(({ code }) => code)
    .join('\n')
  found.push(...(await classFaults(sources, sheet)), ...themeFaults({ files, sources, css, kitCode }))
  return found.slice(0, FAULTS_MAX)
}
