import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const SHEETS = ['index.css', 'wght-italic.css']
/** Sheets of upright faces name every script; slanted ones are kept for the Latin scripts alone. */
const SLANTED = /-latin(?:-ext)?-wght-italic\.woff2$/

/**
 * Copies the variable fonts and writes `fonts.css`, which names them as designs do: "Inter", not "Inter Variable".
 * A face is loaded only where text uses it.
 */
export function buildFonts(modulesDir: string, outDir: string): void {
  const families = join(modulesDir, '@fontsource-variable')
  mkdirSync(join(outDir, 'fonts'), { recursive: true })
  const faces = readdirSync(families)
    .sort()
    .flatMap(name => SHEETS.map(sheet => join(families, name, sheet)))
    .filter(sheet => existsSync(sheet))
    .flatMap(sheet => copyFaces(sheet, outDir))
  writeFileSync(join(outDir, 'fonts.css'), faces.join('\n'))
}

function copyFaces(sheet: string, outDir: string): string[] {
  const blocks = readFileSync(sheet, 'utf8').match(/@font-face\s*\{[^}]*\}/g) ?? []
  return blocks.flatMap(block => {
    const file = /url\(\.\/files\/([\w-]+\.woff2)\)/.exec(block)?.[1]
    if (!file || (file.includes('italic') && !SLANTED.test(file))) return []
    copyFileSync(join(sheet, '../files', file), join(outDir, 'fonts', file))
    return [
      block
        .replace(/'([^']+) Variable'/, '"$1"')
        .replace('./files/', './fonts/')
        .replace("format('woff2-variations')", 'format("woff2")')
        .replace(/\s*\n\s*/g, ''),
    ]
  })
}
