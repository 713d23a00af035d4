import { layout } from '#server/designer/code/layout.ts'
import { inlined } from '#server/designer/preset/inline-classes.ts'
import { chakraKit, plainKit } from '#server/designer/preset/plain-kit.ts'
import utilities from '#server/designer/preset/utilities.json' with { type: 'json' }
import type { SourceFile } from '#shared/artifacts.ts'
import { THEME_FILE } from '#shared/artifacts.ts'
import { extractCandidates } from '#shared/compile/candidates.ts'
import type { PatternConfig } from '#shared/design.ts'
import { isCodeFile } from '#shared/edits/syntax.ts'

const CLASSES: Record<string, string> = utilities.classes
const KIT: Record<string, string> = utilities.kit
const STYLES_FILE = 'styles.css'

/** The same design for another preset: plain elements or Chakra's, and styles in place where Tailwind is not there. */
export function lower(
  files: SourceFile[],
  config: PatternConfig,
  /** Rules of classes that the designer itself does not write. */
  more: Readonly<Record<string, string>> = {},
): SourceFile[] {
  if (config.designSystem === 'shadcn' && config.styling === 'tailwind') return files
  const kit = config.designSystem === 'chakraUi' ? chakraKit(files) : plainKit(files)
  const all = [...files, ...kit]
  if (config.styling === 'tailwind') return all.map(file => (isTheme(file) ? withTokens(file) : file))
  const classes = { ...CLASSES, ...more }
  return [...all.map(file => inPlace(file, classes)), stylesFile(all, classes)]
}

const isTheme = (file: SourceFile): boolean => file.name === THEME_FILE

/** Tailwind's names for the tokens, which the kit's theme brings elsewhere. */
function withTokens(file: SourceFile): SourceFile {
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

const BORDERS = `@layer base {
  * {
    border-color: var(--border);
  }
  body {
    background: var(--background);
    color: var(--foreground);
    font-family: var(--font-sans);
  }
}
`

type Classes = Readonly<Record<string, string>>

function inPlace(file: SourceFile, classes: Classes): SourceFile {
  if (isTheme(file)) return { ...file, code: withoutTailwind(file.code) }
  if (file.name === 'App.tsx') {
    const code = file.code.replace('import "./theme.css";', 'import "./styles.css";\nimport "./theme.css";')
    return { ...file, code: layout(inlined(code, classes)) }
  }
  return file.name.endsWith('.tsx') && isCodeFile(file.name)
    ? { ...file, code: layout(inlined(file.code, classes)) }
    : file
}

/** `@theme` and variants mean nothing without Tailwind: fonts become plain tokens. */
function withoutTailwind(code: string): string {
  const fonts =
    /--font-sans:\s*([^;]+);[\s\S]*?--font-display:\s*([^;]+);[\s\S]*?--font-mono:\s*([^;]+);/.exec(code)
  const plain = code.replace(/@theme inline \{[^}]*\}\n?/g, '').replace(/@custom-variant[^;]*;\n?/g, '')
  const [, sans = 'sans-serif', display = 'sans-serif', mono = 'monospace'] = fonts ?? []
  return `${plain}\n:root {\n  --sans: ${sans};\n  --display: ${display};\n  --mono: ${mono};\n}\n`
}

/** What cannot stand in an element: widths, states, children; outside of layers, so that Chakra's own reset does not win. */
function stylesFile(files: SourceFile[], classes: Classes): SourceFile {
  const scripts = files.filter(({ name }) => /\.tsx?$/.test(name))
  const names = new Set(files.map(({ name }) => name))
  const ofKit = scripts.flatMap(({ code }) =>
    [...code.matchAll(/"@\/components\/ui\/([\w-]+)"/g)].flatMap(([, part = '']) =>
      names.has(`components/ui/${part}.tsx`) ? [] : (KIT[part] ?? '').split(' '),
    ),
  )
  const used = new Set([...ofKit, ...scripts.flatMap(({ code }) => [...extractCandidates(code)])])
  const rules = Object.entries(classes)
    .filter(([name]) => used.has(name))
    .map(([name, rule]) => (rule.includes('{') ? rule : `.${escaped(name)} { ${rule} }`))
  return {
    name: STYLES_FILE,
    code: `${utilities.base}\n${BORDERS.replace('var(--font-sans)', 'var(--sans)')}\n${rules.join('\n')}\n`,
  }
}

const escaped = (name: string): string => name.replace(/[^\w-]/g, '\\$&').replace(/^(\d)/, '\\3$1 ')
