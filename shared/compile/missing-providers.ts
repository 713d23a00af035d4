import type { PatternConfig } from '#shared/design.ts'
import type { VirtualFiles } from './virtual-files.ts'

/** What is put around a design that uses parts which throw outside of their provider, and has none itself. */
export type Around = 'router' | 'tooltip' | 'chakra'

/** The component that each one is, and the properties it needs; values are names that its package exports. */
export const MISSING_PROVIDERS: Readonly<
  Record<Around, { specifier: string; component: string; props: Readonly<Record<string, string>> }>
> = {
  router: { specifier: 'react-router', component: 'BrowserRouter', props: {} },
  tooltip: { specifier: '@radix-ui/react-tooltip', component: 'Provider', props: {} },
  chakra: { specifier: '@chakra-ui/react', component: 'ChakraProvider', props: { value: 'defaultSystem' } },
}

const ROUTED = /["']react-router(?:-dom)?["']/
/** A router of its own, whichever: two of them throw. */
const ROUTER = /\b(?!useRouter\b|withRouter\b)\w*Router(?:Provider)?\b/
const RADIX_TOOLTIP = /["']@radix-ui\/react-tooltip["']|\bTooltip\b(?:(?!\bTooltip\b)[^;"'])*["']radix-ui["']/
const CHAKRA = /["']@chakra-ui\/react["']/

/** From the inside out. */
export function missingProvidersOf(
  files: VirtualFiles,
  designSystem: PatternConfig['designSystem'],
): Around[] {
  const texts = files.paths().map(path => files.text(path) ?? '')
  const has = (pattern: RegExp) => texts.some(text => pattern.test(text))
  const found: Around[] = []
  if (has(ROUTED) && !has(ROUTER)) found.push('router')
  if (has(RADIX_TOOLTIP)) found.push('tooltip')
  if (designSystem === 'chakraUi' || has(CHAKRA)) found.push('chakra')
  return found
}
