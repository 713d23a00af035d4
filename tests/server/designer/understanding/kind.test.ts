import { describe, expect, test } from 'vitest'
import { KINDS } from '#server/designer/kinds/kinds.ts'
import { readKind } from '#server/designer/understanding/kind.ts'

/** At least three ways to ask for each kind. */
const ASKED: Record<string, string[]> = {
  landing: [
    'Landing page for a bakery',
    'Eine Landingpage für eine Bäckerei namens Kornblume',
    'Design a hero section for an AI chat app',
    'Homepage for a dog daycare with testimonials',
  ],
  pricing: [
    'A pricing page for Tally with three plans and a sign-in link',
    'Pricing table with monthly and yearly plans',
    'Preisseite für ein Studio',
    'Design a subscription page for a newspaper',
  ],
  product: [
    'Product page for wireless headphones called Halo One at $249',
    'Product detail page for a lamp',
    'Design a PDP for sneakers',
  ],
  settings: [
    'Settings page for a photo app with security and billing',
    'Account page for a bank',
    'A preferences screen for a reader app',
  ],
  'sign-in': [
    'Sign-in page for Bastion with Google and SSO',
    'login screen for a learning app',
    'Create a registration form for a gym',
  ],
  dashboard: [
    'Dashboard for a coffee roastery',
    'SaaS revenue dashboard: MRR trend line chart, gauge',
    'A dark dashboard with a table',
  ],
  analytics: [
    'Design an analytics dashboard for a SaaS revenue team',
    'Build a monitoring system for servers',
    'Business intelligence tool for a retailer',
  ],
  admin: ['Admin panel for a magazine', 'Build a back-office for a museum', 'A CMS for a small newspaper'],
  crm: [
    'Build a CRM for a small agency',
    'Design a sales pipeline for a car dealer',
    'Lead tracker for freelancers',
  ],
  orders: [
    'Order history page for a shop',
    'Orders dashboard for a florist',
    'Inventory management for a warehouse',
  ],
  management: [
    'Insurance management system with customers and claims',
    'Build a freelance invoice tracker with client profiles',
    'Patient portal for a clinic',
  ],
  inspector: [
    'Design-token inspector for a design system',
    'A style guide page for our brand',
    'Build a token browser',
  ],
  kanban: [
    'Design a kanban board for a product team',
    'Build a Trello clone',
    'A task board with three columns',
  ],
  chat: [
    'Design a messaging app screen inside a phone frame',
    'Build a chat app for families',
    'WhatsApp clone with groups',
  ],
  assistant: [
    'Please build a chatgpt clone for me',
    'An AI chat interface with history',
    'Design a chatbot for a bank',
  ],
  feed: ['Build a social media feed', 'Twitter clone with likes', 'A social network for gardeners'],
  'photo-stream': [
    'Build an app similar to Instagram',
    'A photo sharing app for families',
    'Pinterest board for interiors',
  ],
  forum: [
    'Implement a forum webpage with multiple features',
    'Reddit clone for cooks',
    'A discussion board for parents',
  ],
  questions: ['Implement a Q&A website', 'Stack Overflow clone', 'Help center for a router company'],
  inbox: ['Design an email client', 'An inbox for a support team', 'Gmail clone with folders'],
  calendar: ['A calendar app for families', 'Build an event scheduler', 'Content calendar for a magazine'],
  booking: ['Appointment booking page for a barber', 'Hotel reservation system', 'Airbnb clone'],
  changelog: [
    'Design a product changelog page as a vertical timeline',
    'Release notes page for an API',
    'Product updates page',
  ],
  timeline: ['A timeline of the moon landing', 'Public roadmap for our app', 'Milestones page for a school'],
  map: [
    'Build an interactive travel memory map with pinned trips',
    'Store locator for a bakery chain',
    'A city map with cafés',
  ],
  files: [
    'Create a file manager dashboard with a sidebar',
    'Dropbox clone',
    'A document library for a law firm',
  ],
  editor: [
    'Make a collaborative text editor like Notion',
    'A markdown editor',
    'Note taking app for students',
  ],
  diagram: ['Implement a modern diagram maker website', 'Flowchart builder', 'A mind map tool for teachers'],
  todo: ['Build a todo app in React using Tailwind', 'A to-do list with filters', 'Task manager for two'],
  expenses: [
    'Make a personal expense tracker',
    'Budget planner for a family',
    'A spending tracker with charts',
  ],
  fitness: ['Build a workout tracker', 'Habit tracker with streaks', 'A fitness app for runners'],
  arcade: ['Snake game with a high score', 'Build a flappy bird game', 'Make a racing game for two'],
  'board-game': ['Make a chess game', 'Tic-tac-toe in React', 'Develop a memory card game'],
  game: ['Develop a children’s recycling game website', 'Quiz about planets', 'Build a trivia game'],
  'card-game': [
    'Develop a web-based Texas Hold’em poker game with a lobby',
    'Blackjack table',
    'Build a solitaire',
  ],
  'beat-maker': [
    'Build a one-page beat maker',
    'A drum machine with 16 steps',
    'Step sequencer in the browser',
  ],
  player: ['Music player with a playlist', 'Spotify clone', 'Podcast app with chapters'],
  weather: ['Weather app with a seven-day forecast', 'Build a weather dashboard', 'Design a weather widget'],
  crypto: ['Crypto dashboard with a watchlist', 'Stock trading app', 'Build a bitcoin wallet'],
  status: ['Status page for an API', 'Uptime monitor for servers', 'System status dashboard'],
  profile: ['User profile page with activity', 'A resume site for a nurse', 'Design a profile screen'],
  links: ['Implement a link tree website', 'Link in bio page for a singer', 'A bookmark manager'],
  'meal-planner': ['Build a pantry recipe planner', 'Weekly meal planner', 'A meal prep app'],
  reports: [
    'Implement a website for generating stock reports',
    'Build a report generator for shops',
    'Custom reports builder',
  ],
  nutrition: [
    'A website that displays nutrition facts labels',
    'Calorie calculator',
    'Nutrition app for athletes',
  ],
  blog: ['Implement a health blog website', 'News site for a town', 'A travel blog with categories'],
  docs: ['API documentation for a payments company', 'Docs site for a library', 'A getting started page'],
  brief: [
    'Design a one-page product brief for Smart Routing',
    'Case study page for a rebrand',
    'A PRD for search',
  ],
  research: [
    'Design a research summary page for a user-interview study',
    'Usability report',
    'White paper about soil',
  ],
  press: ['Design a press kit page for a startup launch', 'Media kit for a band', 'Newsroom of a city'],
  'security-page': [
    'Design an enterprise security page for a SaaS platform',
    'Trust center for a bank',
    'Compliance page',
  ],
  about: ['About page for a ceramics studio', 'About us page for a startup', 'Our story page of a farm'],
  portfolio: [
    'Implement a personal portfolio website',
    'Photographer portfolio page with a masonry grid',
    'A portfolio for an architect',
  ],
  courses: [
    'A website to display courses and enroll',
    'Online learning platform',
    'Develop a student portal for registration and applications',
    'Course catalog for an academy',
  ],
  jobs: ['Job board for designers', 'Careers page for a hospital', 'A recruitment portal'],
  'real-estate': ['Real estate listings with filters', 'Zillow clone', 'Property search for students'],
  menu: ['Restaurant menu for a bistro', 'Food delivery app', 'A café menu page'],
  events: ['Event listing page for a city', 'Conference website with tickets', 'Festival lineup page'],
  people: ['Implement a smart matrimonial website', 'Dating app for readers', 'Mentor matching platform'],
  recipes: ['Recipe website with categories', 'A digital cookbook', 'Recipe cards for a family'],
  'code-host': ['Build a full github clone', 'GitLab for poets', 'A repository browser'],
  store: [
    'E-commerce store for shoes',
    'I need a card layout for product listings, with a price',
    'Shopping cart page',
  ],
  onboarding: [
    'Design a four-step onboarding wizard',
    'Generate a multi-step form for a checkout process',
    'Checkout page with shipping and payment',
  ],
  form: ['Contact form with name, email and message', 'A survey form about lunch', 'Job application form'],
  listing: ['Pet adoption website', 'A car rental site', 'Travel agency website with tours'],
  calculator: ['Build a calculator', 'A scientific calculator', 'Calculator app with history'],
  utility: ['A unit converter', 'Mortgage calculator', 'password generator tool with length slider'],
  planner: ['Plant care tracker with reminders', 'A wedding planner', 'A chore organizer'],
  'not-found': ['A 404 page for a bookshop', 'Not found page with a search', 'Design an error page'],
  'empty-state': [
    'Empty state for a list of invoices',
    'No results page',
    'Design an empty state with a button',
  ],
  modal: ['Generate a modal popup for user feedback', 'A confirmation dialog', 'Create a popup with a form'],
  toast: ['Toast notifications', 'A snackbar with undo', 'Alert component in four kinds'],
  dropdown: ['Create a dropdown menu', 'A tooltip on hover', 'Multi-select with tags'],
  'cookie-banner': ['A cookie banner', 'Cookie consent with choices', 'GDPR banner'],
  testimonials: ['A testimonial slider with star ratings', 'Create a testimonial card', 'A quote carousel'],
  carousel: [
    'Design a carousel slider for featured articles',
    'Image slider with dots',
    'A slideshow of three',
  ],
  spinners: ['Generate a set of animated loading spinners', 'Skeleton loaders', 'A preloader'],
  'sticky-header': [
    'Create a sticky header that hides on scroll',
    'Responsive navbar with a menu',
    'A hamburger menu',
  ],
  countdown: ['Countdown timer', 'A pomodoro timer', 'Stopwatch with laps'],
  'image-gallery': ['Image gallery with lightbox', 'A masonry grid', 'Photo gallery with filters'],
  'search-bar': [
    'Design a search bar with autocomplete suggestions',
    'A command palette',
    'Combobox for cities',
  ],
  tabs: [
    'I’m looking for a tab component with horizontal navigation',
    'Tabs with three panels',
    'A segmented control',
  ],
  accordion: ['An accordion for questions', 'FAQ accordion', 'Collapsible panels'],
  rating: ['Star rating component', 'A rating widget', 'Review widget with stars'],
  upload: ['File upload with drag and drop', 'An image uploader', 'Drop zone for documents'],
  'share-buttons': [
    'Create a set of social share buttons with icons',
    'Social media icons with hover',
    'A sharing bar',
  ],
  'profile-card': ['User profile card', 'A team card with hover', 'Flip card with a photo'],
  progress: ['Progress bar in three styles', 'A stepper with four steps', 'Breadcrumb navigation'],
  chart: ['A bar chart of sales', 'Pie chart component', 'Line chart with a tooltip'],
  'data-table': [
    'Generate a responsive table with sortable columns',
    'Data table with pagination',
    'A spreadsheet',
  ],
  footer: ['A footer with links and newsletter', 'Website footer', 'Newsletter signup form'],
  'notification-menu': [
    'A notification dropdown',
    'Notification bell with a badge',
    'Build a notification center',
  ],
  'date-picker': ['A date picker', 'Design a date range picker with presets', 'Date range selector'],
  'pricing-card': ['Build a pricing card with a price', 'A single plan card', 'Pricing card component'],
  'side-menu': ['A collapsible sidebar', 'Sidebar menu with nested items', 'Create a navigation drawer'],
  record: [
    'Design an invoice with line items',
    'A support ticket detail view',
    'Patient medical record page with vitals',
    'Release checklist for an app',
  ],
  switches: ['Toggle switch', 'Range slider', 'Set of buttons'],
}

describe('a kind by the words people use for it', () => {
  test.each(
    Object.entries(ASKED).flatMap(([kind, prompts]) => prompts.map(prompt => [prompt, kind] as const)),
  )('%s → %s', (prompt, kind) => expect(readKind(prompt).name).toBe(kind))
  test('every kind but the one for the rest is asked for in at least three ways', () => {
    const few = KINDS.filter(
      ({ name }) => name !== 'app' && name !== 'idea' && (ASKED[name]?.length ?? 0) < 3,
    )
    expect(few.map(({ name }) => name)).toEqual([])
    expect(KINDS.length).toBeGreaterThanOrEqual(40)
  })
})

test('what no kind is called is an app when it shall do things, and a landing page when it is for somebody', () => {
  expect(readKind('Implement a website for managing, tracking and reporting bees').name).toBe('app')
  expect(readKind('A website for my locksmith').name).toBe('landing')
})
