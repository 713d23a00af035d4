import type { CustomProperty } from '#shared/compile/theme/custom-properties.ts'

/** One side of a theme; the same object wherever tokens stand on the same one. */
export interface ThemeSide {
  /** The at-rule or selector; empty for the sheet itself. */
  rule: string
  inner: Map<string, ThemeSide>
}

const sideFor = (rule: string): ThemeSide => ({ rule, inner: new Map() })

/** Light, dark, Tailwind's own, or the rule itself: found once for a rule, since selectors and tokens may both be many. */
export class ThemeSides {
  readonly #sheet = sideFor('')
  readonly #light = sideFor('light')
  readonly #dark = sideFor('dark')
  readonly #tailwind = sideFor('@theme')
  readonly #known = new Map<readonly string[], ThemeSide>()

  of({ inside }: CustomProperty): ThemeSide {
    const side = this.#known.get(inside) ?? this.#sideOf(inside)
    this.#known.set(inside, side)
    return side
  }

  #sideOf(inside: readonly string[]): ThemeSide {
    const selector = inside.at(-1) ?? ''
    if (inside.some(rule => rule.startsWith('@theme'))) return this.#tailwind
    if (/\.dark\b/.test(selector)) return inside.length > 1 ? placeIn(this.#sheet, inside) : this.#dark
    if (/(?:^|,\s*)(?::root|:host|html|\.light)\b/.test(selector))
      return inside.length > 1 && !inside[0]?.startsWith('@layer')
        ? placeIn(this.#sheet, inside)
        : this.#light
    return placeIn(this.#sheet, inside)
  }

  /** Tokens in rules as they stood; each rule is opened once, so that it is never longer than what was read. */
  rulesOf(tokens: readonly CustomProperty[]): string[] {
    const sheet = sideFor('')
    const inIt = new Map<ThemeSide, CustomProperty[]>()
    const places = new Map<readonly string[], ThemeSide>()
    for (const token of tokens) {
      const place = places.get(token.inside) ?? placeIn(sheet, token.inside)
      places.set(token.inside, place)
      const list = inIt.get(place)
      if (list) list.push(token)
      else inIt.set(place, [token])
    }
    return [...sheet.inner.values()].map(place => written(place, inIt))
  }
}

function placeIn(sheet: ThemeSide, inside: readonly string[]): ThemeSide {
  let place = sheet
  for (const rule of inside) {
    const inner = place.inner.get(rule) ?? sideFor(rule)
    place.inner.set(rule, inner)
    place = inner
  }
  return place
}

function written(place: ThemeSide, inIt: Map<ThemeSide, CustomProperty[]>): string {
  const lines = (inIt.get(place) ?? []).map(({ name, value }) => `  ${name}: ${value};`)
  const inner = [...place.inner.values()].map(each => written(each, inIt))
  return [`${place.rule} {`, ...lines, ...inner, '}'].join('\n')
}
