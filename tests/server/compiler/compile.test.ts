import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startCompiler } from '#scripts/compiler-process.ts'
import { EDITOR_BUNDLE } from '#shared/artifacts.ts'
import { PRESETS } from '#shared/design.ts'
import { app, fileOf, type OwnCompiler, startOwnCompiler, told } from '#tests/support/product/own-compiler.ts'

let own: OwnCompiler
const compile: OwnCompiler['compile'] = (files, options) => own.compile(files, options)

beforeAll(async () => {
  own = await startOwnCompiler()
}, 120_000)
afterAll(() => own?.dispose())

describe('a good design', () => {
  test('becomes app.js and app.css with its imports named', async () => {
    const output = await compile({
      ...app(
        '<Button className="mt-[13px]"><Search /> Go</Button>',
        "import { Button } from '@/components/ui/button'\nimport { Search } from 'lucide-react'",
      ),
    })
    expect(told(output)).toEqual([])
    expect(output.isOk).toBe(true)
    expect(output.imports).toEqual([
      '@/components/ui/button',
      'lucide-react/createLucideIcon',
      'react',
      'react-dom/client',
      'react/jsx-runtime',
    ])
    expect(fileOf(output, 'app.js')).toContain('__icon("search"')
    const css = fileOf(output, 'app.css')
    expect(css).toContain('margin-top: 13px')
    expect(css).toContain('.h-9')
    expect(css).toContain('--primary: oklch')
  })

  test('knows in the editor, and there alone, where every element stands', async () => {
    const output = await compile({
      ...app(
        '<main>\n<Button asChild><a href="/">Go</a></Button></main>',
        "import { Button } from '@/components/ui/button'",
      ),
    })
    const bundle = fileOf(output, EDITOR_BUNDLE)
    for (const place of ['App.tsx:2:39', 'App.tsx:3:0', 'App.tsx:3:16']) expect(bundle).toContain(place)
    expect(fileOf(output, 'app.js')).not.toContain('data-loc')
    expect(bundle.replace(/"data-loc":"[^"]*",?/g, '')).toBe(fileOf(output, 'app.js'))
  })

  test('is told its mistakes where they were written', async () => {
    const { diagnostics } = await compile({
      'App.tsx': 'export default () => <main><p>{oops oops}</p></main>',
    })
    expect(diagnostics[0]).toMatchObject({ line: 1, column: 36 })
    expect(diagnostics[0]?.lineText).toBe('export default () => <main><p>{oops oops}</p></main>')
  })

  test('brings its own theme, modules, data, pictures and style sheets', async () => {
    const output = await compile({
      'src/App.tsx': `import data from './data.json'
        import styles from './card.module.css'
        import logo from './logo.svg'
        import { title } from '@/lib/text'
        import './extra.css'
        export default () => <main className={styles.card}><img src={logo} alt="" />{title}{data.name}</main>`,
      'src/data.json': '{"name":"Ada"}',
      'src/card.module.css': '.card { padding: 3px; &:hover { padding: 4px } }',
      'src/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'src/extra.css': '@import "./deep/more.css"; .extra { @apply underline; background: url(./logo.svg) }',
      'src/deep/more.css': '.more { color: red }',
      'src/lib/text.ts': 'export const title: string = "Hello"',
      'theme.css': ':root { --primary: oklch(0.5 0.2 20); } @theme { --color-brand: #123456 }',
    })
    expect(told(output)).toEqual([])
    const css = fileOf(output, 'app.css')
    expect(css).toMatch(/_card\s*\{\s*padding:\s*3px/)
    expect(css).toContain('.more')
    expect(css).toContain('text-decoration-line: underline')
    expect(css).toContain('url("data:image/svg+xml')
    expect(css.lastIndexOf('oklch(0.5 0.2 20)')).toBeGreaterThan(css.indexOf('--primary: oklch(0.225'))
    expect(fileOf(output, 'app.js')).toContain('data:image/svg+xml')
  })

  test('takes the style sheets of supported packages', async () => {
    const output = await compile(app('<p />', "import 'react-day-picker/style.css'\nimport 'tw-animate-css'"))
    expect(told(output)).toEqual([])
    expect(fileOf(output, 'app.css')).toContain('.rdp-root')
  })

  test('overrides a kit file, also for the kit files that use it', async () => {
    const files = {
      ...app('<Calendar />', "import { Calendar } from '@/components/ui/calendar'"),
      'components/ui/button.tsx':
        'export const buttonVariants = () => "own-look"; export const Button = () => null',
    }
    const output = await compile(files)
    expect(told(output)).toEqual([])
    expect(output.imports).not.toContain('@/components/ui/calendar')
    expect(output.imports).toContain('react-day-picker')
    expect(fileOf(output, 'app.js')).toContain('own-look')
  })

  test("keeps the kit vendored when only `cn` is the design's own", async () => {
    const output = await compile({
      ...app(
        '<Button className={cn("x")} />',
        "import { Button } from '@/components/ui/button'\nimport { cn } from '@/lib/utils'",
      ),
      'lib/utils.ts': 'export const cn = (...names: string[]) => names.join(" ")',
    })
    expect(output.imports).toContain('@/components/ui/button')
    expect(output.imports).not.toContain('@/lib/utils')
  })

  test("no design's classes reach another design", async () => {
    await compile(app('<p className="text-[71px]" />'))
    expect(fileOf(await compile(app('<p className="text-[72px]" />')), 'app.css')).not.toContain('71px')
  })

  test.each(Object.entries(PRESETS))('compiles under the preset %s', async (name, config) => {
    const output = await compile(
      { ...app('<p className="p-4 own">x</p>'), 'theme.css': '.own { color: teal }' },
      { config },
    )
    expect(told(output)).toEqual([])
    const css = fileOf(output, 'app.css')
    expect(css).toContain('teal')
    expect(css.includes('.p-4')).toBe(name.endsWith('tailwind'))
    expect(output.imports.includes('@chakra-ui/react')).toBe(name === 'chakraUi-inline')
  })
})

describe('a design that is wrong', () => {
  test('a syntax error has its place', async () => {
    const output = await compile({
      ...app('<Hero />', "import { Hero } from './hero'"),
      'hero.tsx': 'export const Hero = () => {\n  return <div>\n}',
    })
    expect(output.isOk).toBe(false)
    expect(output.diagnostics[0]).toMatchObject({
      severity: 'error',
      code: 'syntax',
      file: 'hero.tsx',
      line: 3,
    })
    expect(output.errorMessage).toMatch(/^hero\.tsx:3:\d+: /)
    expect(output.compiledFiles).toEqual([])
  })

  test('a missing file is named, with the one that may be meant', async () => {
    const output = await compile({
      ...app('<Hero />', "import { Hero } from './Hero'"),
      'components/hero.tsx': 'export const Hero = () => null',
    })
    expect(output.diagnostics[0]).toMatchObject({ code: 'missing-file', file: 'App.tsx', line: 1 })
    expect(output.errorMessage).toContain('Did you mean "components/hero.tsx"?')
  })

  test('a missing export of a package is a warning and a stub', async () => {
    const output = await compile(app('<Cardd />', "import { Cardd } from '@/components/ui/card'"))
    expect(output.isOk).toBe(true)
    expect(told(output)).toEqual([
      [
        'warning',
        'missing-export',
        '"@/components/ui/card" has no export "Cardd", so a placeholder stands in its place.',
      ],
    ])
    expect(fileOf(output, 'app.js')).toContain('const Cardd=__stub(')
  })

  test('a missing export of its own file is an error', async () => {
    const output = await compile({
      ...app('<A />', "import { A } from './a'"),
      'a.tsx': 'export const B = 1',
    })
    expect(output.diagnostics[0]).toMatchObject({
      severity: 'error',
      code: 'missing-export',
      file: 'App.tsx',
    })
    expect(output.errorMessage).toContain('No matching export in "a.tsx" for import "A"')
  })

  test('[S8] an unsupported package is named and replaced, and the rest goes on', async () => {
    const output = await compile(
      app(
        '<Box>{_.chunk([1])}</Box>',
        "import { Box } from '@left/ui'\nimport _ from 'left-pad'\nimport 'left-slider/css'",
      ),
    )
    expect(output.isOk).toBe(true)
    expect(output.unsupportedPackages).toEqual(['@left/ui', 'left-pad', 'left-slider'])
    expect(told(output).map(([, code]) => code)).toEqual(Array(3).fill('unsupported-package'))
  })

  test('a missing picture is a placeholder', async () => {
    const output = await compile(app('<img src={hero} alt="" />', "import hero from './assets/hero.png'"))
    expect(output.isOk).toBe(true)
    expect(told(output)[0]?.slice(0, 2)).toEqual(['warning', 'missing-file'])
  })

  test('styles that do not compile say why', async () => {
    const output = await compile({ ...app('<p />'), 'theme.css': '.a { @apply not-a-class-of-tailwind; }' })
    expect(output.isOk).toBe(false)
    expect(output.diagnostics[0]?.code).toBe('css')
    expect(output.errorMessage).toContain('not-a-class-of-tailwind')
  })

  test('without an entry file, or too large, it is refused at once', async () => {
    expect((await compile({ 'hero.tsx': '' })).diagnostics[0]?.code).toBe('no-entry')
    const many = Object.fromEntries(Array.from({ length: 401 }, (_, at) => [`f${at}.ts`, '']))
    expect((await compile(many)).errorMessage).toContain('401 files; 400 are allowed')
    const big = await compile({ ...app('<p />'), 'big.ts': `/*${'x'.repeat(5_000_001)}*/` })
    expect(big.errorMessage).toContain('5.0 MB of code; 5 MB are allowed')
  })
})

test('eight at once all get their own answer', async () => {
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, at) => compile(app(`<p>number {${at}} of eight</p>`))),
  )
  answers.forEach((answer, at) => {
    expect(answer.isOk).toBe(true)
    expect(fileOf(answer, 'app.js')).toMatch(new RegExp(`"number ",${at}," of eight"`))
  })
})

test('a design that takes too long is stopped, and the next one compiles', async () => {
  const log: string[] = []
  const impatient = await startCompiler({
    dataDir: join(own.folder, 'slow'),
    compilerDir: own.compilerDir,
    maxMs: 1_500,
    log: line => log.push(line),
  })
  try {
    const slow = `export const rows = [${'{ a: { b: [1, 2, { c: () => <p className="p-4" /> }] } },'.repeat(75_000)}]`
    const [late, next] = await Promise.all([
      compile(
        { ...app('<p>{rows.length}</p>', "import { rows } from './rows'"), 'rows.tsx': slow },
        { url: impatient.url },
      ),
      compile(app('<p>next</p>'), { url: impatient.url }),
    ])
    expect(late.diagnostics[0]).toMatchObject({ code: 'timeout', severity: 'error' })
    expect(late.errorMessage).toContain('longer than 1.5 seconds')
    expect(next.isOk).toBe(true)
    expect(log.join()).toContain('restarted')
  } finally {
    await impatient.dispose()
  }
})
