import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type LiveAnswer, LiveDesign } from '#client/frames/live/compile/live-design.ts'
import type { LiveVendor } from '#client/frames/live/compile/live-vendor.ts'
import { inRoot } from '#scripts/root.ts'
import { buildVendor, VENDOR_OUT } from '#scripts/vendor.ts'
import { PRESETS } from '#shared/design.ts'
import type { LiveUpdate } from '#shared/live.ts'

let vendor: LiveVendor
let design: LiveDesign
let revision = 0

beforeAll(async () => {
  const hash = await buildVendor({ log: () => undefined })
  const read = (name: string) => JSON.parse(readFileSync(join(VENDOR_OUT, hash, name), 'utf8'))
  vendor = {
    manifest: read('manifest.json'),
    kit: read('kit.json'),
    icons: async () => read('icons.json'),
    tailwindSheet: readFileSync(inRoot('node_modules/tailwindcss/index.css'), 'utf8'),
  }
}, 120_000)
beforeEach(() => {
  design = new LiveDesign(vendor)
})

type Files = Record<string, string>
interface Given {
  isPartial?: boolean
  isFresh?: boolean
  config?: (typeof PRESETS)[keyof typeof PRESETS]
}

const compile = (
  files: Files,
  { isPartial = false, isFresh = false, config = PRESETS['shadcn-tailwind'] }: Given = {},
) => {
  revision += 1
  return design.compile({ files: new Map(Object.entries(files)), config, isPartial, isFresh, revision })
}
function updateOf(answer: LiveAnswer): LiveUpdate {
  if (answer.type !== 'update') throw new Error(JSON.stringify(answer))
  return answer.update
}
const update = async (files: Files, given?: Given) => updateOf(await compile(files, given))
const idsOf = ({ modules }: LiveUpdate) => modules.map(module => module.id)

const HERO = 'export function Hero() { return <h1 className="text-3xl">Hi</h1> }'
const APP = "import { Hero } from '@/components/hero'\nexport default function App() { return <Hero /> }"

describe('what is sent', () => {
  test('each file alone, with what its imports mean', async () => {
    const { modules, entry, css } = await update({ 'App.tsx': APP, 'components/hero.tsx': HERO })
    expect(entry).toBe('App.tsx')
    expect(modules.find(module => module.id === 'App.tsx')?.links).toEqual({
      'react/jsx-runtime': 'package:react/jsx-runtime',
      '@/components/hero': 'components/hero.tsx',
    })
    expect(css).toContain('.text-3xl')
  })

  test('only what changed, and the style sheet only when it did', async () => {
    const files = { 'App.tsx': APP, 'components/hero.tsx': HERO }
    await update(files)
    const next = await update({ ...files, 'components/hero.tsx': HERO.replace('Hi', 'Ho') })
    expect(idsOf(next)).toEqual(['components/hero.tsx'])
    expect(next.css).toBeNull()
    expect(next.packages).toEqual([])
    const styled = await update({ ...files, 'components/hero.tsx': HERO.replace('3xl', '5xl') })
    expect(styled.css).toContain('.text-5xl')
    expect(idsOf(await update(files, { isFresh: true }))).toHaveLength(2)
  })

  test('a file that comes later changes what its importer means, and nothing else', async () => {
    const first = await update({ 'App.tsx': APP }, { isPartial: true })
    expect(first.modules[0]?.links['@/components/hero']).toBe('missing:components/hero')
    const second = await update({ 'App.tsx': APP, 'components/hero.tsx': HERO }, { isPartial: true })
    expect(idsOf(second).sort()).toEqual(['App.tsx', 'components/hero.tsx'])
  })

  test('one design’s resolution never reaches another: the same text means another file there', async () => {
    await update({ 'App.tsx': APP, 'components/hero.tsx': HERO })
    const other = new LiveDesign(vendor)
    const files = new Map(Object.entries({ 'App.tsx': APP, 'src/components/hero.jsx': HERO }))
    const answer = await other.compile({
      files,
      config: PRESETS['html-tailwind'],
      isPartial: false,
      isFresh: true,
      revision: 1,
    })
    expect(updateOf(answer).modules.find(module => module.id === 'App.tsx')?.links['@/components/hero']).toBe(
      'src/components/hero.jsx',
    )
  })
})

describe('what can be imported', () => {
  test('packages that nothing serves are named, as the notice does, in whatever way they are imported', async () => {
    const code = `import QRCode, { type Options } from 'qr-odd/styling'
import { Star } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { format } from 'date-fns/format'
import * as Odd from '@odd/kit'
import 'odd-sheet/styles.css'
export default () => <Dialog.Root><QRCode /><Star /><Odd.Box title={format(0, 'yyyy')} /></Dialog.Root>`
    const answer = await compile({ 'App.tsx': code })
    expect(answer).toMatchObject({ unsupported: ['@odd/kit', 'odd-sheet', 'qr-odd'] })
    expect(updateOf(answer).modules[0]?.drawn).toEqual(['qr-odd/styling'])
  })

  test('icons one by one, primitives of radix-ui, the kit and an unknown package', async () => {
    const code = `import { Star, type LucideIcon } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { Button } from '@/components/ui/button'
import { Box } from 'no-such-package'
const Icon: LucideIcon = Star
export default () => <Dialog.Root><Button><Icon /></Button><Box /></Dialog.Root>`
    const { packages, modules } = await update({ 'App.tsx': code })
    const named = new Map(packages.map(entry => [entry.specifier, entry]))
    expect(Object.keys(named.get('lucide-react')?.icons ?? {})).toEqual(['Star'])
    expect(named.get('lucide-react')?.file).toBeNull()
    expect(Object.keys(named.get('radix-ui')?.parts ?? {})).toEqual(['Dialog'])
    expect(named.get('@/components/ui/button')?.file, 'a frame knows its own host').toMatch(
      /^[0-9a-f]{12}\/kit\/components\/ui\/button\.js$/,
    )
    expect(named.get('no-such-package')?.file).toBeNull()
    expect(modules[0]?.code).not.toContain('LucideIcon =')
  })

  test('JSON, CSS modules, SVG as an address, as a component and as text, and a picture that is not there', async () => {
    const files = {
      'App.tsx': `import data from './data.json'\nimport { title } from './data.json'\nimport styles from './card.module.css'
import logo from './logo.svg'\nimport Logo from './logo.svg?react'\nimport raw from './logo.svg?raw'\nimport photo from './photo.png'
export default () => <div className={styles.card}><img src={logo} /><img src={photo} /><Logo />{raw}{data.title}{title}</div>`,
      'data.json': '{"title":"Hello"}',
      'card.module.css': '.card { color: red } .card:hover .title { content: ".no" }',
      'logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    }
    const { modules, css } = await update(files, { config: PRESETS['html-inline'] })
    const codeOf = (id: string) => modules.find(module => module.id === id)?.code ?? ''
    expect(codeOf('data.json')).toContain('{"title":"Hello"}')
    expect(codeOf('card.module.css')).toContain('{"card":"card__card","title":"card__title"}')
    expect(css).toContain('.card__card:hover .card__title')
    expect(css).toContain('".no"')
    expect(codeOf('logo.svg')).toContain('data:image/svg+xml')
    expect(codeOf('logo.svg?react')).toContain('require(')
    expect(codeOf('logo.svg?raw')).toContain('<svg')
    expect(codeOf('asset:./photo.png')).toContain('data:image/svg+xml')
  })

  test('theme.css is there although nothing imports it, and its tokens are classes', async () => {
    const files = {
      'App.tsx': 'export default () => <p className="bg-brand" />',
      'theme.css': '@theme { --color-brand: #123456 }',
    }
    const { css } = await update(files)
    expect(css).toContain('.bg-brand')
    expect(css).toContain('#123456')
  })

  test('a kit component of the design’s own holds for the rest of the kit', async () => {
    const files = {
      'App.tsx':
        "import { AlertDialogAction } from '@/components/ui/alert-dialog'\nexport default () => <AlertDialogAction />",
      'components/ui/button.tsx': 'export const Button = () => <b />\nexport const buttonVariants = () => ""',
    }
    expect(idsOf(await update(files))).toContain('kit:components/ui/alert-dialog.tsx')
  })
})

describe('what is wrong', () => {
  test.each([
    [
      'a broken file, with its line',
      { 'App.tsx': 'export default function App() {\n  return <div>\n}\n' },
      'App.tsx',
      3,
    ],
    [
      'a missing file, with who imports it',
      { 'App.tsx': "import { Hero } from './hero'\nexport default () => <Hero />" },
      'App.tsx',
      null,
    ],
    [
      'broken JSON',
      { 'App.tsx': "import d from './d.json'\nexport default () => d", 'd.json': '{' },
      'd.json',
      null,
    ],
    ['no App.tsx', { 'other.tsx': HERO }, null, null],
  ])('%s', async (_, files, file, line) => {
    const answer = await compile(files as Files)
    expect(answer).toMatchObject({ type: 'problem', problem: { file, line } })
  })

  test('while it is written, nothing is: a broken or missing file is a placeholder', async () => {
    expect(await compile({ 'data.ts': 'export const a = 1' }, { isPartial: true })).toEqual({
      type: 'nothing',
    })
    const { modules } = await update(
      { 'App.tsx': APP, 'components/hero.tsx': 'export function Hero() { return <h1' },
      { isPartial: true },
    )
    expect(modules[0]?.links['@/components/hero']).toMatch(/^missing:/)
  })

  test('before App.tsx is written, what there is of the page is shown', async () => {
    const { entry, modules } = await update({ 'components/hero.tsx': HERO }, { isPartial: true })
    expect(modules.find(module => module.id === entry)?.links['components/hero.tsx']).toBe(
      'components/hero.tsx',
    )
    const files = { 'components/hero.tsx': HERO, 'App.tsx': APP }
    expect((await update(files, { isPartial: true })).entry).toBe('App.tsx')
  })

  test('the text of an import inside a string is none', async () => {
    const code = "export default () => <pre>{`const a = require('./nowhere')`}</pre>"
    expect((await compile({ 'App.tsx': code })).type).toBe('update')
  })
})

describe('what keeps its state', () => {
  const hooksOf = async (code: string) => (await update({ 'App.tsx': code }, { isFresh: true })).modules[0]!

  test('the list of hooks is the signature of a component; where state starts is part of it', async () => {
    const { code } = await hooksOf(
      'import { useState, useEffect } from "react"\nexport default function App() {\n  const [n] = useState(0)\n  useEffect(() => {})\n  return n\n}',
    )
    expect(code).toContain('$register("App",App,"useState{0},useEffect")')
  })

  test('hooks of the file’s own hooks are told to whoever uses them', async () => {
    const { hooks } = await hooksOf(
      'import { useState } from "react"\nexport function useThing() {\n  return useState(1)\n}\nexport default () => useThing()',
    )
    expect(hooks).toBe('useThing(useState{1})')
  })
})
