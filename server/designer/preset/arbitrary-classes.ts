/** What a class sets that says its value itself, in brackets behind its name. */
const PROPERTIES: Record<string, string | ((value: string) => string)> = {
  text: value => (/^(?:#|rgb|hsl|okl|color|var\(--color)/.test(value) ? 'color' : 'font-size'),
  bg: value => (/gradient|url\(/.test(value) ? 'background-image' : 'background-color'),
  border: value => (/^(?:#|rgb|hsl|okl)/.test(value) ? 'border-color' : 'border-width'),
  p: 'padding',
  px: 'padding-inline',
  py: 'padding-block',
  pt: 'padding-top',
  pb: 'padding-bottom',
  m: 'margin',
  mt: 'margin-top',
  mb: 'margin-bottom',
  gap: 'gap',
  w: 'width',
  h: 'height',
  'max-w': 'max-width',
  'min-w': 'min-width',
  'max-h': 'max-height',
  'min-h': 'min-height',
  rounded: 'border-radius',
  leading: 'line-height',
  tracking: 'letter-spacing',
  opacity: 'opacity',
  'grid-cols': 'grid-template-columns',
  'grid-rows': 'grid-template-rows',
  aspect: 'aspect-ratio',
  z: 'z-index',
  top: 'top',
  left: 'left',
  right: 'right',
  bottom: 'bottom',
  inset: 'inset',
}

const WIDTHS: Record<string, string> = { sm: '40rem', md: '48rem', lg: '64rem', xl: '80rem' }

/** The rule of a class whose value stands in it, from a width on where it says so; null for any other. */
export function arbitraryRule(name: string): string | null {
  const at = name.indexOf(':')
  const width = WIDTHS[name.slice(0, Math.max(at, 0))]
  if (!width) return ruleOf(name)
  const rule = ruleOf(name.slice(at + 1))
  return rule && `@media (width >= ${width}) { .${name.replace(/[^\w-]/g, '\\$&')} { ${rule} } }`
}

/** A class that sets this property to this value: short where there is a name for it, else with the property in it. */
export function classFor(property: string, value: string): string | null {
  if (/["`{}[\];_]/.test(value) || value === '') return null
  const said = value.replaceAll(' ', '_')
  const rule = `${property}: ${value};`
  // Tailwind takes a bare variable behind these names for a colour.
  const names = Object.entries(PROPERTIES).filter(
    ([, means]) => typeof means === 'string' || !value.startsWith('var('),
  )
  const short = names.map(([name]) => `${name}-[${said}]`)
  return [...short, `[${property}:${said}]`].find(name => arbitraryRule(name) === rule) ?? null
}

function ruleOf(name: string): string | null {
  const whole = /^\[(-?[a-z][a-z-]*):([^\]]+)\]$/.exec(name)
  if (whole) return `${whole[1]}: ${spaced(whole[2] ?? '')};`
  const found = /^([a-z]+(?:-[a-z]+)?)-\[(?:length:|color:)?([^\]]+)\]$/.exec(name)
  const property = found && PROPERTIES[found[1] ?? '']
  if (!found || !property) return null
  const value = spaced(found[2] ?? '')
  const isLength = name.includes('[length:')
  const isColor = name.includes('[color:')
  const set = isLength
    ? 'font-size'
    : isColor
      ? 'color'
      : typeof property === 'string'
        ? property
        : property(value)
  return `${set}: ${value};`
}

const spaced = (value: string): string => value.replace(/\\?_/g, each => (each === '_' ? ' ' : '_'))
