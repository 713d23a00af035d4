import type { Item } from '#server/designer/follow-ups/scene/scene.ts'
import { classesOf, codeIn, stringAttribute } from '#server/designer/follow-ups/scene/words.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import { attributeOf } from '#shared/edits/syntax.ts'

/** How the look of an element is written. */
export type Dialect = 'tailwind' | 'inline' | 'chakra'

const TAILWIND_SIGNS =
  /class(?:Name)?=(?:\{[^"'`}]*)?["'`](?:[^"'`]*\s)?(?:flex|grid|(?:p|m)[xytblr]?-\d|text-(?:sm|lg|xl|gray|slate|white|center)|bg-[a-z]+-\d|rounded(?:-\w+)?|items-center|gap-\d|w-full|min-h-)/

/** How the design as a whole is written. */
export function dialectOf(files: readonly SourceFile[]): Dialect {
  const code = files.filter(file => /\.[jt]sx$/.test(file.name))
  if (code.some(file => /from ["']@chakra-ui\/react["']/.test(file.code))) return 'chakra'
  const classes = code.filter(file => TAILWIND_SIGNS.test(file.code)).length
  const styles = code.filter(file => /style=\{/.test(file.code)).length
  return classes > 0 && classes >= styles ? 'tailwind' : 'inline'
}

/** How this element is written, where it says so; else as the rest is. */
export function dialectFor(item: Item, files: readonly SourceFile[]): Dialect {
  if (item.from?.source === '@chakra-ui/react') return 'chakra'
  const all = dialectOf(files)
  if (all === 'tailwind') return 'tailwind'
  const code = codeIn(files, item.file)
  const classes = classesOf(item.node, code).join(' ')
  return !attributeOf(item.node, 'style') && TAILWIND_SIGNS.test(`className="${classes}"`)
    ? 'tailwind'
    : 'inline'
}

/** Where browsers and libraries begin, for an element that says nothing itself. */
export function startingSize({ tag, node }: Item): number {
  const level = stringAttribute(node, 'as') ?? tag
  return { h1: 32, h2: 24, h3: 19, h4: 16, small: 13, Button: 14, Heading: 24 }[level] ?? 16
}
