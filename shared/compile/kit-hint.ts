import type { VirtualFiles } from './virtual-files.ts'

/** Modules that code for shadcn/ui is written with, and that are made of others here. */
const MADE_OF: Readonly<Record<string, string>> = {
  'date-picker': 'Calendar inside Popover does it',
  combobox: 'Command inside Popover does it',
  'data-table': 'Table with @tanstack/react-table does it',
  typography: 'plain elements with classes do it',
  'radio-cards': 'RadioGroup with FieldLabel around each Field does it',
  stepper: 'a list in the design itself does it',
  rating: 'RadioGroup does it',
  chip: 'Badge does it',
  modal: 'Dialog does it',
  'bottom-sheet': 'Drawer does it',
  snackbar: 'Sonner does it',
  dropdown: 'DropdownMenu does it',
  list: 'Item does it',
  loader: 'Spinner does it',
  icons: 'lucide-react does it',
}

const UI = 'components/ui/'

/** What a missing module of the kit may have meant, as a sentence; null for what is no name of the kit. */
export function kitHint(path: string, modules: readonly string[]): string | null {
  const known = modules.find(module => plain(module) === plain(path))
  if (known) return `It is called "@/${known}".`
  if (!path.startsWith(UI)) return null
  const name = path.slice(UI.length)
  const names = modules.filter(module => module.startsWith(UI)).map(module => module.slice(UI.length))
  const instead = MADE_OF[kebab(name)]
  if (instead) return `There is no ui/${name}; ${instead}.`
  const near = names.filter(each => isNear(plain(each), plain(name)))
  if (near.length > 0) return `There is no ui/${name}; nearest is ui/${near.join(', ui/')}.`
  return `There is no ui/${name}; there are ${names.join(', ')}.`
}

/** The file of the design that an import most likely means, as a question; null where none is near. */
export function fileHint(wanted: string, files: Pick<VirtualFiles, 'paths'>): string | null {
  const name = wanted.split('/').at(-1)?.toLowerCase() ?? ''
  const near = files.paths().find(path => path.toLowerCase().includes(name) && name.length > 2)
  return near ? `Did you mean "${near}"?` : null
}

const kebab = (name: string): string => name.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase()
const plain = (name: string): string => name.toLowerCase().replace(/[^a-z0-9/]/g, '')

/** One begins with the other, or they are two letters apart. */
function isNear(a: string, b: string): boolean {
  if (a.length < 3 || b.length < 3) return a === b
  return a.startsWith(b) || b.startsWith(a) || distance(a, b) <= 2
}

/** How many letters have to change. */
export function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++)
      next.push(
        Math.min(
          (next[j - 1] ?? 0) + 1,
          (row[j] ?? 0) + 1,
          (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1),
        ),
      )
    row = next
  }
  return row[b.length] ?? 0
}
