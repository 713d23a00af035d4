import { unzipSync } from 'fflate'
import { beforeAll, describe, expect, test } from 'vitest'
import { buildVendor } from '#scripts/vendor.ts'
import type { ProjectFile, ProjectInput, ProjectSources } from '#server/features/exports/project/draft.ts'
import { buildProject } from '#server/features/exports/project/project.ts'
import { zipped } from '#server/features/exports/project/zip.ts'
import { ODD } from '#tests/fixtures/odd/all-odd.ts'
import { designInput, projectSources, textOf } from '#tests/support/people/exported-project.ts'

let sources: ProjectSources
beforeAll(async () => {
  await buildVendor({ log: () => undefined })
  sources = projectSources()
}, 300_000)

const project = (files: Readonly<Record<string, string>>, rest: Parameters<typeof designInput>[1] = {}) =>
  buildProject(designInput(files, rest), sources)
const namesOf = (files: readonly ProjectFile[]) => files.map(file => file.name)
const dependencies = (files: readonly ProjectFile[]): Record<string, string> =>
  JSON.parse(textOf(files, 'package.json')).dependencies
const noPause = async () => undefined
const bytesOf = async (input: ProjectInput) =>
  Buffer.concat(await zipped((await buildProject(input, sources)).files, noPause))

test('a theme of another set-up means in the project what it means in the preview', async () => {
  const { files } = await project({
    'App.tsx': `export default () => <p className="bg-brand" style={{ color: 'hsl(var(--primary))' }}>こんにちは</p>`,
    'theme.css': '@layer base { :root { --primary: 150 45% 28%; --brand: #0f766e } } .dark { --brand: #fff }',
  })
  expect(textOf(files, 'src/App.tsx')).toContain("color: 'var(--primary)'")
  expect(textOf(files, 'src/tokens.css')).toContain(
    ':root { --primary: hsl(150 45% 28%); --brand: #0f766e; }',
  )
  expect(textOf(files, 'src/theme.css')).toContain('.dark, :root:where(:has(#root > .dark)) {')
  expect(textOf(files, 'src/styles.css')).toContain('--color-brand: var(--brand);')
  expect(dependencies(files)).toHaveProperty('@fontsource-variable/noto-sans-jp')
  expect(textOf(files, 'src/fonts.css')).toContain('font-family: "Noto Sans JP"')
})

describe('what a project has', () => {
  test('the kit it uses, with what that imports, and packages in their served versions; nothing else', async () => {
    const { files } = await project({
      'App.tsx':
        "import { Button } from '@/components/ui/button'\nimport { Search } from 'lucide-react'\nexport default () => <Button><Search /></Button>",
    })
    expect(namesOf(files).filter(name => name.startsWith('src/'))).toEqual([
      'src/App.tsx',
      'src/components/ui/button.tsx',
      'src/fonts.css',
      'src/lib/utils.ts',
      'src/main.tsx',
      'src/styles.css',
      'src/tokens.css',
      'src/vite-env.d.ts',
    ])
    const versions = sources.facts.packages
    const used = dependencies(files)
    expect(Object.keys(used)).toEqual([
      '@fontsource-variable/geist',
      '@fontsource-variable/geist-mono',
      'class-variance-authority',
      'clsx',
      'lucide-react',
      'radix-ui',
      'react',
      'react-dom',
      'tailwind-merge',
      'tw-animate-css',
    ])
    expect(used['lucide-react']).toBe(versions['lucide-react']?.version)
    expect(JSON.stringify(used)).not.toMatch(/[\^~]/)
    for (const name of Object.keys(used)) expect(textOf(files, 'LICENSES.md')).toContain(`| ${name} |`)
    expect(textOf(files, 'LICENSES.md')).toContain('Apache License')
  })

  test('peers come in the version that is served, so that none is guessed', async () => {
    const { files } = await project(
      { 'App.tsx': "import { Box } from '@chakra-ui/react'\nexport default () => <Box p={4}>Tide</Box>" },
      { preset: 'chakraUi-inline' },
    )
    expect(dependencies(files)).toMatchObject({ '@chakra-ui/react': '3.37.0', '@emotion/react': '11.14.0' })
    expect(textOf(files, 'src/main.tsx')).toContain('<ChakraProvider value={defaultSystem}>')
    expect(namesOf(files).some(name => name.includes('compat'))).toBe(false)
    expect(textOf(files, 'vite.config.ts')).not.toContain('tailwind')
  })

  test('Chakra UI as its version 2 was gets what stands for that', async () => {
    const { files } = await project(
      {
        'App.tsx':
          'import { Button, Modal } from \'@chakra-ui/react\'\nexport default () => <Button colorScheme="teal">Go</Button>',
      },
      { preset: 'chakraUi-inline' },
    )
    expect(textOf(files, 'src/App.tsx')).toContain("from '@/compat/chakra/index'")
    expect(textOf(files, 'src/compat/chakra/index.ts')).toContain('export const Modal: any')
    expect(textOf(files, 'README.md')).toContain('Chakra UI as its version 2')
  })

  test('a kit module that the design has of its own is used by the kit too; `cn` stays the kit’s', async () => {
    const { files } = await project({
      'App.tsx': "import { Calendar } from '@/components/ui/calendar'\nexport default () => <Calendar />",
      'src/components/ui/button.tsx':
        'export const Button = (props: any) => <button {...props} />\nexport const buttonVariants = () => ""',
      'lib/utils.ts': 'export const cn = () => "mine"',
    })
    expect(textOf(files, 'src/components/ui/button.tsx')).toContain('<button {...props} />')
    expect(textOf(files, 'src/components/ui/calendar.tsx')).toContain("from '@/components/ui/button'")
    expect(textOf(files, 'src/lib/utils.ts')).toContain('mine')
    expect(textOf(files, 'src/kit/lib/utils.ts')).toContain('twMerge')
    expect(textOf(files, 'src/components/ui/calendar.tsx')).toContain("from '@/kit/lib/utils'")
  })

  test('only what tools would take for something else is written in another way', async () => {
    const code = `import a from './lib/a'
import b from '@/lib/b'
import c from '~/lib/b'
import d from 'lib/a'
import { e } from './lib/a.js'
import './App.css'
import logo from './logo.png'
import notes from './notes.md'
import type { Metadata } from 'next'
export default () => null
`
    const { files } = await project({
      'src/App.tsx': code,
      'src/App.css': 'h1 { color: red }',
      'src/lib/a.ts': 'export default 1; export const e = 2',
      'lib/b.ts': 'export default 2',
      'src/logo.png': 'iVBORw0KGgo=',
      'src/notes.md': '# Notes',
    })
    expect(textOf(files, 'src/App.tsx').split('\n')).toEqual([
      "import a from './lib/a'",
      "import b from '@/lib/b'",
      "import c from '@/lib/b'",
      "import d from '@/lib/a'",
      "import { e } from '@/lib/a'",
      "/* ./App.css is imported by the page's style sheet */",
      "import logo from './logo.png'",
      "import notes from './notes.md?raw'",
      "import type { Metadata } from '@/stand-ins/next'",
      'export default () => null',
      '',
    ])
    expect(textOf(files, 'src/styles.css')).toBe(
      '@import "tailwindcss" source(".");\n@import "./tokens.css";\n@import "./App.css";\n',
    )
    const logo = files.find(file => file.name === 'src/logo.png')?.content
    expect([...(logo as Uint8Array)]).toEqual([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  })

  test('settings of other tools stand aside, and neither steer the project nor stop it', async () => {
    const { files } = await project({
      'App.tsx': 'export default () => null',
      'package.json': '{ "scripts": { "postinstall": "rm -rf /" } }',
      'tsconfig.json': '{}',
      'vite.config.ts': 'export default {}',
      'tailwind.config.ts': 'export default {}',
      'index.html': '<h1>mine</h1>',
      '.npmrc': 'registry=http://evil.example',
    })
    expect(namesOf(files).filter(name => name.startsWith('original/'))).toEqual([
      'original/_.npmrc',
      'original/index.html',
      'original/package.json',
      'original/tailwind.config.ts',
      'original/tsconfig.json',
      'original/vite.config.ts',
    ])
    expect(JSON.parse(textOf(files, 'package.json')).scripts.postinstall).toBeUndefined()
    expect(textOf(files, 'README.md')).toContain('`.npmrc` → `original/_.npmrc`')
  })

  test('a name that the page has in its title, link or code cannot become markup or another file', async () => {
    const { files } = await project(
      { 'App.tsx': 'export default () => null' },
      { title: '</title><script>alert(1)</script>`"\n# x', link: 'http://localhost/c/x' },
    )
    expect(textOf(files, 'index.html')).not.toContain('<script>alert')
    expect(textOf(files, 'README.md').split('\n')[0]).toMatch(/^# \\</)
    expect(JSON.parse(textOf(files, 'package.json')).name).toMatch(/^[a-z0-9-]+$/)
  })

  test('a stand-in that is waited for is taken by `use`, which React itself would refuse', async () => {
    const { files } = await project(
      {
        'App.tsx':
          "import { Suspense, use } from 'react'\nimport { load } from 'odd-loader'\nexport default () => <Suspense>{String(use(load()))}</Suspense>",
      },
      { bundle: 'const load=__stub("odd-loader","load","load");' },
    )
    expect(textOf(files, 'src/App.tsx').split('\n')[0]).toBe(
      "import { Suspense } from 'react'; import { use } from '@/compat/react/use'",
    )
    expect(textOf(files, 'src/compat/react/use.ts')).toContain('usesCallables')
    expect(textOf(files, 'vite.config.ts')).not.toContain('jsxImportSource')
  })

  test('dark as the room has it', async () => {
    const design = { 'App.tsx': 'export default () => null' }
    const dark = await project(design, { isDarkMode: true })
    expect(textOf(dark.files, 'index.html')).toContain(
      '<html lang="en" class="dark" style="color-scheme: dark">',
    )
  })
})

describe('the same version gives the same bytes', () => {
  test.each(ODD.map(odd => [odd.name, odd] as const))('%s', async (_, { files, preset }) => {
    const input = designInput(files, { preset: preset ?? 'shadcn-tailwind' })
    const other = { ...input, files: [...input.files].reverse() }
    const first = await bytesOf(input)
    expect((await bytesOf(structuredClone(input))).equals(first)).toBe(true)
    const again = unzipSync(await bytesOf(other))
    const names = Object.keys(unzipSync(first))
    expect(Object.keys(again)).toEqual(names)
    expect(names).toEqual([...names].sort())
    for (const name of names) expect(name).not.toMatch(/^\/|\\|(?:^|\/)\.\.(?:\/|$)/)
    expect(new Set(names.map(name => name.toLowerCase())).size).toBe(names.length)
  })

  test('wherever the clock stands, and in whichever zone', async () => {
    const input = designInput({ 'App.tsx': 'export default () => <p>Tide</p>' })
    const before = process.env.TZ
    const first = await bytesOf(input)
    process.env.TZ = 'Pacific/Kiritimati'
    const second = await bytesOf(input)
    process.env.TZ = before
    expect(second.equals(first)).toBe(true)
  })
})
