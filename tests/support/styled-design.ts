import { readFileSync } from 'node:fs'
import { inRoot } from '#scripts/root.ts'
import { mendsOf, styleCandidates, styleCompiler } from '#shared/compile/style-sheet.ts'
import { customProperties } from '#shared/compile/theme/custom-properties.ts'
import { virtualFiles } from '#shared/compile/virtual-files.ts'
import { PRESETS, type PresetName } from '#shared/design.ts'

export const named = {
  tailwindcss: readFileSync(inRoot('node_modules', 'tailwindcss', 'index.css'), 'utf8'),
  'kit:theme': readFileSync(inRoot('vendor', 'kit', 'theme.css'), 'utf8'),
  'tw-animate-css': '',
}

/** The whole sheet of a design of these files. */
export async function styled(sources: Record<string, string>, preset: PresetName = 'shadcn-tailwind') {
  const files = virtualFiles(Object.entries(sources).map(([name, code]) => ({ name, code })))
  const input = { files, config: PRESETS[preset], sheets: [], moduleCss: '', named }
  const { mended } = mendsOf(input)
  const css = (await styleCompiler(input))(styleCandidates(files, [], mended))
  return { css, mended, last: (name: string, selector: string) => lastSaid(css, name, selector) }
}

/** What the last rule outside of all layers says; only such ones count where there are any. */
const lastSaid = (css: string, name: string, selector: string): string | undefined =>
  customProperties(css)
    .filter(
      each =>
        each.name === name &&
        each.inside.length === 1 &&
        each.inside[0]?.split(',').some(part => part.trim() === selector),
    )
    .at(-1)?.value
