import { respond } from '#server/designer/respond.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import { DEFAULT_CONFIG } from '#shared/design.ts'
import type { Designs } from '#tests/bench/designer/edits/edit-case.ts'
import { bistro } from '#tests/fixtures/designs/bistro.ts'
import { calculator } from '#tests/fixtures/designs/calculator.ts'
import { conference } from '#tests/fixtures/designs/conference.ts'
import { crew } from '#tests/fixtures/designs/crew.ts'
import { helpdesk } from '#tests/fixtures/designs/helpdesk.ts'
import { journal } from '#tests/fixtures/designs/journal.ts'
import { layout } from '#tests/fixtures/designs/layout.ts'
import { members } from '#tests/fixtures/designs/members.ts'
import { shop } from '#tests/fixtures/designs/shop.ts'
import { studio } from '#tests/fixtures/designs/studio.ts'
import { tiers } from '#tests/fixtures/designs/tiers.ts'
import { trattoria } from '#tests/fixtures/designs/trattoria.ts'
import { carryOut } from '#tests/server/designer/carry-out.ts'

/** Designs of the designer itself, by what they were asked for with. */
export const OWN_PROMPTS: Record<string, string> = {
  landing: 'A landing page for a coffee roastery called Halden with pricing, testimonials and FAQ',
  dashboard: 'An analytics dashboard for a logistics company called Parcelo',
  signIn: 'A sign-in page for a bank called Vero',
  product: 'A product page for running shoes called Stride',
  store: 'An online store for running shoes with a product grid',
  menu: 'A restaurant menu for an Italian trattoria',
  settings: 'A settings page for a team chat app',
  orders: 'An admin dashboard for orders of a bookshop called Folio',
  saas: 'An analytics dashboard for a SaaS company called Nimbus',
  yoga: 'A landing page for a yoga studio called Lotus with pricing, testimonials and FAQ',
  jacket: 'A product page for a wool jacket called Fjord',
  mugs: 'An online store for ceramic mugs with a product grid',
  profile: 'A user profile page for a photographer called Mara Lind',
  signUp: 'A sign-up form for a newsletter called Morning',
  blog: 'A blog about sourdough baking called Crumb',
  quiz: 'A quiz about world capitals',
  todos: 'A to-do app called Dagny',
  works: 'A portfolio for an architect called Ines Roca',
  ramen: 'A restaurant menu for a ramen bar called Tonkotsu',
  hosting: 'A pricing page for a hosting company called Nodeo with three plans',
  recipes: 'A recipe collection app called Ladle',
  sounds: 'A settings page for a music app called Tonal',
}

const written: Designs = {
  bistro,
  calculator,
  conference,
  crew,
  helpdesk,
  journal,
  layout,
  members,
  shop,
  studio,
  tiers,
  trattoria,
}
const made = new Map<string, SourceFile[]>()

/** Code of other people in each way of writing, and own designs; each is made once. */
export function designNamed(name: string): SourceFile[] {
  const known = written[name] ?? made.get(name)
  if (known) return known
  const instruction = OWN_PROMPTS[name]
  if (!instruction) throw new Error(`There is no design ${name}.`)
  const turn = respond({
    instruction,
    files: [],
    config: DEFAULT_CONFIG,
    isDarkMode: false,
    history: [],
    selection: null,
  })
  const files = carryOut([], turn.calls)
  made.set(name, files)
  return files
}
