import { CHAKRA_GROUPS, CHAKRA_PLAIN, KIT_FACTS } from '#server/generation/prompt/kit-facts.ts'

/** What the source does not say in its names: what a part is for, or what it needs. */
const NOTES: Readonly<Record<string, string>> = {
  accordion: 'type="single" collapsible',
  'alert-dialog': 'as wide as Dialog; Action and Cancel take variant and size of Button',
  calendar:
    'react-day-picker: mode="single|range" selected onSelect defaultMonth startMonth endMonth disabled modifiers, modifiersClassNames (on the cell, not its button), locale; larger by [--cell-size:…]',
  chart:
    'with recharts; type ChartConfig, its keys are the name or dataKey of a series, for a Scatter also the dataKeys of its axes; TooltipContent hideLabel indicator formatter labelFormatter nameKey',
  drawer:
    'from below, over the whole width or mx-auto max-w-107; what is long inside scrolls by your overflow-y-auto',
  field:
    'a form row, its parts in your order; horizontal: in one line, beside a Content at its top; Label or Content takes the room left; data-invalid={boolean} colours it; Error, role="alert", stands anywhere, has its words as children and is nothing without',
  empty: 'no border, no ground',
  form: 'with react-hook-form',
  item: 'a list row; asChild for a link',
  'native-select': 'props and classes go to the select',
  progress: 'value',
  sheet: 'side="left|right|top|bottom"; at the sides w-[85%] sm:max-w-sm',
  slider:
    'value={[n]} or two, onValueChange, orientation; aria-label names each thumb, of two with “from” and “to”',
  sonner: 'once in App; toast() comes from the package sonner',
  table: 'scrolls sideways by itself',
  tabs: 'defaultValue',
  'toggle-group': 'type="single|multiple", variant and size of Toggle on the group; joined, or spacing={1}',
  tooltip: 'no provider needed',
}

/** Named, without their parts, where a window is small. */
const SELDOM = new Set(
  'alert-dialog aspect-ratio breadcrumb button-group carousel collapsible command context-menu empty field form hover-card input-group input-otp item kbd menubar native-select navigation-menu pagination resizable scroll-area sidebar toggle'.split(
    ' ',
  ),
)

/** Parts that an earlier module has too are named there alone: `Drawer{as dialog}`. */
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
  const shown = Object.entries(KIT_FACTS).filter(([module]) => !isShort || !SELDOM.has(module))
  const others = Object.keys(KIT_FACTS).filter(module => isShort && SELDOM.has(module))
  const lines = sharing(shown).map(([module, fact]) => {
    if (isShort)
      return `${module}: ${fact.replace(/ ‹[^‹›]*›/, '').replace(/ ?(?:\w{1,40} )?\[[^[\]]*\]/g, '')}`
    const note = NOTES[module]
    return `${module}: ${fact}${note ? ` (${note})` : ''}`
  })
  return `# Kit: \`@/components/ui/<module>\`
It is there; do not write it again. Named exports, read \`card: Card{Header}\` as Card, CardHeader; \`{as dialog}\`: with the same parts. ${isShort ? '' : 'In square brackets: `variant` besides the default, then other props; in ‹ › what it has of size and layout. '}Nothing else is exported: a name that is not here becomes a dashed box.
${lines.join('\n')}
${others.length > 0 ? `Also there, with the parts you know of shadcn/ui: ${others.join(', ')}.\n` : ''}\`cn\` of \`@/lib/utils\`, \`useIsMobile\` of \`@/hooks/use-mobile\`. Buttons, links in menus and the like take \`asChild\`.
What a part is not told about here it has from the element or the Radix part it is made of, whose props it takes (\`value\`, \`onValueChange\`, \`checked\`, \`id\`, \`ref\`, aria-…); your classes win over its own of the same prefix (none, \`hover:\`, \`data-[state=on]:\`, \`dark:\`, \`md:\`). A step is any number (\`h-13\`, \`max-w-190\`).
${SURPRISES}${isShort ? '' : `\n${STATES}`}`
}

const SURPRISES = `What surprises:
- CardContent needs no padding of its own.
- Button lg is h-10: on phones give \`h-12\`. Ghost has the colour of the text around it, a Toggle is muted until it is on (accent). TabsList and ToggleGroup never wrap: for long labels a Select, or a box that scrolls.
- Sidebar throws outside SidebarProvider, takes 256 px, and is a sheet below 768 px that only a SidebarTrigger opens. ToggleGroup throws without \`type\`.
- ChartContainer is 16:9 unless it has a height and \`w-full\`. Colours of a series stand in its config as \`var(--chart-1)\`, and are drawn with \`fill="var(--color-key)"\`. recharts picks odd axis figures: give \`ticks\`.
- Dialog, Sheet and Drawer need a Title (\`font-semibold\`, Description muted); the first two have a × at its end. Icon buttons, Progress, Slider and SelectTrigger need \`aria-label\` or a Label.`

const STATES = `- Controls have their states: focus in --ring, disabled at half opacity, \`aria-invalid\` with a line of --destructive. Fields lie on \`bg-background dark:bg-input/25\`.
- Icons in Buttons, Badges, Tabs and menus have size and distance, or the size of their own class (\`size-5\`).`

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
