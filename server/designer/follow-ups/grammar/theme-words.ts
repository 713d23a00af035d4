import { COLOR_PATTERN } from '#server/designer/direction/css-colors.ts'

const HUE_WORD = '(?:colou?rs?|tones?|hues?|shades?)'
const OF_ALL =
  'main|primary|principal|base|basic|brand(?:ing)?|accent|key|theme|signature|dominant|leading|secondary|second'

/** What is a colour of the theme and not of an element: "main colour", "colour scheme", "accent". */
const THEME_COLOR = new RegExp(
  `\\b(?:accents?|primary|palette|theme|(?:${OF_ALL}) ${HUE_WORD}|colou?rs?|colou?r (?:scheme|palette)|highlight)\\b`,
  'i',
)
const PAPER =
  /^(?:the |our |my )?(?:(?:main|overall|whole|entire|general|base|basic|page|site|website|app|body) )*backgrounds?(?: colou?r)?$/i
const INK =
  /^(?:the |our |my )?(?:(?:main|primary|base|basic|body|normal|default|general|overall|page|all|all the) )*(?:texts?|font|ink|letters)(?: colou?r)?(?: (?:of|on) the (?:whole )?(?:page|site|website|app))?$/i
/** "The main" alone names nothing: neither its colour nor its area. */
const BARE_MAIN = /^(?:the |our |my )?main$/i

export const isThemeColor = (target: string): boolean => THEME_COLOR.test(target) || isThemePaper(target)
export const isThemePaper = (target: string): boolean => PAPER.test(target.trim())
export const isThemeInk = (target: string): boolean => INK.test(target.trim())
export const isBareMain = (target: string): boolean => BARE_MAIN.test(target.trim())

/** Says which of the colours that belong to everything a possessor is: "the main" in "the main colour". */
export const isOfAll = (possessor: string): boolean =>
  new RegExp(
    `^(?:(?:the|a|an|my|our|your|its)\\s+)?(?:${OF_ALL}|page|site|whole|entire|overall)$|^(?:the|a|an|my|our)$`,
    'i',
  ).test(possessor.trim())

/** The colour of everything, as Germans, French and Spaniards say it, in the words that are understood here. */
export function themeWishIn(message: string): string | null {
  const part = FOREIGN.find(([pattern]) => pattern.test(message))?.[1]
  const named = message.toLowerCase().match(/\p{L}+/gu) ?? []
  const color =
    message.match(COLOR_PATTERN)?.at(-1) ??
    named.map(word => NAMES[word]).findLast(each => each !== undefined)
  return part && color ? `make ${part} ${color}` : null
}

const FOREIGN: [RegExp, string][] = [
  [/(?<!\p{L})(?:haupt|grund|primär|marken|akzent|leit)farben?(?!\p{L})|\bfarbschema\b/iu, 'the main colour'],
  [
    /\bcouleurs? (?:principale|primaire|dominante|de (?:la |ma |notre )?marque|d['’]accent)s?\b/i,
    'the main colour',
  ],
  [
    /\bcolor(?:es)? (?:principal|primario|dominante|de (?:la |mi |nuestra )?marca|de acento)(?:es|s)?\b/i,
    'the main colour',
  ],
  [/(?<!\p{L})(?:seiten)?hintergrund(?:farbe)?(?!\p{L})/iu, 'the page background'],
  [
    /\b(?:couleur (?:du|de) fond|fond de (?:la )?page|(?:le|l['’])\s?(?:fond|arrière-plan))\b/i,
    'the page background',
  ],
  [/\b(?:color de fondo|fondo (?:de la )?página|el fondo)\b/i, 'the page background'],
]
const NAMES: Record<string, string> = {
  blau: 'blue',
  rot: 'red',
  grün: 'green',
  gelb: 'yellow',
  schwarz: 'black',
  weiß: 'white',
  weiss: 'white',
  grau: 'grey',
  hellgrau: 'light grey',
  rosa: 'pink',
  lila: 'purple',
  violett: 'violet',
  türkis: 'turquoise',
  petrol: 'teal',
  braun: 'brown',
  bleu: 'blue',
  bleue: 'blue',
  rouge: 'red',
  vert: 'green',
  verte: 'green',
  jaune: 'yellow',
  noir: 'black',
  blanc: 'white',
  gris: 'grey',
  rose: 'pink',
  violette: 'violet',
  turquoise: 'turquoise',
  marron: 'brown',
  azul: 'blue',
  rojo: 'red',
  verde: 'green',
  amarillo: 'yellow',
  negro: 'black',
  blanco: 'white',
  morado: 'purple',
  naranja: 'orange',
  turquesa: 'turquoise',
  marrón: 'brown',
}
