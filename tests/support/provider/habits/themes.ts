import { files, type Habit, page } from '#tests/support/provider/habits/habit.ts'

const BUTTON = page('<Button>Book</Button>', "import { Button } from '@/components/ui/button'")
const BRAND = page('<p className="bg-brand">Book</p>')
const V3 = `@tailwind base;
@tailwind components;
@tailwind utilities;
@layer base {
  :root { --background: 40 30% 96%; --primary: 150 45% 28%; }
  .dark { --primary: 150 50% 60%; }
}
@layer base {
  * { @apply border-border; }
  body { @apply bg-background text-foreground; }
}
`
const CONFIG = `import type { Config } from 'tailwindcss'
export default {
  content: ['./**/*.tsx'],
  theme: { extend: { colors: { brand: '#0f766e' } } },
  plugins: [require('tailwindcss-animate')],
} satisfies Config
`

/** The sheets as they stay, and what the page is styled with. */
const themed = (name: string, given: Record<string, string>, css: RegExp): Habit => ({
  ...{ name, answers: [files(given)] },
  end: { files: given, version: 'made', requests: 1, charged: 1, css },
})

/** A theme in the form of another set-up: it means here what it says, and nobody is asked to write it again. */
export const THEMES: Habit[] = [
  themed(
    'gives a theme in :root alone, which holds in the dark too',
    { 'App.tsx': BUTTON, 'theme.css': ':root { --primary: #2dd4bf; --background: #06201c; }\n' },
    /\.dark[^{}]*\{[^}]*--primary: ?#2dd4bf/,
  ),
  themed(
    'gives the theme of shadcn for Tailwind 3: a layer of bare numbers',
    { 'App.tsx': BUTTON, 'theme.css': V3 },
    /\.dark[^{}]*\{[^}]*--primary: ?hsl\(150 50% 60%\)/,
  ),
  themed(
    'gives colours as bare numbers, with hsl() around them where they are used',
    {
      'App.tsx': page('<p className="bg-[hsl(var(--brand))]">Book</p>'),
      'theme.css': ':root { --brand: 12 80% 50%; }\n',
    },
    /background-color: ?var\(--brand\)/,
  ),
  themed(
    'gives its colours in a config file of Tailwind 3',
    { 'App.tsx': BRAND, 'tailwind.config.ts': CONFIG },
    /background-color: ?#0f766e/,
  ),
  themed(
    'gives a colour of its own in :root, and uses it as a class',
    { 'App.tsx': BRAND, 'theme.css': ':root { --brand: #0f766e; }\n' },
    /background-color: ?var\(--brand\)/,
  ),
]
