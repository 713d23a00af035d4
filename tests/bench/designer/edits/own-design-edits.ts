import type { EditCase } from '#tests/bench/designer/edits/edit-case.ts'

/** Follow-ups on designs of the designer itself. */
export const OWN_DESIGN_EDITS: EditCase[] = [
  {
    design: 'landing',
    prompt: "clear header content. add menu (class 'menu') with 3 items at the right side of header.",
    touches: [],
    isRefused: true,
  },
  {
    design: 'landing',
    prompt: "show 12 cards (class 'card') in content with 3 per row",
    touches: [],
    isRefused: true,
  },
  { design: 'dashboard', prompt: 'make the sidebar dark', touches: [], isRefused: true },
  {
    design: 'landing',
    prompt: 'make the hero image rounded',
    touches: ['components/hero.tsx'],
    has: { 'components/hero.tsx': 'rounded-[12px]' },
  },
  {
    design: 'landing',
    prompt: 'make the headline bigger',
    touches: ['components/hero.tsx'],
    has: { 'components/hero.tsx': 'text-6xl' },
  },
  {
    design: 'landing',
    prompt: 'make the button red',
    touches: ['components/hero.tsx'],
    has: { 'components/hero.tsx': 'bg-[#d22630]' },
  },
  {
    design: 'landing',
    prompt: 'make the second plan card green',
    touches: ['components/plan-card.tsx'],
    has: { 'components/plan-card.tsx': 'nth-[2]:bg-[#16803c]' },
  },
  {
    design: 'landing',
    prompt: 'make it green',
    touches: ['theme.css'],
    has: { 'theme.css': '--primary: #16803c' },
  },
  {
    design: 'landing',
    prompt: 'Use dark mode with purple accents',
    touches: ['theme.css'],
    has: { 'theme.css': '--primary: #7c3aed' },
  },
  {
    design: 'landing',
    prompt: 'change the font to Manrope',
    touches: ['theme.css'],
    has: { 'theme.css': '--font-sans: "Manrope"' },
  },
  {
    design: 'landing',
    prompt: 'make all corners rounder',
    touches: ['theme.css'],
    swaps: [['theme.css', '--radius: 0rem', '--radius: 1rem']],
  },
  {
    design: 'landing',
    prompt: 'make the hero warmer',
    touches: ['components/hero.tsx'],
    has: { 'components/hero.tsx': '[--background:' },
  },
  {
    design: 'landing',
    prompt: 'move the FAQ above pricing',
    touches: ['App.tsx'],
    has: { 'App.tsx': /<Faq \/>\s*<Pricing \/>/ },
  },
  {
    design: 'landing',
    prompt: 'swap the first and last plan',
    touches: ['data/plans.ts'],
    has: { 'data/plans.ts': /The household[\s\S]*One a month/ },
  },
  {
    design: 'landing',
    prompt: 'remove the second testimonial',
    touches: ['data/testimonials.ts'],
    lacks: { 'data/testimonials.ts': 'Marta Silva' },
  },
  {
    design: 'landing',
    prompt: 'change the second question to "Can I visit?"',
    touches: ['data/questions.ts'],
    swaps: [['data/questions.ts', 'How fresh is it?', 'Can I visit?']],
  },
  {
    design: 'landing',
    prompt: 'remove the first plan',
    touches: ['data/plans.ts'],
    lacks: { 'data/plans.ts': 'One a month' },
  },
  {
    design: 'landing',
    prompt: 'change the "Visit the bar" button to "Come by"',
    touches: ['components/hero.tsx'],
    swaps: [['components/hero.tsx', 'Visit the bar', 'Come by']],
  },
  {
    design: 'landing',
    prompt: 'add a question "Do you ship abroad?"',
    touches: ['data/questions.ts'],
    has: { 'data/questions.ts': 'question: "Do you ship abroad?"' },
  },
  {
    design: 'landing',
    prompt: 'add an Enterprise plan for $199',
    touches: ['data/plans.ts'],
    has: { 'data/plans.ts': /name: "Enterprise",\s+price: 199/ },
  },
  {
    design: 'landing',
    prompt: 'add a link to the navigation called Journal',
    touches: ['data/navigation.ts'],
    has: { 'data/navigation.ts': '"Journal"' },
  },
  {
    design: 'landing',
    prompt: 'remove the Voices entry from the navigation',
    touches: ['data/navigation.ts'],
    lacks: { 'data/navigation.ts': 'Voices' },
  },
  { design: 'landing', prompt: 'Add a header', touches: [], isRefused: true },
  { design: 'dashboard', prompt: 'Add a header', touches: [], isRefused: true },
]
