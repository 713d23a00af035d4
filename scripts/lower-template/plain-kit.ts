import { readFileSync } from 'node:fs'
import { inRoot } from '#scripts/root.ts'
import type { SourceFile } from '#shared/artifacts.ts'

/** Parts of the kit that are plain elements once what is named here stands in the place of a library's. */
const PLAIN: Record<string, [from: string, to: string][]> = {
  ...Object.fromEntries(
    'alert field input input-group kbd native-select skeleton spinner table textarea'
      .split(' ')
      .map(name => [name, []]),
  ),
  button: [
    [`import { Slot } from 'radix-ui'\n`, ''],
    [`import { cn } from '@/lib/utils'`, `import { cn } from '@/lib/utils'\nimport { Child } from './child'`],
    ['Slot.Root', 'Child'],
  ],
  label: [
    [`import { Label as Primitive } from 'radix-ui'\n`, ''],
    ['ComponentProps<typeof Primitive.Root>', `ComponentProps<'label'>`],
    ['<Primitive.Root', '<label'],
  ],
  separator: [
    [`import { Separator as Primitive } from 'radix-ui'\n`, ''],
    [
      'ComponentProps<typeof Primitive.Root>',
      `ComponentProps<'div'> & { orientation?: 'horizontal' | 'vertical'; decorative?: boolean }`,
    ],
    ['<Primitive.Root', '<div'],
    ['decorative={decorative}', `role={decorative ? 'none' : 'separator'}`],
    ['orientation={orientation}', 'data-orientation={orientation}'],
  ],
}

const CHILD: SourceFile = {
  name: 'components/ui/child.tsx',
  code: `import { Children, cloneElement, type ComponentProps, type ReactElement } from 'react'
import { cn } from '@/lib/utils'

/** Gives its look to the only child, a link for example. */
export function Child({ children, className, ...props }: ComponentProps<'button'>) {
  const child = Children.only(children) as ReactElement<{ className?: string }>
  return cloneElement(child, { ...props, className: cn(className, child.props.className) })
}
`,
}

/** The parts with plain elements, and all that those need, as files of a design; or the parts that need a library. */
export function plainKit(files: readonly SourceFile[]): { files: SourceFile[] } | { missing: string[] } {
  const found = new Map<string, SourceFile>()
  const missing = new Set<string>()
  const add = (code: string): void => {
    for (const path of kitImports(code)) {
      if (found.has(path)) continue
      const name = /^components\/ui\/([\w-]+)$/.exec(path)?.[1]
      if (name ? !(name in PLAIN) : !path.startsWith('lib/')) {
        missing.add(name ?? path)
        continue
      }
      const file = kitFile(path, name ? (PLAIN[name] ?? []) : [])
      found.set(path, file)
      add(file.code)
      if (name !== 'button') continue
      found.set('components/ui/child', CHILD)
      add(CHILD.code)
    }
  }
  for (const { code } of files) add(code)
  return missing.size > 0 ? { missing: [...missing].sort() } : { files: [...found.values()] }
}

/** What the kit's theme brings: tokens that a template leaves out, Tailwind's names for them, and the base of all elements. */
export const kitTheme = (): SourceFile => ({
  // A conventional sheet of the whole page, which stands before theme.css.
  name: 'index.css',
  code: readFileSync(inRoot('vendor', 'kit', 'theme.css'), 'utf8').replace(
    '@import "tw-animate-css";\n\n',
    '',
  ),
})

/** Paths of the kit's modules that a file imports. */
export const kitImports = (code: string): string[] =>
  [...code.matchAll(/from '@\/([\w/-]{1,80})'/g)].map(([, path = '']) => path)

function kitFile(path: string, changes: [string, string][]): SourceFile {
  const isPart = path.startsWith('components/')
  const name = `${path}.${isPart ? 'tsx' : 'ts'}`
  let code = readFileSync(inRoot('vendor', 'kit', name), 'utf8')
  for (const [from, to] of changes) {
    if (!code.includes(from)) throw new Error(`The kit's ${path} has changed: it has no ${from} any more.`)
    code = code.replaceAll(from, to)
  }
  if (code.includes(`'radix-ui'`)) throw new Error(`The kit's ${path} is no plain element.`)
  return { name, code }
}
