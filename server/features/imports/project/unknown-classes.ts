import type { SourceFile } from '#shared/artifacts.ts'
import { styleCompiler } from '#shared/compile/style-sheet.ts'
import { virtualFiles } from '#shared/compile/virtual-files.ts'
import type { PatternConfig } from '#shared/design.ts'
import type { LeftOut } from '#shared/imports.ts'
import type { VendorKit, VendorManifest } from '#shared/vendor.ts'

interface Sources {
  manifest: VendorManifest
  kit: VendorKit
  tailwindSheet: string
}

const UNKNOWN = /unknown utility class `([^`]{1,200})`/
const TRIES_MAX = 40

/** Sheets without the classes that they apply and nothing here knows, which would leave the whole page undrawn; each is named. */
export async function withoutUnknownClasses(
  files: SourceFile[],
  config: PatternConfig,
  { manifest, kit, tailwindSheet }: Sources,
): Promise<{ files: SourceFile[]; leftOut: LeftOut[] }> {
  const leftOut: LeftOut[] = []
  if (config.styling !== 'tailwind' || !files.some(({ code }) => code.includes('@apply')))
    return { files, leftOut }
  const named = { ...manifest.sheets, 'kit:theme': kit.theme, tailwindcss: tailwindSheet }
  let known = files
  for (let tries = 0; tries < TRIES_MAX; tries++) {
    const sheets = known.flatMap(({ name }) => (isSheet(name) ? [`/${name}`] : []))
    const input = { files: virtualFiles(known), config, sheets, moduleCss: '', named }
    const said = await styleCompiler(input).then(
      build => saidBy(() => build([])),
      (error: Error) => error.message,
    )
    const [, unknown] = UNKNOWN.exec(said) ?? []
    if (unknown === undefined) break
    leftOut.push({ path: `class ${unknown}`, reason: NO_RULE })
    known = known.map(file =>
      isSheet(file.name) ? { ...file, code: withoutApplied(file.code, unknown) } : file,
    )
  }
  return { files: known, leftOut }
}

const NO_RULE = 'A sheet applies this class, and nothing that came along says how it looks.'

const isSheet = (name: string): boolean => name.endsWith('.css') && !name.endsWith('.module.css')

function saidBy(build: () => string): string {
  try {
    build()
    return ''
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** A rule that applies nothing else goes. */
const withoutApplied = (css: string, unknown: string): string =>
  css.replace(/@apply\s([^;{}]{1,2000})(;?)/g, (rule, classes: string, end: string) => {
    const all = classes.split(/\s+/).filter(Boolean)
    const kept = all.filter(each => each !== unknown)
    if (kept.length === all.length) return rule
    return kept.length === 0 ? '' : `@apply ${kept.join(' ')}${end}`
  })
