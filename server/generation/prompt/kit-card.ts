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
    'a form row, its parts in your order; horizontal: Label or Content takes the room left; data-invalid={boolean} colours it; Error, role="alert", stands anywhere, has its words as children and is nothing without',
  form: 'with react-hook-form',
  item: 'a list row; asChild for a link',
  'native-select': 'props and classes go to the select',
  progress: 'value',
  sheet: 'side="left|right|top|bottom"; at the sides w-[85%] sm:max-w-sm',
  slider: 'value={[n]} or two, onValueChange, orientation; aria-label names each thumb',
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

/** Every module of the kit in a line each, from its source; the surprises by hand, each with a test. */
export function kitCard(isShort: boolean): string {
  const shown = Object.entries(KIT_FACTS).filter(([module]) => !isShort || !SELDOM.has(module))
  const others = Object.keys(KIT_FACTS).filter(module => isShort && SELDOM.has(module))
  const lines = shown.map(([module, fact]) => {
    if (isShort)
      return `${module}: ${fact.replace(/ ‹[^‹›]*›/, '').replace(/ ?(?:\w{1,40} )?\[[^[\]]*\]/g, '')}`
    const note = NOTES[module]
    return `${module}: ${fact}${note ? ` (${note})` : ''}`
  })
  return `# Kit: \`@/components/ui/<module>\`
It is there; do not write it again. Named exports, read \`card: Card{Header}\` as Card, CardHeader. ${isShort ? '' : 'In square brackets: variants besides the default, then other props; in ‹ › what it has of size and layout. '}Nothing else is exported: a name that is not here becomes a dashed box.
${lines.join('\n')}
${others.length > 0 ? `Also there, with the parts you know of shadcn/ui: ${others.join(', ')}.\n` : ''}\`cn\` of \`@/lib/utils\`, \`useIsMobile\` of \`@/hooks/use-mobile\`. Buttons, links in menus and the like take \`asChild\`.
What a part is not told about here it has from the element or the Radix part it is made of, whose props it takes (\`value\`, \`onValueChange\`, \`checked\`, \`id\`, \`ref\`, aria-…); your classes win over its own, except those that it has for dark or for a width (\`md:text-sm\`): give the same prefix. A step is any number (\`h-13\`, \`max-w-190\`).
${SURPRISES}${isShort ? '' : `\n${STATES}`}`
}

const SURPRISES = `What surprises:
- CardContent needs no padding of its own.
- Button is 36 px high, lg 40: on phones give \`h-12\`. TabsList and ToggleGroup never wrap: for long labels a Select, or a box that scrolls.
- Sidebar throws outside SidebarProvider, takes 256 px, and is a sheet below 768 px that only a SidebarTrigger opens. ToggleGroup throws without \`type\`.
- ChartContainer is 16:9 unless it has a height and \`w-full\`. Colours of a series stand in its config as \`var(--chart-1)\`, and are drawn with \`fill="var(--color-key)"\`. recharts picks odd axis figures: give \`ticks\`.
- Dialog, Sheet and Drawer need a Title. Icon buttons, Progress, Slider and SelectTrigger need \`aria-label\` or a Label.`

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
