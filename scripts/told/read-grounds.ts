import { classesOf, optionOf } from '#scripts/told/read-own-classes.ts'
import type { KitFile } from '#scripts/vendor/kit.ts'

/** Whose colours, lines and shadows a page is matched to: parts as they are, and variants behind a space. */
const SHOWN =
  'Button,Button outline,Button secondary,Card,Alert,Alert destructive,Badge,Badge destructive,Badge outline,Input,Textarea,NativeSelect,SelectTrigger,InputGroup,Checkbox,RadioGroupItem,Switch,Progress,Toggle,TabsList,DialogContent,AlertDialogContent,SheetContent,DrawerContent,PopoverContent,DropdownMenuContent,SelectContent,TableHead,TableRow'.split(
    ',',
  )
const LOOK =
  /^(?:(?:dark|hover|data-\[state=(?:checked|unchecked|on)\]):)?(?:bg-(?!transparent)[\w/-]+|text-(?:primary|muted-foreground|destructive|background)|border(?:-[bx])?|border-(?!transparent)[a-z][\w/-]*|shadow-(?!xs)\w+|rounded-(?:lg|xl))$/
/** Without these the line says the same. */
const SAID = /^(?:border-border|data-\[state=checked\]:border-primary)$/

/** `Card rounded-xl border bg-card shadow-xs`: parts with one look in one line, as the source has it. */
export function grounds(files: readonly KitFile[]): string {
  const shared = files.find(({ name }) => name === 'lib/looks.ts')?.code ?? ''
  const byLook = new Map<string, string[]>()
  for (const shown of SHOWN) {
    const look = lookOf(shown, files, shared)
    byLook.set(look, [...(byLook.get(look) ?? []), shown])
  }
  return [...byLook].map(([look, parts]) => `${parts.join(', ')} ${look}`).join('; ')
}

function lookOf(shown: string, files: readonly KitFile[], shared: string): string {
  const [part = '', option] = shown.split(' ')
  const file = files.find(
    ({ name, code }) => name.startsWith('components/') && code.includes(`function ${part}(`),
  )
  if (!file) throw new Error(`The kit has no ${part}.`)
  const own = option ? optionOf(file.code, option) : classesOf(file.code, part, shared)
  const kept = [...new Set(own.filter(each => LOOK.test(each) && !SAID.test(each)))]
  const hasLine = kept.some(each => /^border-\w/.test(each))
  const hasGround = kept.some(each => each.startsWith('bg-'))
  return [
    ...kept,
    ...(own.includes('border-border') && !hasLine && !kept.includes('border') ? ['border'] : []),
  ]
    .filter(
      each =>
        !(each.startsWith('hover:') && hasGround) &&
        !(each === 'border' && (hasLine || own.includes('border-transparent'))),
    )
    .map(each => each.replace(/^data-\[state=(\w+)\]/, '$1'))
    .join(' ')
}
