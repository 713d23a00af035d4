import { KIT_FACTS } from '#server/generation/prompt/kit-facts.ts'
import { page } from '#tests/support/seen-design.ts'

const open = (kind: string) =>
  `<${kind} open modal={false}><${kind}Content><${kind}Header><${kind}Title>T</${kind}Title><${kind}Description>D</${kind}Description></${kind}Header><${kind}Footer>F</${kind}Footer></${kind}Content></${kind}>`
/** The parts of whose size and layout a model is told, each once, by module. */
export const SHOWN_PARTS: Readonly<Record<string, string>> = {
  ...{ dialog: open('Dialog'), drawer: open('Drawer'), sheet: open('Sheet') },
  popover: '<Popover open><PopoverTrigger>a</PopoverTrigger><PopoverContent>b</PopoverContent></Popover>',
  avatar: '<Avatar />',
  button: '<Button>a</Button>',
  calendar: '<Calendar />',
  card: '<Card><CardContent>a</CardContent></Card>',
  chart: '<ChartContainer config={{}}><p>a</p></ChartContainer>',
  checkbox: '<Checkbox aria-label="a" />',
  empty: '<Empty>a</Empty>',
  field:
    '<FieldSet><FieldLegend>a</FieldLegend><FieldGroup><Field><FieldLabel>c</FieldLabel><FieldDescription>d</FieldDescription><FieldError>b</FieldError></Field></FieldGroup></FieldSet>',
  input: '<Input aria-label="a" />',
  'input-group': '<InputGroup><InputGroupInput aria-label="a" /></InputGroup>',
  item: '<Item>a</Item>',
  label: '<Label>a</Label>',
  'native-select': '<NativeSelect aria-label="a" />',
  progress: '<Progress value={5} aria-label="a" />',
  'radio-group': '<RadioGroup><RadioGroupItem value="a" /></RadioGroup>',
  select: '<Select><SelectTrigger aria-label="a" /></Select>',
  switch: '<Switch aria-label="a" />',
  table:
    '<Table><TableHeader><TableRow><TableHead>a</TableHead></TableRow></TableHeader><TableBody><TableRow><TableCell>b</TableCell></TableRow></TableBody></Table>',
  tabs: '<Tabs><TabsList><TabsTrigger value="a">a</TabsTrigger></TabsList></Tabs>',
  textarea: '<Textarea aria-label="a" />',
  toggle: '<Toggle aria-label="a">a</Toggle>',
}
/** What stands in ‹ › behind a module: the part, as its element is called, and its own classes. */
export const TOLD_PARTS = Object.entries(KIT_FACTS).flatMap(([module, fact]) => {
  const [, main = ''] = /^(\w+)/.exec(fact) ?? []
  return (/‹([^›]*)›/.exec(fact)?.[1]?.split('; ') ?? []).map(each => {
    const part = /^[A-Z]\w+/.exec(each)?.[0] ?? ''
    const name = part.startsWith(main) ? part : main + part
    const slot = name.replace(/\B[A-Z]/g, letter => `-${letter}`).toLowerCase()
    return { module, slot: slot.replace('chart-container', 'chart'), own: each.slice(part.length).trim() }
  })
})

const imports = Object.entries(SHOWN_PARTS).map(([module, body]) => {
  const names = new Set([...body.matchAll(/<([A-Z]\w+)/g)].map(([, name]) => name))
  return `import { ${[...names].join(', ')} } from '@/components/ui/${module}'`
})
export const PAGE_OF_PARTS = page(Object.values(SHOWN_PARTS).join('\n'), imports.join('\n'))
