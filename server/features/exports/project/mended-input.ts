import { globalSheets, mendsOf } from '#shared/compile/style-sheet.ts'
import { mendedSheet, type ThemeMends } from '#shared/compile/theme/theme-mends.ts'
import { virtualFiles } from '#shared/compile/virtual-files.ts'
import type { VendorKit } from '#shared/vendor.ts'
import type { ProjectInput } from './draft.ts'

export interface MendedInput {
  input: ProjectInput
  mends: Pick<ThemeMends, 'before' | 'after'>
}

const SHEET = /(?<!\.module)\.css$/

/** A theme that is written for another set-up means in the project what it means in the preview. */
export function mendedInput(input: ProjectInput, kit: VendorKit): MendedInput {
  const files = virtualFiles(input.files)
  const sheets = files.paths().filter(path => SHEET.test(path))
  const isKit = input.config.designSystem === 'shadcn'
  const mends = mendsOf({
    ...{ files, config: input.config, named: { 'kit:theme': kit.theme } },
    sheets: [...globalSheets(files), ...sheets],
  })
  if (input.config.styling !== 'tailwind') return { input, mends }
  const read = (name: string, code: string) =>
    SHEET.test(name) ? mendedSheet(code, mends, isKit) : mends.mended(code)
  return {
    mends,
    input: { ...input, files: input.files.map(({ name, code }) => ({ name, code: read(name, code) })) },
  }
}
