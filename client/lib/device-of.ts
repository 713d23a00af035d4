/** In this order, since the later ones are named by the earlier ones too. */
const BROWSERS = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const
const SYSTEMS = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'Mac'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const

/** What a browser says it is, in two words. */
export function deviceOf(userAgent: string | null): string {
  const named = (known: readonly (readonly [string, string])[]) =>
    known.find(([mark]) => userAgent?.includes(mark))?.[1]
  const [browser, system] = [named(BROWSERS), named(SYSTEMS)]
  if (!browser && !system) return 'Another program'
  return [browser ?? 'A browser', system && `on ${system}`].filter(Boolean).join(' ')
}
