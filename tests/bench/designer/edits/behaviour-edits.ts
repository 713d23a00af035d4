import type { EditCase } from '#tests/bench/designer/edits/edit-case.ts'

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
  { design: 'crew', prompt: 'filter the people by salary', touches: [], isRefused: true },
  { design: 'studio', prompt: 'paginate the FAQ', touches: [], isRefused: true },
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
]
