import { beforeAll, describe, expect, test } from 'vitest'
import { buildVendor } from '#scripts/vendor.ts'
import { answerTo } from '#server/features/imports/import-work.ts'
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

const MAIN =
  "import { createRoot } from 'react-dom/client'\nimport App from './App'\ncreateRoot(document.getElementById('root')!).render(<App />)\n"
const PIXEL = Uint8Array.from([1, 2, 3])

test('a Vite project: its sources without src/, its pictures as imports, and every other file named', async () => {
  const made = await imported({
    'shop-abc/package.json':
      '{"name":"my-shop","dependencies":{"react":"19","gsap":"3"},"devDependencies":{"vite":"7"}}',
    'shop-abc/index.html': '<div id="root"></div><script type="module" src="/src/main.tsx"></script>',
    'shop-abc/vite.config.ts':
      "export default { resolve: { alias: { '@ui': path.resolve(__dirname, './src/parts') } } }",
    'shop-abc/src/main.tsx': MAIN,
    'shop-abc/src/App.tsx': `import { Card } from '@ui/card'\nimport gsap from 'gsap'\nexport default () => <Card><img src="/logo.png" alt="" />{gsap}</Card>`,
    'shop-abc/src/parts/card.tsx': 'export const Card = ({ children }) => <div>{children}</div>',
    'shop-abc/src/App.test.tsx': '',
    'shop-abc/src/site.scss': 'a { b { c: d } }',
    'shop-abc/public/logo.png': PIXEL,
    'shop-abc/node_modules/react/index.js': '',
    'shop-abc/.env': 'SECRET=1',
  })
  expect(made.name).toBe('My shop')
  expect(Object.keys(made.code)).toEqual(['App.tsx', 'main.tsx', 'parts/card.tsx', 'public/logo.png'])
  expect(made.code['App.tsx']).toContain("import { Card } from './parts/card'")
  expect(made.code['App.tsx']).toContain("import picture1 from './public/logo.png'")
  expect(made.code['App.tsx']).toContain('<img src={picture1}')
  expect(made.code['public/logo.png']).toBe('AQID')
  expect(made.config).toEqual({ designSystem: 'html', styling: 'inline' })
  for (const path of [
    'package.json',
    'index.html',
    'vite.config.ts',
    'src/App.test.tsx',
    'src/site.scss',
    '.env',
    'package gsap',
  ])
    expect(reasonOf(made, path), path).toMatch(/\.$/)
  expect(reasonOf(made, 'node_modules/ (1 file)')).toContain('Packages')
})

test('a Next.js app: a page for each folder, below its layouts, without the document around it', async () => {
  const made = await imported({
    'package.json': '{"dependencies":{"next":"15","react":"19","tailwindcss":"4"}}',
    'tsconfig.json': '{ // mine\n "compilerOptions": { "paths": { "@/*": ["./src/*"] } } }',
    'src/app/layout.tsx':
      'import "./globals.css"\nexport default function Layout({ children }) { return <html lang="en"><head><title>x</title></head><body className="dark">{children}</body></html> }',
    'src/app/globals.css': '@import "tailwindcss";',
    'src/app/page.tsx': 'import Link from "next/link"\nexport default () => <Link href="/shop/1">Shop</Link>',
    'src/app/(shop)/shop/[id]/page.tsx': 'export default async ({ params }) => <p>{(await params).id}</p>',
    'src/app/api/pay/route.ts': 'export const POST = () => new Response()',
  })
  expect(made.code['App.tsx']).toContain(
    '<Route path="/" element={<Shown part={Layout1}><Shown part={Page2} /></Shown>} />',
  )
  expect(made.code['App.tsx']).toContain('path="/shop/:id"')
  expect(made.code['app/layout.tsx']).toContain(
    '<div lang="en"><div hidden><title>x</title></div><div className="dark">',
  )
  expect(made.config.styling).toBe('tailwind')
  expect(reasonOf(made, 'src/app/api/pay/route.ts')).toContain('server')
})

test('pages of HTML: components with their sheets and pictures, at their addresses; scripts are named', async () => {
  const made = await imported({
    'index.html':
      '<html><head><title>Hello</title><link rel="stylesheet" href="css/a.css"><link rel="stylesheet" href="https://fonts.example/x"><script src="js/a.js"></script><style>p{color:red}</style></head><body class="home"><p onclick="x()" style="background:url(img/a.png)">Hi &amp; <img src="img/a.png" srcset="img/b.png 2x"></p><script>go()</script></body></html>',
    'about.html': '<h1>About</h1>',
    'css/a.css': '@import url("gone.css"); body { background: url(../img/a.png) }',
    'img/a.png': PIXEL,
    'js/a.js': 'go()',
  })
  expect(made.name).toBe('Hello')
  const page = made.code['pages/index.tsx'] ?? ''
  expect(page).toContain("import '../css/a'".replace("'../css/a'", "'../css/a.css'"))
  expect(page).toContain('<div className="home" style={{ "minHeight": "100vh" }}>')
  expect(page).toContain('<img src={picture1}')
  expect(page).toContain(['"background": `url($', '{picture1})`'].join(''))
  expect(page).not.toMatch(/onclick|go\(\)/i)
  expect(made.code['pages/index.css']).toContain('p{color:red}')
  expect(made.code['App.tsx']).toContain('<Route path="/about.html"')
  expect(made.code['css/a.css']).not.toContain('gone.css')
  for (const path of [
    'js/a.js',
    'https://fonts.example/x',
    'gone.css',
    'index.html: 1 <script>',
    'index.html: 1 onclick and the like',
  ])
    expect(reasonOf(made, path), path).toMatch(/\.$/)
})

describe('what a first look at projects of others showed', () => {
  const app = 'export default () => null'

  test('a module that the page imports is taken whatever it is called; the same name unused is a setting', async () => {
    const made = await imported({
      'src/index.js':
        "import './serviceWorker'\nimport { a } from './middleware'\nimport App from './App'\nimport { createRoot } from 'react-dom/client'\ncreateRoot(a).render(<App />)",
      'src/App.js': app,
      'src/serviceWorker.js': '',
      'src/middleware.js': 'export const a = 1',
      'src/setupTests.js': '',
      'package.json': '{}',
    })
    expect(Object.keys(made.code)).toEqual(['App.js', 'index.js', 'middleware.js', 'serviceWorker.js'])
    expect(reasonOf(made, 'src/setupTests.js')).toContain('sets up tools')
  })

  test('sheets of the page around an app are imported by what it begins with', async () => {
    const made = await imported({
      'public/index.html':
        '<link rel="stylesheet" href="%PUBLIC_URL%/css/a.css"><link rel="stylesheet" href="/css/b.css"><link rel="stylesheet" href="css/c.css"><div id="root"></div>',
      'public/css/a.css': 'a{}',
      'public/css/b.css': 'b{}',
      'public/css/c.css': 'c{}',
      'src/index.js':
        "import React from 'react'\nimport { render } from 'react-dom'\nimport App from './App'\nrender(<App />, document.getElementById('root'))",
      'src/App.js': app,
    })
    expect(made.code['index.js']).toMatch(
      /^import '\.\/public\/css\/a\.css'\nimport '\.\/public\/css\/b\.css'\nimport '\.\/public\/css\/c\.css'\n/,
    )
    expect(Object.keys(made.code)).not.toContain('App.tsx')
  })

  test('an address of a sheet may hold a semicolon, and what stands behind it stays', async () => {
    const made = await imported({
      'src/App.tsx': "import './index.css'\nexport default () => null",
      'src/index.css':
        '@import url("https://fonts.example/css2?family=A:wght@400;500&display=swap");\n@import url(https://fonts.example/b;c);\n@import "tailwindcss";\n.a{}',
    })
    expect(made.code['index.css']).toBe('\n\n@import "tailwindcss";\n.a{}')
    expect(made.leftOut.map(({ path }) => path)).toEqual(
      expect.arrayContaining([expect.stringContaining('wght@400;500')]),
    )
  })

  test('a site whose sources are in another language has its pages where they were built', async () => {
    const made = await imported({
      'src/pug/index.pug': 'h1 Hi',
      'dist/index.html': '<h1>Hi</h1>',
      'package.json': '{}',
    })
    expect(made.code['App.tsx']).toContain('<h1>Hi</h1>')
    expect(reasonOf(made, 'src/pug/index.pug')).toContain('Only React and plain HTML')
  })
})

describe('where the app is', () => {
  test('of several apps the one with the most to show; the others are named', async () => {
    const made = await imported({
      'package.json': '{"workspaces":["apps/*"]}',
      'apps/docs/package.json': '{"dependencies":{"react":"19"}}',
      'apps/docs/src/App.tsx': 'export default () => null',
      'apps/web/package.json': '{"dependencies":{"react":"19"}}',
      'apps/web/src/App.tsx': "import './a'\nexport default () => null",
      'apps/web/src/a.ts': '',
      'server/index.js': "import express from 'express'",
    })
    expect(Object.keys(made.code)).toEqual(['App.tsx', 'a.ts'])
    expect(reasonOf(made, 'apps/docs/src/App.tsx')).toContain('apps/web/')
    expect(reasonOf(made, 'server/index.js')).toContain('apps/web/')
  })

  test('a single component is what the design shows', async () => {
    const made = await imported({ 'pricing-card.jsx': 'export function PricingCard() { return <p>9 €</p> }' })
    expect(made.code['App.tsx']).toBe("export * from './pricing-card'\n")
  })

  test('what has neither is refused in words', async () => {
    const none = await toDesign([{ path: 'main.py', bytes: encoder.encode('print(1)') }], sources)
    expect(none).toMatchObject({ code: 'bad_request', message: expect.stringContaining('neither React') })
  })
})

test('names that some systems take for one: the first stays, the other is named', async () => {
  const made = await imported({
    'src/App.tsx': "import './card'\nexport default () => null",
    'src/card.ts': '1',
    'src/Card.ts': '2',
    'src/bad:name.ts': '',
  })
  expect(Object.keys(made.code)).toEqual(['App.tsx', 'card.ts'])
  expect(reasonOf(made, 'Card.ts')).toContain('only by case')
  expect(reasonOf(made, 'bad:name.ts')).toContain('cannot have a file of this name')
})

test('a name that would end a text of the code is left out, and the code that names it still holds', async () => {
  const made = await imported({
    'package.json': '{}',
    'src/App.tsx': 'export default () => <img src="/Tom\'s.png" alt="" />',
    "public/Tom's.png": PIXEL,
  })
  expect(made.code['App.tsx']).toBe('export default () => <img src="/Tom\'s.png" alt="" />')
  expect(reasonOf(made, "public/Tom's.png")).toContain('cannot have a file of this name')
})

test('nothing is unnamed: each file of a project is in the design, left out, or in a folder that is', async () => {
  const files = Object.fromEntries(
    [
      'src/App.tsx',
      'src/a.vue',
      'src/b.woff2',
      'dist/x.js',
      '.git/HEAD',
      'README.md',
      'weird',
      'big.png',
      'src/c.cjs',
    ].map(path => [path, path === 'big.png' ? new Uint8Array(500_000) : 'export default () => null']),
  )
  const made = await imported(files)
  const named = [...made.files.map(({ name }) => `src/${name}`), ...made.leftOut.map(({ path }) => path)]
  for (const path of Object.keys(files))
    expect(
      named.some(each => each === path || (each.includes('/ (') && path.startsWith(each.split(' ')[0]!))),
      path,
    ).toBe(true)
})

const pasted = (as: 'html' | 'react', code: string) =>
  answerTo({ as, folder: '' }, encoder.encode(code), sources)

describe('code that is pasted', () => {
  test('React is what the design begins with; one that mounts itself too', async () => {
    expect(await pasted('react', 'export default () => <p>Hi</p>')).toMatchObject({
      files: [{ name: 'App.tsx' }],
      leftOut: [],
    })
    expect(
      await pasted('react', MAIN.replace("import App from './App'", 'const App = () => null')),
    ).toMatchObject({
      files: [{ name: 'main.tsx' }],
    })
  })

  test('what it imports and does not bring is named, and a placeholder stands for it; the kit is there', async () => {
    expect(
      await pasted(
        'react',
        "import { Button } from '@/components/ui/button'\nimport { a } from '@/lib/a'\nexport default () => <Button>{a}</Button>",
      ),
    ).toMatchObject({
      files: [
        {
          code: expect.stringMatching(
            /from '@\/components\/ui\/button'\nimport \{ a \} from 'not-imported\/lib\/a'/,
          ),
        },
      ],
      leftOut: [{ path: '@/lib/a' }],
    })
    expect(await pasted('react', "import { a } from './a'\nexport default () => a")).toMatchObject({
      leftOut: [{ path: './a', reason: expect.stringContaining('App.tsx imports it') }],
    })
  })

  test('a page of HTML is one wherever it is pasted; what is no code is refused', async () => {
    expect(await pasted('react', '<!doctype html><p>Hi</p>')).toMatchObject({ files: [{ name: 'App.tsx' }] })
    expect(await pasted('react', 'const a = (')).toMatchObject({ code: 'bad_request' })
  })
})
