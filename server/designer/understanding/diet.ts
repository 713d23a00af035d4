interface Diet {
  match: RegExp
  /** What it leaves out, in the words of a menu. */
  without: RegExp
}

const MEAT_AND_FISH =
  /\b(?:meat|beef|veal|lamb|hogget|mutton|pork|ham|bacon|sausages?|salami|chicken|turkey|duck|goose|game|venison|fish|turbot|salmon|tuna|cod|trout|anchov(?:y|ies)|sardines?|prawns?|shrimps?|scallops?|mussels?|oysters?|crab|lobster|octopus|squid|bolognese|carbonara)\b/i
const OF_ANIMALS =
  /\b(?:milk|butter|buttermilk|cream|cheese|feta|parmesan|mozzarella|yog(?:h)?urt|eggs?|omelettes?|shakshuka|honey|mayonnaise|ghee)\b/i
const WHEAT =
  /\b(?:bread|toast|buns?|rolls?|pasta|noodles?|spaghetti|lasagne|pizza|tarts?|cakes?|pies?|pancakes?|waffles?|flour|couscous|bulgur|barley|rye|wheat|breadcrumbs|croutons|pastry|biscuits?|cookies?|beer|wraps?|sandwich(?:es)?)\b/i
const FOR_GROWN_UPS = /\b(?:wine|sherry|vermouth|rum|beer|chilli|raw|anchov(?:y|ies)|capers|bitter)\b/i

const DIETS: Diet[] = [
  {
    match:
      /\b(?:vegetarian|veggie|meat[- ]free|meatless|vegetarisch\w*|v[ée]g[ée]tarien\w*|vegetarian[oa])\b/i,
    without: MEAT_AND_FISH,
  },
  {
    match: /\b(?:vegan|plant[- ]based|vegane[rs]?|v[ée]gane|vegan[oa])\b/i,
    without: new RegExp(`${MEAT_AND_FISH.source}|${OF_ANIMALS.source}`, 'i'),
  },
  {
    match: /\b(?:gluten[- ]?(?:free|frei)|coeliac|celiac|sans gluten|sin gluten|senza glutine)\b/i,
    without: WHEAT,
  },
  {
    match: /\b(?:dairy|lactose)[- ]free\b/i,
    without: /\b(?:milk|butter|buttermilk|cream|cheese|feta|parmesan|mozzarella|yog(?:h)?urt)\b/i,
  },
  {
    match: /\b(?:halal|kosher|pork[- ]free)\b/i,
    without:
      /\b(?:pork|ham|bacon|salami|scallops?|prawns?|shrimps?|mussels?|oysters?|crab|lobster|wine|sherry|rum|beer|vermouth)\b/i,
  },
  {
    match: /\b(?:nut[- ]free|no nuts)\b/i,
    without: /\b(?:nuts?|almonds?|hazelnuts?|walnuts?|peanuts?|pistachios?|romesco|pesto)\b/i,
  },
  {
    match:
      /\b(?:for kids|kids['’]? (?:menu|cook\w*|recipes?)|children['’]s (?:menu|recipes?)|kids cooking|toddler)\b/i,
    without: FOR_GROWN_UPS,
  },
]

/** "A gluten-free filter" is one choice of many, and no rule for everything that is shown. */
const AS_CHOICE = /\b(?:filters?|tags?|badges?|options?|labels?|toggle|icons?)\b/i
const CLAUSE = /[,.;:()\n]|\band\b|\bwith\b/i

/** Whether a dish suits every diet that the request is about. */
export function suitsDiet(prompt: string): (dish: string) => boolean {
  const asked = prompt.split(CLAUSE).filter(clause => !AS_CHOICE.test(clause))
  const kept = DIETS.filter(({ match }) => asked.some(clause => match.test(clause)))
  return dish => kept.every(({ without }) => !without.test(dish))
}

export const isPlantBased = (prompt: string): boolean =>
  DIETS.slice(0, 2).some(({ match }) => match.test(prompt))

/** The dishes that suit, filled up from those that suit everybody. */
export function dishesFor<Dish extends readonly unknown[]>(
  prompt: string,
  dishes: Dish[],
  forAll: Dish[],
): Dish[] {
  const suits = suitsDiet(prompt)
  const left = dishes.filter(dish => suits(textOf(dish)))
  return left.length === dishes.length ? dishes : [...left, ...forAll.slice(0, dishes.length - left.length)]
}

const textOf = (dish: unknown): string => (Array.isArray(dish) ? dish.map(textOf).join(', ') : String(dish))
