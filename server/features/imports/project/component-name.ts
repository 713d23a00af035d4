const NAME = '([A-Z][\\w$]{1,59})'
/** In this order: what the module is, else the first component that it gives. */
const GIVEN = [
  `\\bexport\\s{1,9}default\\s{1,9}(?:async\\s{1,9})?(?:function|class)\\s{1,9}${NAME}`,
  `\\bexport\\s{1,9}default\\s{1,9}(?:(?:React\\.)?(?:memo|forwardRef)\\(\\s{0,9})?${NAME}\\s{0,9}(?:;|\\)|$)`,
  `\\b${NAME}\\s{1,9}as\\s{1,9}default\\b`,
  `\\bexport\\s{1,9}(?:async\\s{1,9})?(?:function|class|const)\\s{1,9}${NAME}`,
].map(form => new RegExp(form, 'm'))
/** What every project calls what it begins with; it says nothing of the page. */
const SAYS_NOTHING = new Set(['App', 'Main', 'Index', 'Page', 'Home', 'Root', 'Component', 'Default', 'Demo'])

/** `PricingCard` as a title, "Pricing card"; null where the code gives no name that says something. */
export function componentTitle(code: string): string | null {
  for (const form of GIVEN) {
    const name = form.exec(code)?.[1]
    if (!name) continue
    if (SAYS_NOTHING.has(name)) return null
    const [first = '', ...rest] = name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g) ?? []
    const words = rest.map(word => (/^[A-Z]{2,}$/.test(word) ? word : word.toLowerCase()))
    return [first, ...words].join(' ') || null
  }
  return null
}
