import { codeOf, type Workbench } from '#server/designer/follow-ups/follow-up.ts'
import { SECTION_WORDS, type SectionName } from '#server/designer/understanding/section-words.ts'
import { listElements, type PlacedElement } from '#shared/edits/elements.ts'
import { parseCode } from '#shared/edits/syntax.ts'

export const ENTRIES = ['App.tsx', 'src/App.tsx', 'App.jsx', 'src/App.jsx']

/** A component that the page shows as a whole: `<Hero />` in `App.tsx`. */
export interface PagePart {
  component: string
  file: string
  /** Where it stands in the entry. */
  path: string
}

export const entryOf = (bench: Workbench): string | null =>
  ENTRIES.find(name => codeOf(bench, name) !== null) ?? null

/** The parts of the page in the order they are shown. */
export function partsOf(bench: Workbench): PagePart[] {
  const entry = entryOf(bench)
  const code = entry ? (codeOf(bench, entry) ?? '') : ''
  const files = importsOf(code)
  return elementsOf(code, entry ?? '').flatMap(({ tag, path }) => {
    const file = files.get(tag)
    const name = file ? fileNamed(bench, file) : null
    return name ? [{ component: tag, file: name, path }] : []
  })
}

/** The part that a word names: "the FAQ", "footer", "hero". */
export function partNamed(bench: Workbench, words: string): PagePart | null {
  const parts = partsOf(bench)
  const matches = (pattern: RegExp, names: string[]) =>
    pattern.test(words) ? (parts.find(part => names.includes(part.component)) ?? null) : null
  for (const [pattern, names] of NAMED) {
    const found = matches(pattern, names)
    if (found) return found
  }
  const plain = words.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
  return parts.find(part => plain.includes(part.component.toLowerCase())) ?? null
}

const COMPONENTS: Record<SectionName, string[]> = {
  logos: ['Logos'],
  features: ['Features'],
  steps: ['Steps'],
  stats: ['Stats'],
  testimonials: ['Testimonials'],
  pricing: ['Pricing', 'Plans'],
  faq: ['Faq'],
  gallery: ['Gallery'],
  team: ['Team'],
  story: ['Story'],
  schedule: ['Schedule'],
  donate: ['Donate'],
  newsletter: ['Newsletter'],
  contact: ['Contact'],
  cta: ['Closing'],
  footer: ['SiteFooter', 'Footer'],
}

const NAMED: [RegExp, string[]][] = [
  [
    /\b(?:header|nav(?:igation)?(?: ?bar)?|top bar|menu bar)\b/i,
    ['SiteHeader', 'Header', 'AppHeader', 'Topbar'],
  ],
  [/\b(?:announcement|banner)\b/i, ['Announcement']],
  [/\bhero\b|\bfirst (?:view|section)\b/i, ['Hero']],
  [/\bsidebar\b/i, ['AppSidebar', 'Sidebar']],
  [/\bcompar\w+\b/i, ['Comparison']],
  [/\bvoices\b/i, ['Testimonials']],
  [/\b(?:list|schedule|menu|timetable)\b/i, ['Schedule']],
  ...(Object.keys(COMPONENTS) as SectionName[]).map((name): [RegExp, string[]] => [
    SECTION_WORDS[name],
    COMPONENTS[name],
  ]),
]

export const componentFor = (name: SectionName): string => COMPONENTS[name][0] ?? ''

export function elementsOf(code: string, file: string): PlacedElement[] {
  const { tree } = parseCode(code, file)
  return tree ? listElements(tree) : []
}

/** Local components by the name they are imported under. */
function importsOf(code: string): Map<string, string> {
  const found = new Map<string, string>()
  const { tree } = parseCode(code)
  for (const statement of tree?.program.body ?? []) {
    if (statement.type !== 'ImportDeclaration') continue
    const source = statement.source.value
    if (!/^[@.~]/.test(source) || source.startsWith('@/components/ui/')) continue
    for (const { local } of statement.specifiers) found.set(local.name, source)
  }
  return found
}

/** `@/components/hero` or `./components/hero` as the file of the design. */
export function fileNamed({ files }: Workbench, source: string): string | null {
  const path = source.replace(/^(?:@\/|\.\/|~\/)/, '')
  const names = ['', '.tsx', '.jsx', '.ts', '.js', '/index.tsx'].flatMap(end => [
    path + end,
    `src/${path}${end}`,
  ])
  return files.find(file => names.includes(file.name))?.name ?? null
}
