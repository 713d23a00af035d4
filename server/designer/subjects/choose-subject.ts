import { analytics } from '#server/designer/subjects/analytics.ts'
import { bakery } from '#server/designer/subjects/bakery.ts'
import { banking } from '#server/designer/subjects/banking.ts'
import { childcare } from '#server/designer/subjects/childcare.ts'
import { climbing } from '#server/designer/subjects/climbing.ts'
import { clinic } from '#server/designer/subjects/clinic.ts'
import { coffee } from '#server/designer/subjects/coffee.ts'
import { dental } from '#server/designer/subjects/dental.ts'
import { devtools } from '#server/designer/subjects/devtools.ts'
import { dogWalking } from '#server/designer/subjects/dog-walking.ts'
import { energy } from '#server/designer/subjects/energy.ts'
import { faith } from '#server/designer/subjects/faith.ts'
import { farewell } from '#server/designer/subjects/farewell.ts'
import { farmVisits } from '#server/designer/subjects/farm-visits.ts'
import { fintech } from '#server/designer/subjects/fintech.ts'
import { fitness } from '#server/designer/subjects/fitness.ts'
import { games } from '#server/designer/subjects/games.ts'
import { garden } from '#server/designer/subjects/garden.ts'
import { general } from '#server/designer/subjects/general.ts'
import { hiring } from '#server/designer/subjects/hiring.ts'
import { homeServices } from '#server/designer/subjects/home-services.ts'
import { homegoods } from '#server/designer/subjects/homegoods.ts'
import { insurance } from '#server/designer/subjects/insurance.ts'
import { law } from '#server/designer/subjects/law.ts'
import { learning } from '#server/designer/subjects/learning.ts'
import { lessons } from '#server/designer/subjects/lessons.ts'
import { logistics } from '#server/designer/subjects/logistics.ts'
import { museum } from '#server/designer/subjects/museum.ts'
import { music } from '#server/designer/subjects/music.ts'
import { nonprofit } from '#server/designer/subjects/nonprofit.ts'
import { pets } from '#server/designer/subjects/pets.ts'
import { photography } from '#server/designer/subjects/photography.ts'
import { plantKitchen } from '#server/designer/subjects/plant-kitchen.ts'
import { property } from '#server/designer/subjects/property.ts'
import { race } from '#server/designer/subjects/race.ts'
import { restaurant } from '#server/designer/subjects/restaurant.ts'
import { salon } from '#server/designer/subjects/salon.ts'
import { security } from '#server/designer/subjects/security.ts'
import { skincare } from '#server/designer/subjects/skincare.ts'
import { sneakers } from '#server/designer/subjects/sneakers.ts'
import { space } from '#server/designer/subjects/space.ts'
import { studio } from '#server/designer/subjects/studio.ts'
import type { Subject } from '#server/designer/subjects/subject.ts'
import { tattoo } from '#server/designer/subjects/tattoo.ts'
import { trade } from '#server/designer/subjects/trade.ts'
import { travel } from '#server/designer/subjects/travel.ts'
import { vehicles } from '#server/designer/subjects/vehicles.ts'
import { wellness } from '#server/designer/subjects/wellness.ts'
import { wine } from '#server/designer/subjects/wine.ts'
import { workspace } from '#server/designer/subjects/workspace.ts'
import { writing } from '#server/designer/subjects/writing.ts'
import { isPlantBased } from '#server/designer/understanding/diet.ts'

export const SUBJECTS: Subject[] = [
  race,
  childcare,
  climbing,
  dental,
  faith,
  farewell,
  farmVisits,
  law,
  salon,
  tattoo,
  vehicles,
  wine,
  analytics,
  bakery,
  banking,
  clinic,
  coffee,
  devtools,
  dogWalking,
  energy,
  fintech,
  fitness,
  games,
  garden,
  hiring,
  homeServices,
  homegoods,
  insurance,
  learning,
  lessons,
  logistics,
  museum,
  music,
  nonprofit,
  pets,
  photography,
  property,
  restaurant,
  security,
  skincare,
  sneakers,
  space,
  studio,
  travel,
  wellness,
  workspace,
  writing,
]

/** Words in the first lines say what it is; later ones describe sections. */
const HEAD_CHARACTERS = 140
/** These words describe pages as often as trades, so they count for less. */
const WEAK = new Set([
  'studio',
  'workspace',
  'people',
  'insurance and law',
  'writing',
  'analytics',
  'developer tools',
  'learning',
  'music',
])

export function chooseSubject(text: string): { subject: Subject; isSubjectKnown: boolean } {
  const prompt = text.replace(MEDIA_SOFTWARE, 'software').replace(OF_SCREENS, 'control')
  const best = SUBJECTS.map(subject => ({ subject, score: scoreOf(subject, prompt) })).sort(
    (a, b) => b.score - a.score,
  )[0]
  if (!best || best.score < 2) return { subject: isTrade(prompt) ? trade : general, isSubjectKnown: false }
  const isPlantKitchen = best.subject === restaurant && isPlantBased(prompt)
  return { subject: isPlantKitchen ? plantKitchen : best.subject, isSubjectKnown: true }
}

/** Where it is said whom a page is for, the list behind that says what is on it: "bird profiles" are no hiring. */
const ABOUT =
  /^[^.:;]{0,60}?\b(?:for (?:an?|my|our|the)|to (?:manage|track|plan))\s(?!internal\b)[^,.:;]{3,70}?(?=,|:|\.|\s(?:with|including|featuring|where|that)\b)/i

/** "A booking page" says what the page does, and no trade. */
const OF_PAGES = /^booking$/i

function scoreOf({ match, word }: Subject, prompt: string): number {
  const head = Math.min(HEAD_CHARACTERS, ABOUT.exec(prompt)?.[0].length ?? HEAD_CHARACTERS)
  const score = [...prompt.matchAll(match)].reduce((sum, found, at) => {
    const isHead = found.index < head && !OF_PAGES.test(found[0])
    const isPhrase = /[\s-]/.test(found[0])
    return sum + (isHead ? (isPhrase ? 6 : 4) : 1) / (1 + at * 0.4)
  }, 0)
  return WEAK.has(word) ? score * 0.75 : score
}

/** Such a menu has no dishes, and such running needs no shoes. */
const OF_SCREENS =
  /\b(?:(?:command|context|drop-?down|navigation|nav|hamburger|side|mega|user|main|settings) menus?|running (?:ai |llm |autonomous |coding )?(?:agents|jobs|tests|containers|servers|experiments|workflows|queries))\b/gi

/** Who hosts podcasts sells software, not tickets. */
const MEDIA_SOFTWARE =
  /\b(?:podcast|audio|video|music|photo|image|web|blog)(?:s|ing)?[\s-]+(?:host(?:s|ing|er)?(?! of\b)|analytics|editor|software|platform|tool)\b/gi

const OF_TRADE =
  /\b(?:business|company|agency|my|our|catering|food truck|band|podcast|wedding|conference|festival|repair\w*|services?|shop|store|boutique|workshop|maker|salon|barber\w*|school|cleaning|tailor\w*|planner|rental|hire|market|brewery|winery|farm|gallery|museum|library|club|practice|firm|bookshop|bookstore|local|family|handmade|artisan|craft\w*)\b/i
/** Shops and trades in the languages of their neighbours. */
const OF_TRADE_ABROAD =
  /\b(?:praxis|laden|gesch[äa]ft|werkstatt|handwerk\w*|imker\w*|hofladen|verein|b[uü]ro|schule|cabinet|boutique|fromagerie|boucherie|atelier|[ée]cole|magasin|librairie|tienda|taller|escuela|estudio|consultorio|negozio|bottega|scuola|officina|fietsenmaker|winkel|bedrijf|praktijk|slagerij|loja|oficina|escola|pousada|padaria)\b/i
const OF_SOFTWARE =
  /\b(?:apps?|streaming|software|saas|platform|tool|api|ai|system|dashboard|tracker|startup(?! that (?:turns|makes|grows|recycles|bakes|brews|farms|prints))|web ?app|automation)\b/i

/** Who has a page made for a thing we know nothing of is somebody with a door, until software is said. */
const IS_SITE_OF =
  /\b(?:landing[\s-]*pages?|home[\s-]?pages?|websites?|one[\s-]page (?:site|website)|(?:marketing )?sites?) (?:for|of) (?:an?|my|our|the|the \w+) \p{L}/iu

/** A shop or a service of people, as against software. */
const isTrade = (prompt: string): boolean =>
  (OF_TRADE.test(prompt) || OF_TRADE_ABROAD.test(prompt) || IS_SITE_OF.test(prompt)) &&
  !OF_SOFTWARE.test(prompt)
