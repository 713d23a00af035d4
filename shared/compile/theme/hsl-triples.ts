import { customProperties } from './custom-properties.ts'

/** `0 72% 51%`, as shadcn/ui wrote colours before Tailwind 4: `hsl(var(--primary))` made one of it. */
const TRIPLE =
  /^\d{1,3}(?:\.\d{1,9})?(?:deg)?\s{1,9}\d{1,3}(?:\.\d{1,9})?%\s{1,9}\d{1,3}(?:\.\d{1,9})?%(?:\s{0,9}\/\s{0,9}[\d.]{1,9}%?)?$/
const ONLY_NAME = /^var\(\s{0,9}(--[\w-]{1,99})\s{0,9}\)$/

export const isTriple = (value: string): boolean => TRIPLE.test(value)

/** How many names may stand for each other. */
const ROUNDS = 3

/** The properties that are such triples, and those that stand for one of them. */
export function tripleNames(declared: readonly { name: string; value: string }[]): Set<string> {
  const names = new Set(declared.filter(({ value }) => isTriple(value)).map(({ name }) => name))
  if (names.size === 0) return names
  for (let round = 0; round < ROUNDS; round++) {
    for (const { name, value } of declared) {
      const stands = ONLY_NAME.exec(value)?.[1]
      if (stands && names.has(stands)) names.add(name)
    }
  }
  return names
}

/** The sheet with each triple as the colour it means. */
export function withWholeColors(css: string): string {
  if (!/(?<![\w-])--[\w-]{1,99}\s{0,9}:[^;{}]{0,40}%/.test(css)) return css
  let made = ''
  let from = 0
  for (const { value, start, end } of customProperties(css)) {
    if (!isTriple(value)) continue
    made += `${css.slice(from, start)}hsl(${value})`
    from = end
  }
  return made + css.slice(from)
}

const USED =
  /hsla?\([\s_]{0,9}var\(\s{0,9}(--[\w-]{1,99})\s{0,9}\)(?:([\s_]{0,9})[/,][\s_]{0,9}([\d.]{1,9}%?|var\(--[\w-]{1,99}\)|<alpha-value>))?[\s_]{0,9}\)/g

/**
 * `hsl(var(--primary))` where that is a whole colour already: the colour itself, or with the share of it that is asked
 * for. In code, in sheets and in class names alike, so that a class and its rule stay the same word.
 */
export function withoutHslAround(text: string, isColor: (name: string) => boolean): string {
  if (!text.includes('hsl')) return text
  return text.replace(USED, (whole, name: string, _, alpha: string | undefined, at: number) => {
    if (!isColor(name)) return whole
    if (alpha === undefined || alpha === '<alpha-value>') return `var(${name})`
    const mixed = `hsl(from var(${name}) h s l / ${alpha})`
    return isInClass(text, at) ? mixed.replaceAll(' ', '_') : mixed
  })
}

/** Between the square brackets of a class, where a blank would end it. */
const isInClass = (text: string, at: number): boolean =>
  /\[[^\s"'`\][]{0,80}$/.test(text.slice(Math.max(0, at - 100), at))
