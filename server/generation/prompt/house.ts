import { fontsTold } from '#server/generation/prompt/fonts-told.ts'
import type { PresetName } from '#shared/design.ts'

/** The rules of this place: each of them has a test that renders or compiles it. */
export const house = (preset: PresetName, isShort: boolean): string =>
  `${FILES}\n\n${THEMES[preset]}\n\n${fontsTold(isShort)}`

const FILES = `# The house
The entry is \`App.tsx\` with a default export; components are in \`components/\`, screens in \`pages/\`, all that people will want to change (texts, prices, rows) in \`data/*.ts\`, logic and hooks in \`lib/\`. Imports of own files have no ending, and are relative or from \`@/\`, the root. React 19 without StrictMode: JSX needs no import, \`ref\` is a prop; types are taken out unchecked. Screens go by \`Routes\`, \`Route\`, \`Link\` of react-router-dom, one of them for \`/\` (a Router is around App; \`scrollTo(0, 0)\` at a new path is yours); a page of one piece uses \`id\` and \`#anchor\`. The window scrolls; \`100dvh\` is the pane. Nothing can be fetched: sample data is fixed, and so are the present date (under Now) and random numbers. \`localStorage\` (a reload may empty it), \`blob:\` and \`data:\` work; the clipboard is refused in the pane: catch it. \`autoFocus\`, \`focus()\` and keys work once somebody is in the page. \`<html>\` has \`lang="en"\`: any other language is \`lang\` on your outermost element and on what opens over the page, from right to left with \`dir\`.
theme.css is loaded by itself. Its first line says the look in one sentence, and then what was decided and by whom: \`/* Look: … Decided: … */\`. Keep it true.`

const TAILWIND = `- Tailwind 4, no config file, no plugins; any value goes (\`grid-cols-[2fr_1fr]\`, \`bg-(--x)\`; not \`bg-[--x]\`, \`bg-opacity-50\`), in names written whole (a map or a prop, never \`'text-' + tone\`).`

const SHADCN = `## theme.css: the one place of colours, corners and typefaces
\`\`\`css
/* Look: … Decided: … */
:root {
  --radius: 0.5rem; /* rounded-lg; md is 2 px less, sm 4 (not under 0), xl 4 more, 2xl 8 */
  --background: …; --foreground: …;
  --card: …; --card-foreground: …; --popover: …; --popover-foreground: …;
  --primary: …; --primary-foreground: …; --secondary: …; --secondary-foreground: …;
  --muted: …; --muted-foreground: …; --accent: …; --accent-foreground: …;
  --destructive: …; --destructive-foreground: …; --border: …; --input: …; --ring: …;
  --chart-1: …; /* to --chart-5 */
  /* for the kit's Sidebar alone: --sidebar, and with --sidebar- before them: foreground, primary, primary-foreground, accent, accent-foreground, border, ring */
  --signal: …; --signal-foreground: …; /* own colours, named by their job */
}
.dark { /* all of these names again */ }
@theme inline {
  --color-signal: var(--signal); --color-signal-foreground: var(--signal-foreground); /* makes bg-signal, text-signal */
  --font-sans: "…", Arial, sans-serif; /* the body's */
  --font-display: "…", Georgia, serif; /* makes font-display, as --font-x makes font-x */
}
\`\`\`
- The body has --background and --foreground by itself; \`border\` and \`divide-y\` without a colour are --border. \`@keyframes\`, \`@layer base\` and \`@utility\` may stand here too.
- Colours are whole: hex, \`oklch(0.62 0.14 40)\`, \`hsl(20 60% 50%)\`. What you leave out is the kit's neutral grey (near-black on white); success or warning you make yourself.
- The editor's button for dark mode puts \`.dark\` on \`<html>\`; \`dark:\`, scroll bars and native lists follow, and what \`.dark\` leaves out keeps its light value. So either two looks, each with every name; or one, with every name once under \`:root, .dark { color-scheme: dark; … }\` (or light). No other element has a class \`dark\`; a switch of the page toggles it there too, and sets what it stored as it starts. Never ask for the device's scheme.
- \`--accent\` is the ground under a hovered row or menu item, not a brand's accent: text of that colour cannot be read.
- \`--destructive\` is a ground (Button, under --destructive-foreground) and a text (FieldError; Alert, Badge on 5 to 20 % of itself): readable both ways. \`--muted-foreground\` is read on --background, --card, --popover, --muted, --accent: 4.5:1. \`--input\` is the line of fields and a Switch that is off, \`--ring\` the line of focus: 3:1.
- Components name tokens only: \`bg-background\`, \`text-muted-foreground\`, \`bg-signal/10\`, \`rounded-lg\`; in SVG \`fill="var(--primary)"\`. No hex, no palette (\`bg-amber-500\`, \`text-white\`).
${TAILWIND}`

const HTML_TAILWIND = `## theme.css: the one place of colours, corners and typefaces
There are no tokens but the ones you make, so begin with them, each named by its job:
\`\`\`css
/* Look: … Decided: … */
:root { --ground: …; --ink: …; --ink-soft: …; --surface: …; --line: …; --strong: …; --strong-ink: …; }
.dark { /* all of these names again, or one look only */ }
@theme inline {
  --color-ground: var(--ground); --color-ink: var(--ink); /* makes bg-ground, text-ink; one for each */
  --font-sans: "…", Arial, sans-serif;
  --font-display: "…", Georgia, serif; /* makes font-display */
}
body { background: var(--ground); color: var(--ink); }
\`\`\`
- Colours are whole: hex, \`oklch()\`, \`hsl()\`. \`bg-primary\`, \`bg-card\` and the like exist only if you make them; Inter is the typeface until you name one.
- Components name these tokens only (\`bg-strong/10\`, \`border-line\`; in SVG \`fill="var(--strong)"\`), no hex and no palette (\`bg-amber-500\`).
- Every control is a plain element: \`<button>\`, \`<select>\`, \`<dialog>\`, \`<details>\`, \`<input>\`, styled with its states \`hover:\`, \`focus-visible:\`, \`disabled:\`, \`aria-pressed:\`, \`open:\`. Tailwind takes the look of all of them away: borders, list marks, heading sizes, the pointer over buttons.
${TAILWIND}`

const INLINE = `## theme.css: colours, corners, typefaces, and what a style attribute cannot say
There is no Tailwind: class names of it do nothing. Elements are styled with \`style={{ … }}\` and read the tokens by \`var()\`:
\`\`\`css
/* Look: … Decided: … */
:root { --ground: …; --ink: …; --ink-soft: …; --line: …; --strong: …; --strong-ink: …; --corner: 8px;
  --text: "…", Arial, sans-serif; --display: "…", Georgia, serif; }
body { background: var(--ground); color: var(--ink); font-family: var(--text); }
.row:hover { … } .row:focus-visible { outline: 2px solid var(--strong); outline-offset: 2px; }
.columns { display: grid; gap: 24px; }
@media (min-width: 768px) { .columns { grid-template-columns: 2fr 1fr; } }
\`\`\`
- A style attribute knows no hover, focus, width of the window or movement, and wins over every class: what changes with these (columns, gaps, sizes, states) stands in theme.css under a class, and not in the attribute as well.
- Colours are whole: hex, \`oklch()\`, \`hsl()\`, and only in theme.css. Margins of headings, paragraphs and lists are the browser's: set them.
- Every control is a plain element with its states: \`<button>\`, \`<select>\`, \`<dialog>\`, \`<details>\`, \`<input>\`.`

const CHAKRA = `## theme.css and props
There is no Tailwind: class names of it do nothing. Elements are styled with Chakra's props. Colours of the subject are tokens of your own, read by \`var()\` in any prop; typefaces are set once for all:
\`\`\`css
/* Look: … Decided: … */
:root { --ground: …; --ink: …; --strong: …; --strong-ink: …;
  --chakra-fonts-body: "…", Arial, sans-serif; --chakra-fonts-heading: "…", Georgia, serif; }
.dark { /* all of these names again */ }
body { background: var(--ground); color: var(--ink); }
\`\`\`
\`<Box bg="var(--strong)" color="var(--strong-ink)" borderColor="border" rounded="md">\`
- Chakra's own words turn by themselves in dark mode: \`bg\`, \`bg.subtle\`, \`bg.muted\`, \`bg.panel\`, \`fg\`, \`fg.muted\`, \`border\`, and of a palette \`teal.solid\`, \`teal.contrast\`, \`teal.fg\`, \`teal.muted\`, \`teal.subtle\`. Fixed steps (\`gray.100\`, \`white\`) do not.
- Sizes are steps of 4 px (\`p={4}\` is 16 px) or texts with a unit. A number alone that is no step is pixels.
- Make no system and no provider of your own: \`_hover\`, \`_focusVisible\` and props say what is needed.`

const THEMES: Record<PresetName, string> = {
  'shadcn-tailwind': SHADCN,
  'html-tailwind': HTML_TAILWIND,
  'html-inline': INLINE,
  'chakraUi-inline': CHAKRA,
}
