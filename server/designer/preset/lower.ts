import { layout } from '#server/designer/code/layout.ts'
import { type Classes, inlined } from '#server/designer/preset/inline-classes.ts'
import { chakraKit, plainKit } from '#server/designer/preset/plain-kit.ts'
import { BORDERS, classesFor, STYLES_FILE, stylesFile } from '#server/designer/preset/styles-file.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import { THEME_FILE } from '#shared/artifacts.ts'
import type { PatternConfig } from '#shared/design.ts'
import { isCodeFile } from '#shared/edits/syntax.ts'

/** The same design for another preset: plain elements or Chakra's, and styles in place where Tailwind is not there. */
export function lower(files: readonly SourceFile[], config: PatternConfig): SourceFile[] {
  if (config.designSystem === 'shadcn' && config.styling === 'tailwind') return [...files]
  const own = new Set(files.map(({ name }) => name))
  const kit = (config.designSystem === 'chakraUi' ? chakraKit(files) : plainKit(files)).filter(
    part => !own.has(part.name),
  )
  const all = [...files, ...kit]
  if (config.styling === 'tailwind') return all.map(file => (isTheme(file) ? withTokens(file) : file))
  const classes = classesFor(all)
  const written = all.filter(({ name }) => name !== STYLES_FILE)
  return [...written.map(file => inPlace(file, classes)), stylesFile(all, classes)]
}

const isTheme = (file: SourceFile): boolean => file.name === THEME_FILE

/** Tailwind's names for the tokens, which the kit's theme brings elsewhere. */
export function withTokens(file: SourceFile): SourceFile {
  const tokens = [...file.code.matchAll(/^ {2}--([\w-]+):/gm)].map(([, name = '']) => name)
  const colors = [...new Set(tokens)].filter(name => !/^(?:radius|color-|font-|backdrop|sidebar)/.test(name))
  const lines = [
    ...colors.map(name => `  --color-${name}: var(--${name});`),
    ...[
      'sm: calc(var(--radius) - 4px)',
      'md: calc(var(--radius) - 2px)',
      'lg: var(--radius)',
      'xl: calc(var(--radius) + 4px)',
      '2xl: calc(var(--radius) + 8px)',
      '3xl: calc(var(--radius) + 14px)',
    ].map(line => `  --radius-${line};`),
  ]
  return { ...file, code: `${file.code}\n@theme inline {\n${lines.join('\n')}\n}\n\n${BORDERS}` }
}

export const THEME_IMPORT = 'import "./theme.css";'
export const STYLES_IMPORT = 'import "./styles.css";'

function inPlace(file: SourceFile, classes: Classes): SourceFile {
  if (isTheme(file)) return { ...file, code: withoutTailwind(file.code) }
  if (file.name === 'App.tsx') {
    const code = file.code.includes(STYLES_IMPORT)
      ? file.code
      : file.code.replace(THEME_IMPORT, `${STYLES_IMPORT}\n${THEME_IMPORT}`)
    return { ...file, code: layout(inlined(code, classes)) }
  }
  return file.name.endsWith('.tsx') && isCodeFile(file.name)
    ? { ...file, code: layout(inlined(file.code, classes)) }
    : file
}

/** `@theme` and variants mean nothing without Tailwind: fonts become plain tokens. */
export function withoutTailwind(code: string): string {
  const fonts =
    /--font-sans:\s*([^;]+);[\s\S]*?--font-display:\s*([^;]+);[\s\S]*?--font-mono:\s*([^;]+);/.exec(code)
  const plain = code.replace(/@theme inline \{[^}]*\}\n?/g, '').replace(/@custom-variant[^;]*;\n?/g, '')
  const [, sans = 'sans-serif', display = 'sans-serif', mono = 'monospace'] = fonts ?? []
  return `${plain}\n:root {\n  --sans: ${sans};\n  --display: ${display};\n  --mono: ${mono};\n}\n`
}
