import { CHAKRA_GROUPS, CHAKRA_PLAIN, KIT_FACTS, KIT_GROUNDS } from '#server/generation/prompt/kit-facts.ts'

/** What the source does not say in its names: what a part is for, or what it needs. */
const NOTES: Readonly<Record<string, string>> = {
  accordion: 'type="single" collapsible',
  'alert-dialog': 'otherwise as Dialog, without ×; Action and Cancel close, and look as a Button',
  calendar: 'props of react-day-picker; modifiersClassNames go on the cell; larger by [--cell-size:…]',
  alert: 'role="alert"',
  button: 'gap-2; size="icon" is size-9',
  checkbox: 'its mark grows with it',
  dialog: 'a form inside brings its own gap; the first field has the focus, × is last',
  chart:
    'one chart of recharts inside; aria-label makes it a figure; axes and grid have colours; type ChartConfig, its keys are the name or dataKey of a series; what TooltipContent’s formatter gives is the whole row',
  drawer:
    'from below, with a handle; mx-auto max-w-107 holds it to a column; what is between takes your px-4 overflow-y-auto',
  field:
    'a form row, parts in your order, w-full until your max-w-…; horizontal: in one line, beside a Content at its top; Label or Content takes the room left; a Label around a Field is a bordered choice; data-invalid={boolean} colours it; Error, role="alert", has its words as children and is nothing without',
  empty: 'no border, no ground; a Button may stand in it',
  'native-select': 'props and classes go to the select',
  label: 'a flex row, font-medium leading-none; of a Field leading-snug',
  progress: 'value',
  select: 'Content is at least as wide as its Trigger; no Item of value=""',
  sheet:
    'side="right", left, top or bottom; at the sides w-[85%] sm:max-w-sm; what is between takes your px-4',
  slider:
    'value={[n]} or two, onValueChange([n]), aria-valuetext; aria-label names each thumb, of two with “from” and “to”; range and thumb --primary; h-11 is room for fingers',
  sonner: 'once in App; bottom-right, or position="top-center"; toast() comes from the package sonner',
  table: 'scrolls sideways by itself; each Body ends without a line',
  tabs: 'defaultValue; the chosen Trigger is bg-background; a hidden Content is unmounted',
  'toggle-group':
    'type="single|multiple", single gives "" when switched off; variant and size of Toggle on the group; joined, or spacing={1}',
  tooltip: 'no provider needed',
}

/** Named without their parts, which are those of shadcn/ui to the letter. */
const KNOWN =
  'aspect-ratio breadcrumb carousel collapsible command context-menu form hover-card input-otp menubar navigation-menu pagination resizable scroll-area separator sidebar skeleton spinner'.split(
    ' ',
  )
/** So are these where a window is small. */
const SELDOM = 'alert-dialog button-group empty field input-group item kbd native-select toggle'.split(' ')

/** `card{Header}` for `card: Card{Header}`, where the component is called as its module is. */
function calledAsModule(module: string, fact: string): string {
  const name = module.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
  return new RegExp(`^${name}(?=$|[{]| [[‹])`).test(fact)
    ? module + fact.slice(name.length)
    : `${module}: ${fact}`
}

/** Parts that an earlier module has too are named there alone: `drawer{as dialog}`. */
function sharing(facts: readonly (readonly [string, string])[]): (readonly [string, string])[] {
  const first = new Map<string, string>()
  return facts.map(([module, fact]) => {
    const parts = /\{([^{}]*)\}/.exec(fact)?.[1] ?? ''
    const other = first.get(parts)
    if (parts && !other) first.set(parts, module)
    return [module, other && parts.length > LONG_LIST ? fact.replace(parts, `as ${other}`) : fact]
  })
}
/** In characters; a shorter list is sooner read than looked up. */
const LONG_LIST = 40

/** Every module of the kit in a line each, from its source; the surprises by hand, each with a test. */
export function kitCard(isShort: boolean): string {
  const named = new Set(isShort ? [...KNOWN, ...SELDOM] : KNOWN)
  const shown = Object.entries(KIT_FACTS).filter(([module]) => !named.has(module))
  const lines = sharing(shown).map(([module, fact]) => {
    if (isShort)
      return calledAsModule(module, fact.replace(/ ‹[^‹›]*›/, '').replace(/ (?:\w{1,40} )?\[[^[\]]*\]/g, ''))
    const note = NOTES[module]
    return `${calledAsModule(module, fact)}${note ? ` (${note})` : ''}`
  })
  return `# Kit: \`@/components/ui/<module>\`
It is there; named exports, read \`card{Header}\` as Card, CardHeader; \`{as dialog}\`: with the same parts. ${isShort ? '' : 'In square brackets: `variant`, then other props, besides "default" or with * at the default; in ‹ › its size and layout. '}Nothing else is exported: another name becomes a dashed box.
${lines.join('\n')}
With the parts that shadcn/ui has, all of them: ${[...named].join(', ')}.
\`cn\` of \`@/lib/utils\`, \`useIsMobile\` of \`@/hooks/use-mobile\`. Buttons, triggers and items take \`asChild\`.
The rest a part has from the element or Radix part (Drawer: vaul) it is made of, whose props it takes (\`value\`, \`onValueChange\`, \`id\`, \`ref\`, aria-…). Your class wins over its own of the same job (\`size-11\` over \`h-9\`, \`py-1\` over half of \`p-2\`) with the same prefix (none, \`hover:\`, \`data-[state=on]:\`, \`dark:\`, \`md:\`). A step is any number (\`h-13\`).
${isShort ? '' : `Grounds and lines (controls are rounded-md, hovered a little paler): ${KIT_GROUNDS}.\n`}${SURPRISES}${isShort ? '' : `\n${STATES}`}`
}

const SURPRISES = `What surprises:
- Button lg is h-10: on phones give \`h-12\`. Ghost has the colour around it; ghost and outline are bg-accent when hovered. Buttons, tabs, toggles, table cells and SelectTrigger never wrap: for long labels a Select, or a box that scrolls.
- Sidebar throws outside SidebarProvider, takes 256 px, and below 768 is a sheet that only a SidebarTrigger opens. ToggleGroup throws without \`type\`.
- ChartContainer is 16:9 unless it has a height and \`w-full\`. Its config has colours as \`var(--chart-1)\`, drawn with \`fill="var(--color-key)"\`. recharts picks odd axis figures: give \`ticks\`.
- Dialog, Sheet and Drawer need a Title (\`font-semibold\`, to the left; Titles of others are divs), open by \`open\` too, give the focus back and lie at z-50; the first two have a ×. Icon buttons, Progress, Slider and SelectTrigger need \`aria-label\` or a Label.`

const STATES = `- Focus is \`outline-2 outline-offset-2 outline-ring\`, also on your own buttons and links (fields: \`border-ring ring-[3px] ring-ring/25\`); disabled is half opaque, \`aria-invalid={boolean}\` a line of --destructive over yours.
- Icons in Buttons, Badges, Tabs and menus are 16 px, or of their class (\`size-5\`), with a gap; elsewhere 24.`

/** The parts of Chakra UI that are there, as the served version exports them. */
export const chakraCard = (): string => `# Chakra UI 3: \`@chakra-ui/react\`
The provider is there; do not put another around the page. Read \`Card{Body}\` as Card.Body; every group has a Root.
${Object.entries(CHAKRA_GROUPS)
  .map(([group, parts]) => `${group}{${parts.replace(/ ?\bRoot\b/, '').trim()}}`)
  .join(' · ')}
Without parts: ${CHAKRA_PLAIN.join(', ')}.
What surprises:
- Version 3 words: \`colorPalette\` (not colorScheme), \`disabled\`, \`checked\`, \`open\` (not isDisabled, isChecked, isOpen), \`gap\` (not spacing), \`Separator\` (not Divider).
- What floats (Dialog, Drawer, Menu, Select, Popover, HoverCard, Tooltip) has its Content in a Positioner in a Portal: \`<Portal><Menu.Positioner><Menu.Content>\`; Dialog and Drawer have a Backdrop before that.
- Checkbox, Switch and RadioGroup.Item need their HiddenInput to work with the keyboard: \`<Switch.Root><Switch.HiddenInput /><Switch.Control /><Switch.Label>…\`.
- Select and Combobox take a \`collection\` from createListCollection; for plain lists NativeSelect is shorter.
- Widths of the page are arrays or objects: \`columns={{ base: 1, md: 2 }}\`. States are props: \`_hover\`, \`_focusVisible\`, \`_dark\`.`
