import { type EditCase, refusal } from '#tests/bench/designer/edits/edit-case.ts'

/** One part in another theme or on a gradient, a bar across the top, and all text at once. */
export const PART_EDITS: EditCase[] = [
  {
    design: 'landing',
    prompt: 'add a dark background to the FAQ section',
    touches: ['components/faq.tsx'],
    has: { 'components/faq.tsx': /border-foreground\b[^"]* dark bg-background text-foreground"/ },
  },
  {
    design: 'landing',
    prompt: 'Make the footer background dark and the text white',
    touches: ['components/site-footer.tsx'],
    has: { 'components/site-footer.tsx': /<footer className="[^"]*\bdark bg-background text-foreground"/ },
  },
  refusal('landing', 'make the header light'),
  refusal('studio', 'make the footer dark'),
  {
    design: 'landing',
    prompt: 'Add a gradient from blue to purple as the hero background',
    touches: ['components/hero.tsx'],
    has: { 'components/hero.tsx': 'bg-linear-to-br from-[#2563eb] to-[#7c3aed] dark text-foreground' },
  },
  {
    design: 'bistro',
    prompt: 'set the hero background to a gradient from teal to navy',
    touches: ['Hero.tsx'],
    has: { 'Hero.tsx': 'bg="linear-gradient(135deg, #008080, #000080)" color="#ffffff"' },
  },
  refusal('landing', 'make the hero a gradient from white to black'),
  refusal('landing', 'make the headline a gradient from blue to purple'),
  {
    design: 'landing',
    prompt: 'add a banner at the top saying "Free shipping this week"',
    touches: ['App.tsx'],
    has: { 'App.tsx': /<p className="bg-primary[^>]*>\s*Free shipping this week\s*<\/p>\s*<SiteHeader \/>/ },
  },
  {
    design: 'crew',
    prompt: 'show a banner at the top that says Maintenance tonight',
    touches: ['App.jsx'],
    has: { 'App.jsx': /<>\s*<p [^>]*>Maintenance tonight<\/p>\s*<div/ },
  },
  {
    design: 'landing',
    prompt: 'the text is too small',
    touches: ['theme.css'],
    has: { 'theme.css': 'html { font-size: 112.5%; }' },
  },
  {
    design: 'landing',
    prompt: 'can you add a login button in the top right',
    touches: ['components/site-header.tsx'],
    has: { 'components/site-header.tsx': />\s*Login\s*<\/Button>/ },
  },
  {
    design: 'landing',
    prompt: 'make the navbar transparent',
    touches: ['components/site-header.tsx'],
    has: { 'components/site-header.tsx': /<header className="[^"]*bg-transparent/ },
  },
  {
    design: 'landing',
    prompt: 'add more spacing between the sections',
    touches: [
      'components/closing.tsx',
      'components/faq.tsx',
      'components/hero.tsx',
      'components/pricing.tsx',
      'components/testimonials.tsx',
    ],
    has: { 'components/faq.tsx': 'py-24 md:py-40' },
  },
  {
    design: 'studio',
    prompt: 'remove the second service',
    touches: ['App.tsx'],
    lacks: { 'App.tsx': 'Web design' },
  },
  refusal('studio', 'remove the fifth service'),
  {
    design: 'studio',
    prompt: 'change Northlight to Southlight everywhere',
    touches: ['App.tsx', 'components/Navbar.tsx'],
    lacks: { 'App.tsx': 'Northlight', 'components/Navbar.tsx': 'Northlight' },
  },
  {
    design: 'layout',
    prompt: 'leftbar should be on the right',
    touches: ['App.tsx'],
    has: { 'App.tsx': /className="content">[\s\S]*<aside/ },
  },
  {
    design: 'studio',
    prompt: 'make the navbar sticky',
    touches: ['components/Navbar.tsx'],
    has: { 'components/Navbar.tsx': /<header className="[^"]*sticky top-0/ },
  },
  {
    design: 'journal',
    prompt: 'change default theme to dark',
    touches: ['App.tsx'],
    swaps: [['App.tsx', "useState('light')", "useState('dark')"]],
  },
  refusal('journal', 'change default theme to light'),
]
