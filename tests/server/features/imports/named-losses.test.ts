import { beforeAll, expect, test } from 'vitest'
import { buildVendor } from '#scripts/vendor.ts'
import { type ImportSources, toDesign } from '#server/features/imports/project/to-design.ts'
import { importSources } from '#tests/support/people/exported-project.ts'

let sources: ImportSources
beforeAll(async () => {
  await buildVendor({ log: () => undefined })
  sources = importSources()
}, 300_000)

const encoder = new TextEncoder()
async function imported(files: Readonly<Record<string, string | Uint8Array>>) {
  const entries = Object.entries(files).map(([path, text]) => ({
    path,
    bytes: typeof text === 'string' ? encoder.encode(text) : text,
  }))
  const made = await toDesign(entries, sources)
  if ('code' in made) throw new Error(made.message)
  return { ...made, code: Object.fromEntries(made.files.map(({ name, code }) => [name, code])) }
}
const reasonOf = ({ leftOut }: Awaited<ReturnType<typeof imported>>, path: string) =>
  leftOut.find(each => each.path === path)?.reason

const endingIn = (code: Readonly<Record<string, string>>, end: string) =>
  Object.entries(code).find(([name]) => name.endsWith(end))?.[1]

const MAIN =
  "import { createRoot } from 'react-dom/client'\nimport App from './App'\ncreateRoot(document.getElementById('root')!).render(<App />)\n"

test('what the project was written for an earlier version of, and pictures of other servers, are named', async () => {
  const made = await imported({
    'package.json':
      '{"dependencies":{"react":"^16.8.0","react-router-dom":"^5.2.0","lucide-react":"~0.500.0"}}',
    'src/index.js': MAIN,
    'src/App.js': `import { Route, Switch } from 'react-router-dom'\nimport { Star } from 'lucide-react'\nexport default () => <Switch><Route><Star /><img src="https://pictures.example/a.png?w=2" /><a href="https://pictures.example/page">a</a></Route></Switch>`,
    LICENSE: 'MIT',
  })
  expect(
    made.leftOut.filter(({ path }) => /^(?:package|http|LICENSE)/.test(path) && path !== 'package.json'),
  ).toEqual([
    { path: 'package react-router-dom 5 (7 here)', reason: expect.stringContaining('an earlier version') },
    { path: 'https://pictures.example/a.png', reason: expect.stringContaining('other servers') },
    { path: 'LICENSE', reason: expect.stringContaining('Texts and documents') },
  ])
})

test('names that the build puts values for are named where the code needs them', async () => {
  const made = await imported({
    'package.json': '{"dependencies":{"react":"19"}}',
    'vite.config.ts': 'export default { define: { CONFIG: JSON.stringify(config), UNUSED: 1 }, base: "/" }',
    'src/main.tsx': MAIN,
    'src/App.tsx': 'export default () => <h1>{CONFIG.title}</h1>',
  })
  expect(reasonOf(made, 'CONFIG of vite.config.ts')).toContain('writes its value into the code')
  expect(reasonOf(made, 'UNUSED of vite.config.ts')).toBeUndefined()
})

test('what is imported for its types alone is not named as missing, and plugins of Tailwind are', async () => {
  const made = await imported({
    'package.json': '{"dependencies":{"react":"19","react-dom":"19"}}',
    'tailwind.config.ts':
      "import type { Config } from 'tailwindcss'\nconst colors = require('tailwindcss/colors')\nexport default { plugins: [require('daisyui'), require('tailwindcss-animate')] } satisfies Config",
    'src/globals.css': '@import "tailwindcss";\n@plugin "@tailwindcss/forms";',
    'src/types/page.d.ts': 'export interface Page { title: string }',
    'src/main.tsx': `import './globals.css'\n${MAIN}`,
    'src/App.tsx':
      "import { Page } from '@/types/page'\nimport type { Kind } from 'nowhere'\nimport { Box } from '@/box'\nconst page: Page = { title: 'Quay' }\nexport default () => <Box>{page.title}</Box>",
  })
  expect(reasonOf(made, '@/types/page')).toBeUndefined()
  expect(reasonOf(made, '@/box')).toContain('a placeholder stands in its place')
  expect(
    made.leftOut.filter(({ path }) => /^(?:package |plugin )/.test(path)).map(({ path }) => path),
  ).toEqual(['plugin @tailwindcss/forms', 'plugin daisyui'])
})

test('what only running a config of Tailwind would tell is named, and what is plain is not', async () => {
  const made = await imported({
    'package.json': '{"dependencies":{"react":"18","tailwindcss":"^3.4.0"}}',
    'tailwind.config.js':
      "module.exports = { theme: { extend: { spacing: { 18: '4.5rem' }, colors: { brand: '#123' }, typography: theme => ({}), fontFamily: { sans: [inter.name] } } } }",
    'src/index.js': MAIN,
    'src/App.js': 'export default () => <div className="bg-brand bg-opacity-20 p-18" />',
  })
  const named = made.leftOut.filter(({ path }) => path.startsWith('theme.')).map(({ path }) => path)
  expect(named).toEqual(['theme.typography of tailwind.config.js', 'theme.fontFamily of tailwind.config.js'])
  // A class that later versions do not have.
  expect(endingIn(made.code, 'App.js')).toContain('bg-brand/20')
})

test('short names that any bundler was told mean what they meant', async () => {
  const made = await imported({
    'package.json': '{"dependencies":{"react":"18"}}',
    'gatsby-node.js':
      "exports.onCreateWebpackConfig = ({ actions }) => actions.setWebpackConfig({ resolve: { alias: { '@components': path.resolve(__dirname, 'src/components') } } })",
    'src/index.js': MAIN,
    'src/App.js': "import { Hero } from '@components'\nexport default () => <Hero />",
    'src/components/index.js': 'export const Hero = () => <h1>Hero</h1>',
  })
  expect(Object.values(made.code).join()).toMatch(/Hero \} from '\.\/components/)
})

test('folders named from a baseUrl are the project’s own, not packages that nobody knows', async () => {
  const made = await imported({
    'package.json': '{"dependencies":{"react":"19","react-dom":"19"}}',
    'tsconfig.json': '{ "compilerOptions": { "baseUrl": "client/web" } }',
    'client/web/main.tsx':
      'import { createRoot } from "react-dom/client"\nimport App from "App"\ncreateRoot(document.getElementById("root")!).render(<App />)',
    'client/web/App.tsx':
      'import store from "store"\nimport { Card } from "parts/Card"\nexport default () => <Card>{store.name}</Card>',
    'client/web/store/index.ts': 'export default { name: "Quay" }',
    'client/web/parts/Card.tsx': 'export const Card = ({ children }) => <p>{children}</p>',
    'index.html': '<div id="root"></div><script type="module" src="/client/web/main.tsx"></script>',
  })
  expect(reasonOf(made, 'package store')).toBeUndefined()
  const code = Object.values(made.code).find(each => each.includes('store.name'))
  expect(code).toMatch(/from ["']\.\/store\/index["']|from ["']\.\/store["']/)
  expect(code).toMatch(/from ["']\.\/parts\/Card["']/)
})

test('packages that are called as files of the project are packages', async () => {
  const made = await imported({
    'package.json': '{"dependencies":{"react":"18","axios":"1","sanity":"3"}}',
    'src/index.js': MAIN,
    'src/App.js':
      "import { api } from './utils/axios'\nimport { desk } from '../sanity/desk'\nexport default () => <p>{String(api)}{desk}</p>",
    'src/utils/axios.js': "import axios from 'axios'\nexport const api = axios.create()",
    'sanity/desk.js': "import { structureTool } from 'sanity/structure'\nexport const desk = structureTool()",
    'sanity/structure.js': 'export const structure = 1',
  })
  expect(endingIn(made.code, 'utils/axios.js')).toContain("from 'axios'")
  expect(endingIn(made.code, 'sanity/desk.js')).toContain("from 'not-imported/sanity/structure'")
})

test('a file that is imported in another case is that file, as on the disk where it was written', async () => {
  const made = await imported({
    'package.json': '{"dependencies":{"react":"18"}}',
    'src/index.js': MAIN,
    'src/App.js': "import { Links } from './components/Sidebar/links'\nexport default () => <Links />",
    'src/components/SideBar/Links.js': 'export const Links = () => <p>Links</p>',
  })
  expect(endingIn(made.code, 'App.js')).toContain("from './components/SideBar/Links'")
  expect(made.leftOut.map(({ path }) => path)).not.toContain('./components/Sidebar/links')
})

test('a class that a sheet applies and only a plugin gave is named, and the page is drawn without it', async () => {
  const made = await imported({
    'package.json': '{"dependencies":{"react":"18","tailwindcss":"3"}}',
    'tailwind.config.js': "module.exports = { plugins: [require('hero-patterns')] }",
    'src/index.js': `import './index.css'\n${MAIN}`,
    'src/App.js': 'export default () => <div className="p-2" />',
    'src/index.css':
      '@tailwind base;\nbody { @apply heropattern-rain/50; }\np { @apply p-2 heropattern-rain/50 m-1; }',
  })
  const sheet = endingIn(made.code, 'index.css')
  expect(sheet).not.toContain('heropattern')
  expect(sheet).toContain('@apply p-2 m-1;')
  expect(reasonOf(made, 'class heropattern-rain/50')).toContain('how it looks')
})
