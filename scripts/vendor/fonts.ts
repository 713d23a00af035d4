import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LARGE_SCRIPTS, SCRIPT_FAMILY, sheetOfFamily } from '#shared/script-fonts.ts'

/** Families whose width, slant or optical size varies too; of all others the weight. */
const MORE_AXES = new Set(['archivo', 'commissioner', 'imbue', 'literata', 'martian-mono', 'source-serif-4'])
/** Sheets of upright faces name every script; slanted ones are kept for the Latin scripts alone. */
const SLANTED = /-latin(?:-ext)?-(?:wght|standard)-italic\.woff2$/
/** Letters of one script for whatever family lacks them. */
const SCRIPTS = ['arabic', 'devanagari', 'georgian', 'hebrew', 'thai']

/**
 * Copies the variable fonts and writes `fonts.css`, which names them as designs do: "Inter", not "Inter Variable".
 * A face is loaded only where text uses it. Scripts with thousands of letters have sheets of their own, since naming
 * their faces alone is more than all of the rest.
 */
export function buildFonts(modulesDir: string, outDir: string): void {
  const families = join(modulesDir, '@fontsource-variable')
  mkdirSync(join(outDir, 'fonts'), { recursive: true })
  const noto = new Set([...SCRIPTS, ...Object.keys(LARGE_SCRIPTS)].map(script => `noto-sans-${script}`))
  const own = readdirSync(families)
    .filter(name => !noto.has(name))
    .sort()
    .flatMap(name => sheetsOf(name).map(sheet => join(families, name, sheet)))
    .filter(sheet => existsSync(sheet))
    .flatMap(sheet => copyFaces(sheet, outDir))
  const scripts = SCRIPTS.flatMap(script => {
    const sheet = join(families, `noto-sans-${script}`, 'index.css')
    return copyFaces(sheet, outDir, file => file.includes(`-${script}-${script}-`), SCRIPT_FAMILY)
  })
  writeFileSync(join(outDir, 'fonts.css'), [...own, ...scripts].join('\n'))
  for (const [script, family] of Object.entries(LARGE_SCRIPTS)) {
    const sheet = join(families, `noto-sans-${script}`, 'index.css')
    const faces = copyFaces(sheet, outDir, file => /-\d+-wght-normal\.woff2$/.test(file), family)
    writeFileSync(join(outDir, sheetOfFamily(family)), faces.join('\n'))
  }
}

const sheetsOf = (name: string): string[] =>
  MORE_AXES.has(name) ? ['standard.css', 'standard-italic.css'] : ['index.css', 'wght-italic.css']

const ALL = () => true

function copyFaces(
  sheet: string,
  outDir: string,
  isWanted: (file: string) => boolean = ALL,
  family?: string,
): string[] {
  const blocks = readFileSync(sheet, 'utf8').match(/@font-face\s*\{[^}]*\}/g) ?? []
  return blocks.flatMap(block => {
    const file = /url\(\.\/files\/([\w-]+\.woff2)\)/.exec(block)?.[1]
    if (!file || (file.includes('italic') && !SLANTED.test(file)) || !isWanted(file)) return []
    copyFileSync(join(sheet, '../files', file), join(outDir, 'fonts', file))
    return [
      block
        .replace(/'([^']+) Variable'/, (_, name: string) => `"${family ?? name}"`)
        .replace('./files/', './fonts/')
        .replace("format('woff2-variations')", 'format("woff2")')
        .replace(/\s*\n\s*/g, ''),
    ]
  })
}
