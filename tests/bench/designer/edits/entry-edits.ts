import { type EditCase, refusal } from '#tests/bench/designer/edits/edit-case.ts'

/** One field, one entry or one list of the data, named as people name it. */
export const ENTRY_EDITS: EditCase[] = [
  {
    design: 'shop',
    prompt: 'change the walnut table price to $399',
    touches: ['App.tsx'],
    swaps: [['App.tsx', 'price: 459', 'price: 399']],
  },
  {
    design: 'tiers',
    prompt: 'change Starter price to $12',
    touches: ['App.jsx'],
    swaps: [['App.jsx', "'$9'", "'$12'"]],
  },
  {
    design: 'members',
    prompt: "change Ben Carter's role to Admin",
    touches: ['App.jsx'],
    swaps: [['App.jsx', "role: 'Editor', status: 'Invited'", "role: 'Admin', status: 'Invited'"]],
  },
  {
    design: 'trattoria',
    prompt: 'raise the price of the saltimbocca to $25',
    touches: ['data/menu.ts'],
    swaps: [['data/menu.ts', "'$23'", "'$25'"]],
  },
  {
    design: 'menu',
    prompt: 'change the price of the leeks to €14',
    touches: ['data/dishes.ts'],
    swaps: [['data/dishes.ts', 'aside: "€13"', 'aside: "€14"']],
  },
  {
    design: 'store',
    prompt: 'change the price of the first product to $89',
    touches: ['data/products.ts'],
    swaps: [['data/products.ts', 'price: 145', 'price: 89']],
  },
  {
    design: 'tiers',
    prompt: 'remove SSO from the business plan',
    touches: ['App.jsx'],
    swaps: [['App.jsx', "'Phone support', 'SSO'", "'Phone support'"]],
  },
  {
    design: 'tiers',
    prompt: 'add "Priority support" to the Business plan',
    touches: ['App.jsx'],
    swaps: [['App.jsx', "'SSO'", "'SSO', 'Priority support'"]],
  },
  {
    design: 'tiers',
    prompt: 'add an Enterprise plan for $299',
    touches: ['App.jsx'],
    has: { 'App.jsx': "name: 'Enterprise', price: '$299'" },
  },
  {
    design: 'trattoria',
    prompt: 'add a dish "Gelato" for $6 to desserts',
    touches: ['data/menu.ts'],
    has: { 'data/menu.ts': /desserts[\s\S]*Panna cotta[^\n]*\n\s+\{ name: 'Gelato', [^\n]*price: '\$6'/ },
  },
  {
    design: 'helpdesk',
    prompt: 'add a fourth feature "Integrations" - "Connects to the tools you use."',
    touches: ['components/Features.tsx'],
    has: { 'components/Features.tsx': "title: 'Integrations', text: 'Connects to the tools you use.'" },
  },
  {
    design: 'trattoria',
    prompt: 'remove all meat dishes',
    touches: ['data/menu.ts'],
    has: {},
    lacks: { 'data/menu.ts': /carpaccio|carbonara|Saltimbocca/ },
  },
  {
    design: 'trattoria',
    prompt: 'make it vegetarian',
    touches: ['data/menu.ts'],
    lacks: { 'data/menu.ts': /carpaccio|carbonara|Saltimbocca/ },
  },
  {
    design: 'menu',
    prompt: 'only vegan dishes please',
    touches: ['data/dishes.ts'],
    lacks: { 'data/dishes.ts': /Turbot|Hogget|ice cream/ },
  },
  {
    design: 'menu',
    prompt: 'remove all meat dishes',
    touches: ['data/dishes.ts'],
    lacks: { 'data/dishes.ts': 'Hogget' },
  },
  {
    design: 'store',
    prompt: 'remove the second product',
    touches: ['data/products.ts'],
    lacks: { 'data/products.ts': '"Evening"' },
  },
  {
    design: 'trattoria',
    prompt: 'change currency from $ to €',
    touches: ['data/menu.ts'],
    has: { 'data/menu.ts': "price: '€23'" },
    lacks: { 'data/menu.ts': /\$\d/ },
  },
  {
    design: 'shop',
    prompt: 'rename Lamps to Lighting in the menu',
    touches: ['App.tsx'],
    swaps: [['App.tsx', '>Lamps<', '>Lighting<']],
  },
  {
    design: 'settings',
    prompt: 'rename menu Billing to Payments',
    touches: ['data/sections.ts'],
    swaps: [['data/sections.ts', '"Billing"', '"Payments"']],
  },
  {
    design: 'members',
    prompt: 'add an Edit button to every row',
    touches: ['App.jsx'],
    has: {
      'App.jsx': /users\.map\(\(user, index\)[\s\S]*editedRow === index \? <input[\s\S]*'Done' : 'Edit'/,
    },
  },
  {
    design: 'crew',
    prompt: 'add a delete button to each row',
    touches: ['App.jsx'],
    has: {
      'App.jsx':
        /useState\(people\)[\s\S]*>Actions<\/th>[\s\S]*rows\.filter\(\(other\) => other !== person\)/,
    },
  },
  refusal('shop', 'show a message when the cart is empty'),
  refusal('members', 'add a checkbox column to select rows'),
  refusal('product', "make product cards' padding smaller"),
  refusal('shop', 'add assignee avatars to cards'),
]
