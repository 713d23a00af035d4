import type { KitFile } from '#scripts/vendor/kit.ts'

/** The parts whose measures pages build on; those of all others are asked for by nobody. */
const SHOWN =
  'Avatar Button Calendar Card CardContent ChartContainer Checkbox DialogContent DialogFooter DrawerContent DrawerHeader DrawerFooter Empty Field FieldSet FieldLegend FieldGroup FieldError FieldLabel FieldDescription Input InputGroup Item Label NativeSelect PopoverContent Progress RadioGroup RadioGroupItem SelectTrigger SheetContent SheetHeader SheetFooter Switch TableHead TableCell Tabs TabsList TabsTrigger Textarea Toggle'.split(
    ' ',
  )
/** What says how large a part is and how its children lie: plain, from a width on, or for all children. */
const MEASURE =
  /^(?:sm:|md:|\*:)?(?:(?:size|h|w|max-w|max-h|p|px|py|gap|mb)-[\w.[\]()%,-]+|aspect-video|text-(?:xs|sm|base|lg|center)|grid|mt-auto|flex-(?:col|col-reverse|row|1)|justify-end|overflow-y-auto|\[--cell-size:[^\s]+)$/
/** Too small for anyone to ask, or the margin around what opens over a page. */
const SLIGHT = /^(?:gap|py)-[012](?:\.5)?$|^h-auto$|calc/
/** A drawer comes from below unless it is told otherwise. */
const BY_DEFAULT =
  /^(?:data-\[vaul-drawer-direction=bottom\]|data-\[orientation=horizontal\]|data-\[size=default\]):/

/** `Content grid gap-5 p-6; Footer flex-col-reverse gap-2`: what the parts of a module have by themselves. */
export function ownClasses(code: string, main: string, names: readonly string[], looks: string): string {
  const parts = SHOWN.filter(name => names.includes(name))
  return parts
    .map(name => {
      const own = [...new Set(classesOf(code, name, looks).map(each => each.replace(BY_DEFAULT, '')))]
      return [name.slice(main.length), ...own.filter(each => MEASURE.test(each) && !SLIGHT.test(each))]
        .filter(Boolean)
        .join(' ')
    })
    .join('; ')
}

/** The file with the looks that several components share. */
export const looksOf = (files: readonly KitFile[]): string =>
  files.find(({ name }) => name === 'lib/looks.ts')?.code ?? ''

/** Of the first element with classes in a component: its texts, and those that stand under a name elsewhere. */
export function classesOf(code: string, component: string, looks: string): string[] {
  const at = code.indexOf('className={', code.indexOf(`function ${component}(`))
  const said = code.slice(at, closing(code, at + 'className='.length))
  const named = [...said.matchAll(/\b([a-z]\w+)\b/g)].flatMap(([, name = '']) => [
    ...textsOf(new RegExp(`export const ${name} =\\s*(['"\`].*)`).exec(looks)?.[1] ?? ''),
    ...(name.endsWith('Variants') ? defaultsOf(code, name) : []),
  ])
  return [...named, ...textsOf(said)]
}

/** What one value of a variant adds. */
export const optionOf = (code: string, option: string): string[] =>
  textsOf(new RegExp(`\\b${option}:\\s*('[^'\\n]*'|"[^"\\n]*")`).exec(code)?.[1] ?? '')

/** Where the brace that opens here is closed. */
function closing(code: string, start: number): number {
  let depth = 0
  for (let at = start; at < code.length; at++) {
    if (code[at] === '{') depth++
    if (code[at] === '}' && --depth === 0) return at
  }
  return code.length
}

/** Of `condition ? other : default` the default. */
const textsOf = (source: string): string[] =>
  [...source.replaceAll(/\? '[^']*' :/g, '').matchAll(/'([^'\n]+)'|"([^"\n]+)"|`([^`\n]+)`/g)].flatMap(
    ([, ...texts]) => (texts.find(Boolean) ?? '').split(' '),
  )

/** What all variants have, and those that are meant where none is named. */
function defaultsOf(code: string, name: string): string[] {
  const source = code.slice(code.indexOf(`const ${name} = cva(`), code.indexOf('\n)', code.indexOf(name)))
  const base = source.slice(0, source.indexOf('variants: {'))
  const chosen = /defaultVariants: \{([^}]*)\}/.exec(source)?.[1] ?? ''
  const defaults = [...chosen.matchAll(/(\w+): '([\w-]+)'/g)].flatMap(([, group, option]) => {
    const from = source.indexOf(`${group}: {`)
    return textsOf(new RegExp(`\\b${option}:\\s*('[^'\\n]*'|"[^"\\n]*")`).exec(source.slice(from))?.[1] ?? '')
  })
  return [...textsOf(base), ...defaults]
}
