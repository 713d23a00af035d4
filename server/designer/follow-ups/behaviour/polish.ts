import { cards } from '#server/designer/follow-ups/behaviour/motion-targets.ts'
import type { Outcome, Workbench } from '#server/designer/follow-ups/follow-up.ts'
import { sceneOf } from '#server/designer/follow-ups/scene/scene.ts'
import { classesOf, codeIn } from '#server/designer/follow-ups/scene/words.ts'
import type { Change } from '#server/designer/follow-ups/style/change.ts'
import { styleOf } from '#server/designer/follow-ups/style/objects.ts'
import { restyle } from '#server/designer/follow-ups/style/restyle.ts'
import { intoSheet } from '#server/designer/follow-ups/style/sheet.ts'

/** Type that breaks well, a focus one can see, anchors that glide: what every page gains from. */
const TYPE = `html { scroll-behavior: smooth; -webkit-font-smoothing: antialiased; }
h1, h2, h3 { text-wrap: balance; letter-spacing: -0.02em; }
p, li { text-wrap: pretty; }
td, time, output { font-variant-numeric: tabular-nums; }
:where(a, button, input, select, textarea, summary):focus-visible { outline: 2px solid currentColor; outline-offset: 3px; }
@media (prefers-reduced-motion: reduce) {
  html { scroll-behavior: auto; }
}`

export function firmType(bench: Workbench): Outcome | null {
  const scene = sceneOf(bench.files)
  const isThere = bench.files.some(({ code }) => code.includes('text-wrap: balance'))
  if (!scene.root || isThere) return null
  return {
    operations: intoSheet(TYPE, scene.root, scene),
    says: 'Headings break evenly and sit tighter, figures line up, and what has the focus can be seen.',
  }
}

/** Cards without a shadow or round corners get some, as the design writes its looks. */
export function firmCards(bench: Workbench): Outcome | null {
  const scene = sceneOf(bench.files)
  const operations = cards(bench).flatMap(item => {
    const shown = item.shows[0] ?? item
    const classes = classesOf(shown.node, codeIn(bench.files, shown.file)).join(' ')
    const style = styleOf(shown, bench.files)
    if (/^(?:Card|Box)$/.test(shown.tag)) return []
    const changes: Change[] = [
      ...(/\brounded/.test(classes) || style.has('borderRadius')
        ? []
        : [{ property: 'radius' as const, value: '12px' }]),
      ...(/\b(?:shadow|border)/.test(classes) || style.has('boxShadow') || style.has('border')
        ? []
        : [{ property: 'shadow' as const, value: 'sm' }]),
    ]
    if (changes.length === 0) return []
    const made = restyle([{ item, entry: null }], changes, scene)
    return 'operations' in made ? made.operations : []
  })
  return operations.length === 0
    ? null
    : { operations, says: 'Cards have the same soft corners and a light shadow.' }
}
