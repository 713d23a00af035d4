import { EXPORT_MARK, projectSlug } from '#shared/exports.ts'
import { packageName } from '#shared/packages.ts'
import type { Draft, ProjectFile } from './draft.ts'
import type { PageEntry } from './entry-part.ts'
import type { ImportMark } from './import-mark.ts'
import { JSX_RUNTIME } from './react-part.ts'

/** What the project is built with, and what its page imports; every version as this server serves it. */
export function dependenciesOf(draft: Draft): {
  used: Record<string, string>
  tools: Record<string, string>
} {
  const { packages: known, fonts } = draft.facts
  const versions = new Map([
    ...Object.entries(known).map(([name, { version }]) => [name, version] as const),
    ...fonts.map(font => [font.package, font.version] as const),
  ])
  const wanted = new Set(['react', 'react-dom', ...draft.packages])
  for (const name of wanted) for (const peer of known[name]?.peers ?? []) if (known[peer]) wanted.add(peer)
  const names = [...wanted].filter(name => versions.has(name)).sort()
  const hasTailwind = draft.input.config.styling === 'tailwind'
  const tools = Object.entries(draft.tools).filter(([name]) => hasTailwind || !/tailwind/.test(name))
  return {
    used: Object.fromEntries(names.map(name => [name, versions.get(name)!])),
    tools: Object.fromEntries(tools.sort(([a], [b]) => (a < b ? -1 : 1))),
  }
}

/** Everything beside the sources that makes the project one. */
export function settingsPart(
  draft: Draft,
  page: PageEntry,
  code: readonly string[],
  mark: ImportMark,
): ProjectFile[] {
  const { used, tools } = dependenciesOf(draft)
  return [
    { name: 'package.json', content: packageJson(draft, { used, tools, mark }) },
    { name: 'index.html', content: indexHtml(draft, page) },
    { name: 'vite.config.ts', content: viteConfig(draft, code) },
    { name: 'tsconfig.json', content: tsconfig(page) },
    { name: '.gitignore', content: 'node_modules\ndist\n*.local\n' },
    { name: draft.layout.claim('src/vite-env.d.ts'), content: ambientTypes(draft, Object.keys(used), code) },
  ]
}

/** What the types of packages and of Vite do not say. */
function ambientTypes(draft: Draft, used: readonly string[], code: readonly string[]): string {
  const untyped = used.filter(
    name => draft.facts.packages[name]?.hasTypes === false && !draft.tools[`@types/${name}`],
  )
  const uses = (form: RegExp) => code.some(text => form.test(text))
  return [
    '/// <reference types="vite/client" />',
    ...untyped.map(name => `declare module '${name}'\ndeclare module '${name}/*'`),
    ...(uses(/\bprocess\.env\b/)
      ? ['declare const process: { env: Record<string, string | undefined> }']
      : []),
    ...(uses(/\brequire\(/) ? ['declare const require: (name: string) => any'] : []),
    '',
  ].join('\n')
}

interface PackageFacts {
  used: Record<string, string>
  tools: Record<string, string>
  mark: ImportMark
}

function packageJson(
  { input }: Draft,
  { used: dependencies, tools: devDependencies, mark }: PackageFacts,
): string {
  const slug = projectSlug(input.title)
  // npm does not install a package of the name of the project itself.
  const isTaken = slug in dependencies || slug in devDependencies || slug === 'node_modules'
  const content = {
    name: isTaken ? `${slug}-design` : slug,
    private: true,
    version: '0.0.0',
    type: 'module',
    scripts: {
      dev: 'vite',
      build: 'tsc --noEmit && vite build',
      preview: 'vite preview',
      typecheck: 'tsc --noEmit',
    },
    dependencies,
    devDependencies,
    [EXPORT_MARK]: mark,
  }
  return `${JSON.stringify(content, null, 2)}\n`
}

function indexHtml({ input }: Draft, { place, rootId }: PageEntry): string {
  const dark = input.isDarkMode ? ' class="dark" style="color-scheme: dark"' : ''
  return `<!doctype html>
<html lang="en"${dark}>
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${escaped(input.title)}</title>
    <link rel="icon" href="data:," />
  </head>
  <body>
    <div id="${rootId}"></div>
    <script type="module" src="/${encodeURI(place)}"></script>
  </body>
</html>
`
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, char => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[char] ?? '')

function viteConfig({ input, layout }: Draft, code: readonly string[]): string {
  const hasTailwind = input.config.styling === 'tailwind'
  const uses = (form: RegExp) => code.some(text => form.test(text))
  // What Node has and a page has not; the preview answers these the same way.
  const given = [
    ...(uses(/\bprocess\.env\b/) ? [`'process.env': '{}'`] : []),
    ...(uses(/\bglobal\b/) ? [`global: 'globalThis'`] : []),
  ]
  const react = layout.has(JSX_RUNTIME) ? `react({ jsxImportSource: '@/compat/react' })` : 'react()'
  return `import { fileURLToPath } from 'node:url'
${hasTailwind ? "import tailwindcss from '@tailwindcss/vite'\n" : ''}import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [${react}${hasTailwind ? ', tailwindcss()' : ''}],
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
${given.length > 0 ? `  define: { ${given.join(', ')} },\n` : ''}})
`
}

/** What the page is made of is checked, and no stray file of the design. */
function tsconfig({ place }: PageEntry): string {
  const content = {
    compilerOptions: {
      target: 'ES2022',
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      module: 'ESNext',
      moduleResolution: 'bundler',
      allowImportingTsExtensions: true,
      allowJs: true,
      checkJs: false,
      jsx: 'react-jsx',
      noEmit: true,
      strict: false,
      resolveJsonModule: true,
      skipLibCheck: true,
      types: ['vite/client'],
      paths: { '@/*': ['./src/*'] },
    },
    include: [place, 'src/**/*.d.ts'],
  }
  return `${JSON.stringify(content, null, 2)}\n`
}

/** The licence of everything the page imports, by package. */
export const licensesOf = (draft: Draft): { name: string; version: string; license: string }[] => {
  const fonts = new Map(draft.facts.fonts.map(font => [font.package, font.license]))
  return Object.entries(dependenciesOf(draft).used).map(([name, version]) => ({
    name,
    version,
    license: draft.facts.packages[packageName(name)]?.license ?? fonts.get(name) ?? 'see the package',
  }))
}
