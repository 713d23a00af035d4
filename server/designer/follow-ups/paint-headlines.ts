import { fromHex, readable, write } from '#server/designer/direction/oklch.ts'
import type { Outcome, Workbench } from '#server/designer/follow-ups/follow-up.ts'
import { elementsOf } from '#server/designer/follow-ups/page-parts.ts'
import { colorToken, paintedIn, themeOf } from '#server/designer/follow-ups/theme-code.ts'
import type { OperationInput } from '#shared/edits/operations.ts'
import { endOf, startOf } from '#shared/edits/syntax.ts'
import type { Scheme } from '#shared/edits/theme-tokens.ts'

/** The headline of the page and nothing else; every heading when several are meant. */
export function paintHeadlines(bench: Workbench, hex: string, said: string, isAll: boolean): Outcome {
  const tags = isAll ? ['h1', 'h2'] : ['h1']
  const inks = inksFor(bench, hex)
  const operations = bench.files
    .filter(file => /\.[jt]sx$/.test(file.name) && !file.name.startsWith('components/ui/'))
    .flatMap(({ name, code }) =>
      elementsOf(code, name)
        .filter(({ tag }) => tags.includes(tag))
        .map(
          ({ node, path }): OperationInput => ({
            op: 'setClasses',
            file: name,
            at: { path },
            add: inks,
            remove: [...INKS, ...paintedIn(code.slice(startOf(node), endOf(node.openingElement)))],
          }),
        ),
    )
  if (operations.length === 0) return { trouble: 'I did not find a headline on this page.' }
  return {
    operations,
    says: isAll ? `The headings are ${said} now.` : `The headline is ${said} now; nothing else changed.`,
  }
}

/** The colour as it was said, or as near to it as can be read on the paper of each theme. */
function inksFor(bench: Workbench, hex: string): string[] {
  const theme = themeOf(bench)
  const color = fromHex(hex)
  const inkOn = (scheme: Scheme) => {
    const paper = theme && colorToken(theme.code, 'background', scheme)
    const ink = paper && color ? readable(color, [paper], LARGE_TEXT_CONTRAST) : null
    return ink && color && write(ink) !== write(color) ? write(ink).replaceAll(' ', '_') : hex
  }
  const [light, dark] = [inkOn('light'), inkOn('dark')]
  return light === dark ? [`text-[${light}]`] : [`text-[${light}]`, `dark:text-[${dark}]`]
}

const LARGE_TEXT_CONTRAST = 3
const INKS = [
  'text-foreground',
  'text-brand',
  'text-primary',
  'text-white',
  'text-black',
  'text-primary-foreground',
]
