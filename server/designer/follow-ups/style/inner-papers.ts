import { type Item, within } from '#server/designer/follow-ups/scene/scene.ts'
import { codeIn } from '#server/designer/follow-ups/scene/words.ts'
import type { SourceFile } from '#shared/artifacts.ts'

/** Papers of the theme that lie on a part and do not change with it. */
const PAPERS = ['card', 'popover', 'muted', 'secondary', 'accent']
const ON_PAPER = `[&_:is(${PAPERS.map(name => `.bg-${name}`).join(',')})]`
const HAS_PAPER = new RegExp(`(?<![\\w:/-])bg-(?:${PAPERS.join('|')})(?![\\w/-])`)

const mixed = (share: number) => `color-mix(in_oklab,var(--card-foreground)_${share}%,var(--card))`

/** On a painted part everything with a paper of its own keeps the inks of that paper. */
const OWN_INKS = [
  `${ON_PAPER}:text-card-foreground`,
  ...Object.entries({
    background: 'var(--card)',
    foreground: 'var(--card-foreground)',
    brand: 'var(--card-foreground)',
    'muted-foreground': mixed(72),
    border: mixed(16),
  }).map(([name, value]) => `${ON_PAPER}:[--${name}:${value}]`),
]

/** The classes for a part that gets tokens of its own; none where nothing on it has a paper. */
export function inksOfInnerPapers(item: Item, files: readonly SourceFile[]): string[] {
  const hasToken = files.some(file => file.name.endsWith('.css') && file.code.includes('--card-foreground:'))
  if (!hasToken) return []
  const codes = new Set([
    item.file,
    ...within(item).flatMap(each => [each.file, each.from?.file ?? each.file]),
  ])
  return holdsUnknown(item) || [...codes].some(file => HAS_PAPER.test(codeIn(files, file))) ? OWN_INKS : []
}

/** It shows what others put into it: `<main>{children}</main>`. */
export const holdsUnknown = ({ node }: Item): boolean =>
  node.children.some(
    child => child.type === 'JSXExpressionContainer' && child.expression.type === 'Identifier',
  )
