import { type EditCase, refusal } from '#tests/bench/designer/edits/edit-case.ts'

/** What people can do on the page, written into code of other people. */
export const BEHAVIOUR_EDITS: EditCase[] = [
  {
    design: 'crew',
    prompt: 'add a search box above the table',
    touches: ['App.jsx'],
    has: { 'App.jsx': /type="search"[\s\S]*<table[\s\S]*foundPeople\.map\(person/ },
  },
  {
    design: 'crew',
    prompt: 'make the table sortable',
    touches: ['App.jsx'],
    has: { 'App.jsx': /aria-sort=[\s\S]*sortedPeople\.map/ },
  },
  {
    design: 'crew',
    prompt: 'add a filter by role',
    touches: ['App.jsx'],
    has: { 'App.jsx': 'people.filter(entry => chosenRole ===' },
  },
  {
    design: 'crew',
    prompt: 'add search, a filter by role and pagination to the table',
    touches: ['App.jsx'],
    has: { 'App.jsx': /keptPeople\.filter\([\s\S]*foundPeople\.slice\([\s\S]*pagedPeople\.map/ },
  },
  {
    design: 'crew',
    prompt: 'sort the people by name from z to a',
    touches: ['data.js'],
    has: { 'data.js': /Finn[\s\S]*Eve[\s\S]*Dan[\s\S]*Caro[\s\S]*Bo[\s\S]*Ana/ },
  },
  {
    design: 'crew',
    prompt: "add an empty state that says 'Nobody here'",
    touches: ['App.jsx'],
    has: { 'App.jsx': /people\.length === 0 && \([\s\S]*Nobody here/ },
  },
  {
    design: 'crew',
    prompt: 'add a loading state to the table',
    touches: ['App.jsx'],
    has: { 'App.jsx': /isLoading \? \(\s*<div role="status"[\s\S]*<table/ },
  },
  refusal('crew', 'filter the people by salary'),
  refusal('studio', 'paginate the FAQ'),
  {
    design: 'studio',
    prompt: 'sort the services by price, highest first',
    touches: ['App.tsx'],
    has: { 'App.tsx': /Web design'[\s\S]*Packaging'[\s\S]*Brand identity'/ },
  },
  {
    design: 'bistro',
    prompt: 'let users sort by price',
    touches: ['Menu.tsx'],
    has: { 'Menu.tsx': /<option value="price">[\s\S]*sortedDishes\.map/ },
  },
  {
    design: 'landing',
    prompt: 'add search to the FAQ',
    touches: ['components/faq.tsx'],
    has: { 'components/faq.tsx': /type="search"[\s\S]*foundQuestions\.map/ },
  },
  {
    design: 'studio',
    prompt: 'add validation to the form',
    touches: ['components/Contact.tsx'],
    has: { 'components/Contact.tsx': /onInvalidCapture=[\s\S]*required[\s\S]*role="alert"/ },
  },
  {
    design: 'studio',
    prompt: 'make the email required',
    touches: ['components/Contact.tsx'],
    has: { 'components/Contact.tsx': /<input id="email"[^>]*\srequired/ },
  },
  {
    design: 'studio',
    prompt: 'add an about page',
    touches: ['App.tsx', 'components/Navbar.tsx', 'components/AboutPage.tsx'],
    has: {
      'App.tsx': '<Route path="/about" element={<AboutPage />} />',
      'components/Navbar.tsx': 'href="/about"',
      'components/AboutPage.tsx': /<Navbar \/>[\s\S]*>About<\/h1>/,
    },
  },
  {
    design: 'landing',
    prompt: 'add a new page called Careers and link it in the navigation',
    touches: ['App.tsx', 'data/navigation.ts', 'components/careers-page.tsx'],
    has: { 'data/navigation.ts': 'href: "/careers"', 'components/careers-page.tsx': '<SiteFooter />' },
  },
  {
    design: 'crew',
    prompt: 'add a contact page',
    touches: ['App.jsx', 'contact-page.jsx'],
    has: { 'App.jsx': 'href="/contact"', 'contact-page.jsx': 'type="email"' },
  },
  {
    design: 'studio',
    prompt: 'link the See our work button to the services section',
    touches: ['App.tsx'],
    has: { 'App.tsx': 'document.getElementById("services")?.scrollIntoView' },
  },
  {
    design: 'studio',
    prompt: 'make the cards lift on hover',
    touches: ['App.tsx'],
    has: { 'App.tsx': /motion-lift:hover/ },
  },
  {
    design: 'landing',
    prompt: 'add a fade-in animation to the hero',
    touches: ['components/hero.tsx', 'theme.css'],
    has: { 'components/hero.tsx': 'motion-fade', 'theme.css': '@keyframes motion-fade' },
  },
  {
    design: 'crew',
    prompt: 'make it responsive',
    touches: ['App.jsx'],
    has: { 'App.jsx': /max-width: 767\.98px[\s\S]*repeat\(1, / },
  },
  refusal('landing', 'make it responsive'),
  {
    design: 'calculator',
    prompt:
      "add toggle button with id 'toggle' to change theme between dark and light mode; toggle button's text is 'dark' at light mode and 'light' at dark mode",
    touches: ['App.jsx', 'theme-toggle.jsx'],
    has: { 'App.jsx': '<ThemeToggle />', 'theme-toggle.jsx': /id="toggle"[\s\S]*isDark \? "light" : "dark"/ },
  },
  refusal('landing', 'add a dark mode toggle'),
  {
    design: 'studio',
    prompt: "add a tooltip to the Send button saying 'Sends it now'",
    touches: ['components/Contact.tsx', 'components/Tooltip.tsx'],
    has: { 'components/Contact.tsx': /<Tooltip text="Sends it now">\s*<button/ },
  },
  {
    design: 'studio',
    prompt: 'Polish the design: spacing, hierarchy, contrast and small details.',
    touches: ['App.tsx', 'components/Contact.tsx'],
    has: { 'App.tsx': /motion-lift[\s\S]*text-wrap: balance/ },
  },
  {
    design: 'studio',
    prompt: 'Add interactivity: make the buttons, forms and menus of this design work.',
    touches: ['App.tsx', 'components/Navbar.tsx', 'components/Contact.tsx', 'components/ThemeToggle.tsx'],
    has: {
      'App.tsx': 'getElementById("contact")',
      'components/Contact.tsx': 'onInvalidCapture',
      'components/Navbar.tsx': '<ThemeToggle />',
    },
  },
  {
    design: 'crew',
    prompt: 'make it interactive',
    touches: ['App.jsx'],
    has: { 'App.jsx': /type="search"[\s\S]*aria-sort/ },
  },
  {
    design: 'layout',
    prompt:
      "show 12 cards (class 'card') in content with 3 per row, 100px minimum height each and vertical scrolling enabled.",
    touches: ['App.tsx'],
    has: {
      'App.tsx': /repeat\(3, [\s\S]*overflowY: 'auto'[\s\S]*length: 12[\s\S]*className="card"[^>]*100px/,
    },
  },
  {
    design: 'layout',
    prompt: 'clear header content',
    touches: ['App.tsx'],
    has: { 'App.tsx': '<header className="header"></header>' },
  },
  {
    design: 'layout',
    prompt:
      "clear header content. add menu(class 'menu') with 3 items(arbitrary text) at the right side of header. Use flexbox only too.",
    touches: ['App.tsx'],
    has: {
      'App.tsx': /<nav className="menu" style=\{\{ display: 'flex'[^>]*0 auto'(?:[^<]*<a [^<]*<\/a>){3}/,
    },
    lacks: { 'App.tsx': '<div className="logo">' },
  },
  refusal('layout', 'when page width is less than 1000px, display 2 cards per row in content.'),
  {
    design: 'studio',
    prompt:
      'when page width is less than 400px, each menu item should occupy full page width. USE tailwind grid only.',
    touches: ['components/Navbar.tsx'],
    has: { 'components/Navbar.tsx': /max-\[400px\]:|max-\[399/ },
  },
]
