import {
  mendsOf,
  type StyleInput,
  styleCandidates,
  styleCompiler,
  styleEntry,
} from '#shared/compile/style-sheet.ts'
import { virtualFiles } from '#shared/compile/virtual-files.ts'
import { DEFAULT_CONFIG } from '#shared/design.ts'
import type { LiveVendor } from './live-vendor.ts'

type Build = (candidates: string[]) => string

const KEPT = 12
const compilers = new Map<string, Promise<Build>>()

/** The style sheet of a design: Tailwind starts once for each set of sheets, and then only adds classes. */
export async function liveStyles(
  input: Omit<StyleInput, 'named'>,
  kitCandidates: readonly string[],
  { manifest, kit, tailwindSheet }: LiveVendor,
): Promise<string> {
  const { files, config } = input
  const named = { ...manifest.sheets, 'kit:theme': kit.theme, tailwindcss: tailwindSheet }
  const complete = { ...input, named }
  const key = [config.designSystem, config.styling, styleEntry(complete), ...sheetTexts(input)].join('\0')
  let build = compilers.get(key)
  if (build) compilers.delete(key)
  else build = styleCompiler(complete)
  compilers.set(key, build)
  if (compilers.size > KEPT) compilers.delete(compilers.keys().next().value!)
  build.catch(() => compilers.delete(key))
  return (await build)(styleCandidates(files, kitCandidates, mendsOf(complete).mended))
}

/** The code of a design's modules as its theme makes them read. */
export const liveMended = (
  input: Pick<StyleInput, 'files' | 'config' | 'sheets'>,
  { kit }: LiveVendor,
): ((code: string) => string) => mendsOf({ ...input, named: { 'kit:theme': kit.theme } }).mended

/** Classes of the kit in a sheet that nobody sees. */
export async function practiseStyles({ manifest, kit, tailwindSheet }: LiveVendor): Promise<void> {
  const files = virtualFiles([])
  const named = { ...manifest.sheets, 'kit:theme': kit.theme, tailwindcss: tailwindSheet }
  const build = await styleCompiler({ files, config: DEFAULT_CONFIG, sheets: [], moduleCss: '', named })
  build(Object.values(kit.modules).flatMap(({ candidates }) => candidates))
}

/** Everything a sheet of the design can reach. */
const sheetTexts = ({ files }: Pick<StyleInput, 'files'>): string[] =>
  files
    .paths()
    .filter(path => path.endsWith('.css'))
    .map(path => `${path}\0${files.text(path)}`)
