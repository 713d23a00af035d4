import type { Subject } from '#server/designer/subjects/subject.ts'

export const analytics: Subject = {
  word: 'analytics',
  match:
    /\b(?:analytics|saas|revenue|metrics|insights|business intelligence|reporting|forecast\w*|sales team|pipeline|kpis?|crm|b2b|customer success|marketing team)\b/gi,
  names: ['Tally', 'Northbeam', 'Ledgerline'],
  directions: ['calm', 'technical', 'ledger'],
  hues: [255, 190, 160],
  art: 'panel',
  eyebrow: 'Revenue analytics for teams that sell',
  headlines: [
    'See the quarter before it happens',
    'One number everybody believes',
    'Know what moved, and why',
  ],
  lead: '{brand} joins billing, pipeline and product use into one model, so that finance, sales and success look at the same figure on Monday.',
  actions: ['Start a free trial', 'Watch the tour'],
  facts: [
    ['11 min', 'to the first report'],
    ['±2.4%', 'forecast error at week 8'],
    ['42', 'sources, no code'],
    ['SOC 2', 'Type II, yearly'],
  ],
  featuresTitle: 'Answers without a ticket',
  features: [
    [
      'LineChart',
      'Forecast with a range',
      'A likely, a low and a high, and the three deals that decide between them.',
    ],
    ['Workflow', 'One definition', 'Write what “active” means once. Every chart and every sheet follows.'],
    [
      'BellRing',
      'Told before asked',
      'A message when churn, discount or cycle length leaves its usual band.',
    ],
    ['Table2', 'Down to the row', 'Click any total and see the invoices it is made of.'],
    [
      'Share2',
      'Boards that travel',
      'Live charts in slides and notes, with the permission of whoever looks.',
    ],
    ['Lock', 'Read only by design', 'We never write to your systems. Keys are yours to revoke.'],
  ],
  stepsTitle: 'Live before lunch',
  steps: [
    ['Connect', 'Billing, CRM and warehouse, with read-only keys.'],
    ['Agree', 'Pick the twelve definitions that matter and sign them off.'],
    ['Compare', 'See last quarter rebuilt, and where your sheet was off.'],
    ['Run', 'Monday’s board is in everybody’s inbox at eight.'],
  ],
  quotes: [
    [
      'We closed the books in two days instead of nine, and stopped arguing about MRR.',
      'Katrin Moser',
      'VP Finance, Parcelo',
    ],
    ['It found a pricing leak worth 4% of revenue in the first week.', 'Devon Price', 'RevOps lead, Quartzo'],
    ['The forecast was the first one my board did not pick apart.', 'Aiko Tanaka', 'CEO, Fieldnote'],
  ],
  faq: [
    [
      'How long does set-up take?',
      'Most teams see their first board within the hour. Clean definitions take an afternoon.',
    ],
    ['Do you store our data?', 'Aggregates only, in the region you choose. Rows stay in your warehouse.'],
    ['What about permissions?', 'People see what their CRM role lets them see, down to the account.'],
    ['Can I leave?', 'Export every definition and chart as SQL. No lock, no fee.'],
  ],
  closing: ['Bring last quarter', 'Connect two sources and see it rebuilt in eleven minutes.'],
  list: {
    title: 'Connects to',
    note: 'Read-only, in under a minute each.',
    rows: [
      ['Billing', 'Invoices, subscriptions, refunds', 'Live'],
      ['CRM', 'Deals, stages, owners', 'Live'],
      ['Warehouse', 'Any table with a date', 'Live'],
      ['Product events', 'Active use by account', 'Live'],
      ['Spreadsheets', 'Targets and budgets', 'Daily'],
    ],
  },
  dataset: 'revenue',
  goods: 'keyboard',
  offer: 'software',
}
