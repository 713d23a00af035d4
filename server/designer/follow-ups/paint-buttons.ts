import { fromHex } from '#server/designer/direction/oklch.ts'
import { onColor } from '#server/designer/direction/palette.ts'
import type { Outcome, Workbench } from '#server/designer/follow-ups/follow-up.ts'
import { elementsOf, partNamed } from '#server/designer/follow-ups/page-parts.ts'
import { paintedIn } from '#server/designer/follow-ups/theme-code.ts'
import type { OperationInput } from '#shared/edits/operations.ts'
import { endOf, startOf } from '#shared/edits/syntax.ts'

/** The first button of the page, or every main button of it. */
export function paintButtons(bench: Workbench, hex: string, said: string, isAll: boolean): Outcome {
  const operations: OperationInput[] = []
  for (const { name, code } of orderedFiles(bench)) {
    for (const { node, tag, path } of elementsOf(code, name)) {
      const isQuiet = node.openingElement.attributes.some(
        each => each.type === 'JSXAttribute' && each.name.name === 'variant',
      )
      if (tag !== 'Button' || isQuiet || (!isAll && operations.length > 0)) continue
      const remove = paintedIn(code.slice(startOf(node), endOf(node.openingElement)))
      const add = paintClasses(hex)
      operations.push({
        op: 'setClasses',
        file: name,
        at: { path },
        add,
        remove: [...remove, 'text-white', 'text-black'].filter(each => !add.includes(each)),
      })
    }
  }
  if (operations.length === 0) return { trouble: 'I did not find a main button on this page.' }
  return {
    operations,
    says: isAll
      ? `The main buttons are ${said} now.`
      : `The first button is ${said} now; the others stay as they were.`,
  }
}

/** The hero first, then what holds the headline, then the rest in the order they are listed. */
function orderedFiles(bench: Workbench): { name: string; code: string }[] {
  const hero = partNamed(bench, 'hero')?.file
  const rank = ({ name, code }: { name: string; code: string }) =>
    name === hero ? 0 : /<h1\b/.test(code) ? 1 : 2
  return bench.files
    .filter(file => /\.[jt]sx$/.test(file.name) && !file.name.startsWith('components/ui/'))
    .sort((a, b) => rank(a) - rank(b))
}

export const BACKGROUNDS = [
  'bg-background',
  'bg-background/90',
  'bg-card',
  'bg-card/95',
  'bg-primary',
  'bg-panel',
  'bg-accent',
  'bg-accent/60',
  'bg-muted',
  'bg-highlight',
  'text-primary-foreground',
  'text-panel-foreground',
  'backdrop-blur-md',
]

export function paintClasses(hex: string): string[] {
  const color = fromHex(hex)
  const isDark = color ? onColor(color).l > 0.5 : true
  return [`bg-[${hex}]`, isDark ? 'text-white' : 'text-black', `hover:bg-[${hex}]/90`]
}
