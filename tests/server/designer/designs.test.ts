import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import * as lucide from 'lucide-react'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { composeDesign } from '#server/designer/compose-design.ts'
import { DIRECTIONS } from '#server/designer/direction/choose-direction.ts'
import { SUBJECTS } from '#server/designer/subjects/choose-subject.ts'
import { readBrief } from '#server/designer/understanding/read-brief.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import { DEFAULT_CONFIG } from '#shared/design.ts'
import { resultProblems } from '#shared/edits/result-problems.ts'
import { parseCode } from '#shared/edits/syntax.ts'

const KINDS = ['landing page', 'pricing page', 'dashboard', 'sign-in page', 'product page', 'settings page']
const TONES = [
  'editorial serif',
  'swiss grid',
  'technical terminal',
  'bold loud poster',
  'calm minimal',
  'friendly rounded',
  'luxury elegant',
  'enterprise ledger',
  'organic earthy',
]
const EVERYTHING =
  'Landing page for a gym with testimonials, pricing, FAQ, newsletter, contact form, our team, gallery, our story, stats, logos, how it works, schedule, donation goal and a closing CTA'

const subjectAt = (at: number) => SUBJECTS[at % SUBJECTS.length]?.word ?? 'bakery'
const PROMPTS = [
  ...KINDS.flatMap((kind, k) =>
    TONES.map((tone, t) => `A ${tone} ${kind} for ${subjectAt(k * TONES.length + t)}`),
  ),
  EVERYTHING,
  'Waitlist page for an AI notebook called Margins with an email capture form and an invite code field',
  'Dark dashboard with a gauge, stacked bars, a trend and a table',
  "I need a card layout for product listings, with an image, title, price, and 'Add to Cart' button",
  'I teach piano lessons to kids and need a one page website with my prices ($40 per lesson) and how to book',
  'Pricing page for a plumber',
  'Hero section for a writing app. Use a deep navy to violet background and a trust row',
  'Loud page for a sneaker drop, one saturated accent, a hero with the drop name',
  'SaaS revenue dashboard: MRR trend line chart, top accounts table, gauge, with empty/filter states',
  'Design-token inspector for a design system with a sidebar',
  'Dashboard for a coffee shop with sales and staff',
  'Yoga studio site, soft pink, with class schedule and 4 teachers',
  'Product page for leather hiking boots, $189',
  'Launch page for a whiteboard app with an announcement banner and a hero with concrete offer',
  'Design an umbrella repair planner with functionalities for repair search, repair booking, and repair reports',
]
const made = PROMPTS.map(prompt => ({ prompt, ...composeDesign(readBrief(prompt), DEFAULT_CONFIG) }))

describe.each(made)('$prompt', ({ files, parts }) => {
  const names = new Set(files.map(file => file.name))
  const scripts = files.filter(file => /\.tsx?$/.test(file.name))

  test('every file can be read, and the design is one that may be stored', () => {
    expect(resultProblems([], files)).toEqual([])
    expect(names.has('App.tsx') && names.has('theme.css')).toBe(true)
    expect(parts.length).toBeGreaterThan(2)
  })

  test('it imports only its own files, the kit, and packages that are there', () => {
    for (const file of scripts)
      for (const found of importsOf(file)) expect(unknownImport(found, names)).toBe(null)
  })

  test('every file is used and every link leads somewhere', () => {
    const code = scripts.map(file => file.code).join('\n')
    const used = (name: string) => code.includes(`"@/${name.replace(/\.tsx?$/, '')}"`)
    expect(scripts.map(file => file.name).filter(name => name !== 'App.tsx' && !used(name))).toEqual([])
    const ids = new Set([...code.matchAll(/\bid="([\w-]+)"/g)].map(match => match[1]))
    const links = [...code.matchAll(/href(?:=|: )"#([\w-]+)"/g)].map(match => match[1])
    expect(links.filter(link => !ids.has(link))).toEqual([])
  })

  test('no filler, no pictures from the web, one h1 in view', () => {
    const all = files.map(file => file.code).join('\n')
    expect(all).not.toMatch(
      /lorem|ipsum|\bacme\b|john doe|>undefined<|"undefined|\[object|>NaN|https?:\/\/(?!www\.w3\.org)/i,
    )
    expect(all).not.toMatch(/\{(?:brand|Topic|below)\}/)
    expect(all).toMatch(/<h1\b/)
  })
})

interface Import {
  from: string
  names: string[]
}

function importsOf({ name, code }: SourceFile): Import[] {
  return (parseCode(code, name).tree?.program.body ?? []).flatMap(statement =>
    statement.type === 'ImportDeclaration'
      ? [
          {
            from: statement.source.value,
            names: statement.specifiers.flatMap(each =>
              each.type === 'ImportSpecifier' && each.imported.type === 'Identifier'
                ? [each.imported.name]
                : [],
            ),
          },
        ]
      : [],
  )
}

const KIT = join(import.meta.dirname, '../../../vendor/kit')
const kitExports = new Map(
  readdirSync(join(KIT, 'components/ui')).map(file => [
    `@/components/ui/${file.replace('.tsx', '')}`,
    readFileSync(join(KIT, 'components/ui', file), 'utf8'),
  ]),
)

/** What is wrong with an import, or null. */
function unknownImport({ from, names }: Import, files: Set<string>): string | null {
  if (from === 'lucide-react') return names.find(name => name !== 'LucideIcon' && !(name in lucide)) ?? null
  const kit = kitExports.get(from)
  if (kit !== undefined)
    return names.find(name => !new RegExp(`export [^;]*\\b${name}\\b`, 's').test(kit)) ?? null
  if (['react', 'react-router-dom', 'recharts', 'sonner', '@/lib/utils'].includes(from)) return null
  if (from === './theme.css') return null
  const path = from.replace('@/', '')
  return files.has(`${path}.tsx`) || files.has(`${path}.ts`) ? null : from
}

describe('the same request makes the same design', () => {
  test('twice the same', () => {
    for (const { prompt, files } of made)
      expect(composeDesign(readBrief(prompt), DEFAULT_CONFIG).files).toEqual(files)
  })
  test('and another request another one', () => {
    const heroes = made
      .slice(0, TONES.length)
      .map(({ files }) => files.find(file => file.name === 'theme.css')?.code)
    expect(new Set(heroes).size).toBe(heroes.length)
  })
  test('every direction is reached', () => {
    const names = made.map(({ page }) => page.direction.name)
    expect([...new Set(names)].sort()).toEqual(Object.keys(DIRECTIONS).sort())
  })
})

describe('colours named in the prompt are used as they are', () => {
  test('background and components', () => {
    const { files } = composeDesign(
      readBrief('Dashboard for a bank. Apply mint cream as the background; style all components with teal.'),
      DEFAULT_CONFIG,
    )
    const theme = files.find(file => file.name === 'theme.css')?.code ?? ''
    const light = theme.slice(0, theme.indexOf('.dark'))
    expect(light).toContain('--background: #f5fffa;')
    expect(light).toContain('--primary: #008080;')
  })
  test('a dark one is dark by default', () => {
    const { files } = composeDesign(readBrief('A dark landing page for a database'), DEFAULT_CONFIG)
    expect(files.find(file => file.name === 'theme.css')?.code).toContain(':root:not(.light),\n.dark {')
  })
})

describe('the code is laid out as a formatter would', () => {
  const folder = mkdtempSync(join(tmpdir(), 'designs-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  beforeAll(() => {
    const config = {
      formatter: { indentStyle: 'space', indentWidth: 2, lineWidth: 80 },
      css: { parser: { tailwindDirectives: true } },
      files: { maxSize: 2_000_000 },
    }
    writeFileSync(join(folder, 'biome.json'), JSON.stringify(config))
    made.forEach(({ files }, at) => {
      for (const { name, code } of files) {
        const path = join(folder, 'designs', String(at), name)
        mkdirSync(dirname(path), { recursive: true })
        writeFileSync(path, code)
      }
    })
  })

  test('Biome with its usual settings and 80 columns would change nothing', () => {
    const biome = join(import.meta.dirname, '../../../node_modules/@biomejs/biome/bin/biome')
    const run = () =>
      execFileSync(
        process.execPath,
        [biome, 'format', '--max-diagnostics=3', `--config-path=${folder}`, join(folder, 'designs')],
        {
          stdio: 'pipe',
          encoding: 'utf8',
        },
      )
    expect(run).not.toThrow()
  })
})
