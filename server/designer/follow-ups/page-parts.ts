import { codeOf, type Workbench } from '#server/designer/follow-ups/follow-up.ts'
import { SECTION_WORDS, type SectionName } from '#server/designer/understanding/section-words.ts'
import { listElements, type PlacedElement } from '#shared/edits/elements.ts'
import { parseCode } from '#shared/edits/syntax.ts'

export const ENTRIES = ['App.tsx', 'src/App.tsx', 'App.jsx', 'src/App.jsx']

/** A component that the page shows as a whole: `<Hero />` in `App.tsx`. */
export interface PagePart {
  component: string
  file: string
  /** The file that shows it, and where in it. */
  shownIn: string
  path: string
  /** The element around it, by tag and path; null at the root. */
  around: { tag: string; path: string; isOnlyChild: boolean } | null
}

export const entryOf = (bench: Workbench): string | null =>
  ENTRIES.find(name => codeOf(bench, name) !== null) ?? null

/** The parts of the page in the order they are shown. */
export function partsOf(bench: Workbench): PagePart[] {
  const entry = entryOf(bench)
  return entry ? partsIn(bench, entry) : []
}

/** The parts of the parts too, for pages whose entry is only a frame. */
export const innerPartsOf = (bench: Workbench): PagePart[] =>
  partsOf(bench).flatMap(part => [part, ...partsIn(bench, part.file)])

function partsIn(bench: Workbench, shownIn: string): PagePart[] {
  const code = codeOf(bench, shownIn) ?? ''
  const files = importsOf(code)
  return elementsOf(code, shownIn).flatMap(({ tag, path, parent }) => {
    const source = files.get(tag)
    const file = source ? fileNamed(bench, source) : null
    if (!file || NOT_PARTS.includes(tag)) return []
    const siblings =
      parent?.node.children.filter(child => child.type !== 'JSXText' || child.value.trim() !== '') ?? []
    const around = parent && { tag: parent.tag, path: parent.path, isOnlyChild: siblings.length === 1 }
    return [{ component: tag, file, shownIn, path, around }]
  })
}

/** Small things that stand in many places. */
const NOT_PARTS = ['Logo', 'ThemeToggle', 'Illustration', 'Picture', 'ProductArt', 'CartProvider']

/** The part that a word names: "the FAQ", "footer", "hero". */
export function partNamed(bench: Workbench, words: string, parts = partsOf(bench)): PagePart | null {
  for (const [pattern, names] of NAMED) {
    const found = pattern.test(words) ? parts.find(part => names.includes(part.component)) : undefined
    if (found) return found
  }
  const said = words.toLowerCase().match(/\p{L}{4,}/gu) ?? []
  const isCalled = (part: PagePart) =>
    said.every(
      word => NOT_A_NAME.test(word) || part.component.toLowerCase().includes(word.replace(/s$/, '')),
    ) &&
    said.some(
      word => part.component.toLowerCase() === word || part.component.toLowerCase() === `product${word}`,
    )
  return parts.find(isCalled) ?? null
}

/** Words that narrow nothing down, so that a part can be meant by the others. */
const NOT_A_NAME =
  /^(?:section|block|part|area|component|whole|entire|please|this|that|with|from|page|site|website|make|change|colou?r|background|list|grid|card|cards|box|panel|view|title|heading|headline|text|before|after|above|below|under|over|between|beneath|again|thanks|here|there|completely|item|items|into|should|have|want|need|dont|don’t)$/

const COMPONENTS: Record<SectionName, string[]> = {
  logos: ['Logos'],
  features: ['Features', 'ProductDetails'],
  steps: ['Steps'],
  stats: ['Stats', 'Metrics'],
  testimonials: ['Testimonials', 'ProductReviews'],
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
  [/\b(?:activity|feed|lately)\b/i, ['Feed']],
  [/\b(?:trend|line chart|area chart)\b/i, ['Trend']],
  [/\b(?:gauge|goal)\b/i, ['Gauge']],
  [/\b(?:breakdown|donut|pie|split)\b/i, ['Split']],
  [/\b(?:stacked|bar chart)\b/i, ['Stack']],
  [/\b(?:kpis?|metrics|figures)\b/i, ['Metrics', 'ProductFacts']],
  [/\b(?:calculator|slider)\b/i, ['SeatCalculator']],
  [/\brelated\b|\bgoes well\b/i, ['ProductRelated']],
  [/\bcompar\w+\b/i, ['Comparison']],
  [/\bvoices\b/i, ['Testimonials']],
  [/\b(?:list|schedule|menu|timetable)\b/i, ['Schedule']],
  ...(Object.keys(COMPONENTS) as SectionName[]).map((name): [RegExp, string[]] => [
    SECTION_WORDS[name],
    COMPONENTS[name],
  ]),
]

/** Every component that can be this section. */
export const componentsFor = (name: SectionName): string[] => COMPONENTS[name]

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
