import type { EditCase } from '#tests/bench/designer/edits/edit-case.ts'

/** Several wishes in one sentence, and sentences that are easily taken for another wish. */
export const JOINT_EDITS: EditCase[] = [
  {
    design: 'studio',
    prompt: 'make the headline blue and the buttons bigger',
    touches: ['App.tsx', 'components/Contact.tsx'],
    has: { 'App.tsx': /text-\[#2563eb\][\s\S]*px-7/, 'components/Contact.tsx': 'px-6 py-2.5' },
  },
  {
    design: 'crew',
    prompt: 'make the headline blue and underlined',
    touches: ['App.jsx'],
    has: {
      'App.jsx':
        /color: '#2563eb'[^}]*textDecoration: 'underline'|textDecoration: 'underline'[^}]*color: '#2563eb'/,
    },
    lacks: { 'App.jsx': 'text-[' },
  },
  {
    design: 'crew',
    prompt: 'make the sidebar dark blue and wider',
    touches: ['App.jsx'],
    has: { 'App.jsx': /background: '#00008b'[^}]*width: '\d+px'/ },
  },
  {
    design: 'bistro',
    prompt: 'center the headline and make it red',
    touches: ['Hero.tsx'],
    has: { 'Hero.tsx': /size="3xl" textAlign="center" color="#/ },
    lacks: { 'Hero.tsx': 'colorPalette="red"' },
  },
  {
    design: 'bistro',
    prompt: 'change the background to cream and headings to dark green',
    touches: ['App.tsx', 'Hero.tsx', 'Menu.tsx'],
    has: { 'App.tsx': 'bg="#fbf5e6"', 'Menu.tsx': 'color="#006400"' },
  },
  {
    design: 'landing',
    prompt: 'change the headline to "Fresh beans" and the button to "Shop now"',
    touches: ['components/hero.tsx'],
    has: { 'components/hero.tsx': /Fresh beans\n[\s\S]*>Shop now</ },
  },
  {
    design: 'landing',
    prompt: 'change the title to Good morning and center it',
    touches: ['components/hero.tsx'],
    has: { 'components/hero.tsx': /text-center">\n\s+Good morning\n/ },
  },
  {
    design: 'landing',
    prompt: 'Make the primary color emerald green and the corners fully rounded',
    touches: ['theme.css'],
    has: { 'theme.css': /--radius: 1rem[\s\S]*--primary: (?:#10b981|#16803c|#50c878|oklch)/ },
  },
  {
    design: 'landing',
    prompt: 'remove the FAQ and testimonials',
    touches: [
      'App.tsx',
      'components/faq.tsx',
      'components/hero.tsx',
      'components/testimonials.tsx',
      'data/navigation.ts',
      'data/questions.ts',
      'data/testimonials.ts',
    ],
    lacks: { 'App.tsx': /<Faq|<Testimonials/ },
  },
  {
    design: 'studio',
    prompt: "add a button 'Call us' and a link 'Map' in the footer",
    touches: ['App.tsx'],
    has: { 'App.tsx': />Call us<\/button>[\s\S]*>Map<\/a>\s*<\/footer>/ },
  },
  {
    design: 'studio',
    prompt: 'make the cards have rounded corners of 20px and a large shadow',
    touches: ['App.tsx'],
    has: { 'App.tsx': /rounded-\[20px\][^"]*shadow-xl|shadow-xl[^"]*rounded-\[20px\]/ },
  },
  { design: 'landing', prompt: 'add a map to the contact section', touches: [], isRefused: true },
  {
    design: 'landing',
    prompt: 'Add a video section with a play button below the hero',
    touches: [],
    isRefused: true,
  },
  { design: 'landing', prompt: 'make the FAQ and the pricing sections dark', touches: [], isRefused: true },
  {
    design: 'dashboard',
    prompt: 'make the stat cards smaller and put them in one row',
    touches: [],
    isRefused: true,
  },
  {
    design: 'landing',
    prompt: 'add a team section to the page',
    touches: ['App.tsx', 'components/team.tsx', 'data/navigation.ts', 'data/team.ts'],
    has: { 'App.tsx': '<Team />' },
  },
  {
    design: 'landing',
    prompt: 'Add a contact form with name, email and message before the footer',
    touches: ['App.tsx', 'components/contact.tsx', 'data/navigation.ts'],
    has: { 'App.tsx': '<Contact />' },
  },
  {
    design: 'bistro',
    prompt: 'add a dish called Tarte with price $7 to the menu',
    touches: ['Menu.tsx'],
    has: { 'Menu.tsx': '{ name: "Tarte", price: 7' },
  },
  {
    design: 'calculator',
    prompt: 'add a percent button after the clear button',
    touches: ['App.jsx'],
    has: { 'App.jsx': /\/ 100\)\)}>%<\/button>/ },
  },
  {
    design: 'calculator',
    prompt: 'make the clear button red',
    touches: ['App.jsx'],
    has: { 'App.jsx': /background: '#d22630'[^>]*>C</ },
  },
  {
    design: 'layout',
    prompt: 'leftbar width is 240px',
    touches: ['index.css'],
    has: { 'index.css': 'width: 240px' },
  },
  {
    design: 'landing',
    prompt: 'Say: Coffee that waits for you',
    select: ['components/hero.tsx', '<h1'],
    touches: ['components/hero.tsx'],
    has: { 'components/hero.tsx': /<h1[^>]*>\n\s+Coffee that waits for you\n/ },
  },
  {
    design: 'landing',
    prompt: 'change the font to something more elegant',
    touches: ['theme.css'],
    has: { 'theme.css': '--font-sans: "Playfair Display"' },
  },
  {
    design: 'landing',
    prompt: 'add a back to top button',
    touches: ['App.tsx'],
    has: { 'App.tsx': /href="#top" aria-label="Back to top"/ },
  },
]
