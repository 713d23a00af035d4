import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Groups that a page hardly needs, or that take more to use than they give. */
const SELDOM = new Set(
  'Blockquote Clipboard CodeBlock ColorPicker DateInput DatePicker FloatingPanel Listbox Marquee QrCode Splitter TreeView Toast TagsInput CheckboxCard RadioCard FileUpload Editable ActionBar Toggle ScrollArea'.split(
    ' ',
  ),
)
const INSIDE =
  /Context|Provider|Positioner$|HiddenInput$|HiddenSelect$|Arrow|DraggingIndicator|Items$|Sliders$/

/** Components with parts, and those without, as the served package exports them. */
export async function chakraFacts(
  modulesDir: string,
): Promise<{ groups: Record<string, string>; plain: string[] }> {
  const entry = join(modulesDir, '@chakra-ui', 'react', 'dist', 'esm', 'index.js')
  const all: Record<string, unknown> = await import(pathToFileURL(entry).href)
  const names = Object.keys(all).sort()
  const groups = names.filter(name => /^[A-Z]/.test(name) && hasRoot(all[name]))
  const isPart = (name: string) => groups.some(group => name.startsWith(group) && name !== group)
  return {
    groups: Object.fromEntries(
      groups.filter(name => !SELDOM.has(name)).map(name => [name, partsOf(all[name] as object)]),
    ),
    plain: PLAIN.filter(name => names.includes(name) && !isPart(name)),
  }
}

/** Of a hundred more; what is written here and gone from the package is left out. */
const PLAIN =
  'Box Flex Stack HStack VStack Grid GridItem SimpleGrid Container Center Wrap Separator Spacer AspectRatio Heading Text Link Badge Button IconButton CloseButton Input Textarea InputGroup Kbd Code Image Icon Skeleton SkeletonText Spinner VisuallyHidden Portal Float Sticky Highlight'.split(
    ' ',
  )

const hasRoot = (value: unknown): boolean => typeof value === 'object' && value !== null && 'Root' in value

const partsOf = (group: object): string =>
  Object.keys(group)
    .filter(part => /^[A-Z]/.test(part) && !INSIDE.test(part))
    .join(' ')
