import type { EditCase } from '#tests/bench/designer/edits/edit-case.ts'

/** The same in inline styles, Chakra props and style sheets. */
export const INLINE_STYLE_EDITS: EditCase[] = [
  {
    design: 'crew',
    prompt: 'use dark mode',
    touches: ['App.jsx'],
    has: { 'App.jsx': "colorScheme: 'dark'" },
  },
  {
    design: 'bistro',
    prompt: 'use dark mode',
    touches: ['App.tsx', 'Hero.tsx', 'Menu.tsx'],
    has: { 'App.tsx': 'bg="gray.950"' },
  },
  {
    design: 'calculator',
    prompt: 'change default theme to dark',
    touches: ['styles.css'],
    has: { 'styles.css': 'color-scheme: dark' },
  },
  {
    design: 'crew',
    prompt: 'make the Invite button bigger',
    touches: ['App.jsx'],
    has: { 'App.jsx': "<button style={{ ...styles.button, fontSize: '18px'" },
  },
  {
    design: 'crew',
    prompt: 'make the sidebar purple',
    touches: ['App.jsx'],
    has: { 'App.jsx': "...styles.sidebar, background: '#7c3aed'" },
  },
  {
    design: 'crew',
    prompt: 'make the stat cards more rounded',
    touches: ['App.jsx'],
    has: { 'App.jsx': "...styles.card, borderRadius: '16px'" },
  },
  {
    design: 'crew',
    prompt: 'make the third stat card yellow',
    touches: ['App.jsx'],
    has: { 'App.jsx': "background: '#eab308'" },
  },
  {
    design: 'crew',
    prompt: 'set the font size of the headline to 40px',
    touches: ['App.jsx'],
    swaps: [['App.jsx', "fontSize: '28px'", "fontSize: '40px'"]],
  },
  {
    design: 'crew',
    prompt: 'use a red background for the sidebar',
    touches: ['App.jsx'],
    has: { 'App.jsx': "background: '#d22630'" },
  },
  {
    design: 'crew',
    prompt: 'hide the sidebar on mobile',
    touches: ['App.jsx'],
    has: { 'App.jsx': '.sidebar { display: none !important; }' },
  },
  {
    design: 'crew',
    prompt: 'soften the color contrast',
    select: ['App.jsx', '<aside'],
    touches: ['App.jsx'],
    has: { 'App.jsx': '...styles.sidebar, background' },
  },
  {
    design: 'crew',
    prompt: 'make the header sticky',
    touches: ['App.jsx'],
    has: { 'App.jsx': "position: 'sticky'" },
  },
  {
    design: 'bistro',
    prompt: "make the dish cards' padding bigger",
    touches: ['Menu.tsx'],
    swaps: [['Menu.tsx', 'bg="white" p={6}', 'bg="white" p={8}']],
  },
  {
    design: 'bistro',
    prompt: 'make the headline underlined',
    touches: ['Hero.tsx'],
    has: { 'Hero.tsx': 'textDecoration="underline"' },
  },
  {
    design: 'bistro',
    prompt: 'make the Book a table button red',
    touches: ['Hero.tsx'],
    has: { 'Hero.tsx': 'bg="#d22630"' },
  },
  {
    design: 'bistro',
    prompt: 'make the footer green',
    touches: ['Footer.tsx'],
    has: { 'Footer.tsx': 'bg="#16803c"' },
  },
  {
    design: 'bistro',
    prompt: 'make the second dish card pink',
    touches: ['Menu.tsx'],
    has: { 'Menu.tsx': 'index === 1 ? "#db2777"' },
  },
  {
    design: 'calculator',
    prompt: 'make the buttons rounder',
    touches: ['styles.css'],
    swaps: [['styles.css', 'border-radius: 8px', 'border-radius: 16px']],
  },
  {
    design: 'layout',
    prompt: 'make the header blue',
    touches: ['index.css'],
    has: { 'index.css': 'background: #2563eb' },
  },
  {
    design: 'layout',
    prompt: 'leftbar should disappear when page width is equal to or less than 799px.',
    touches: ['index.css'],
    has: { 'index.css': '.leftbar { display: none' },
  },
  {
    design: 'layout',
    prompt: 'when page width is less than 400px, each menu item should occupy full page width.',
    touches: ['index.css'],
    has: { 'index.css': '.menu-item { width: 100%' },
  },
]
