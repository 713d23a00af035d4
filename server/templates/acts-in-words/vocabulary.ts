import { keyWords, set, table, wordsOf } from '#server/templates/read/words.ts'
import type { ActInput } from '#shared/acts/act.ts'
import { isCssColor } from '#shared/acts/css-colors.ts'
import { type SourceFile, THEME_FILE } from '#shared/artifacts.ts'
import { RADIUS_MAX, readThemeLook } from '#shared/theme-look.ts'
import { isDarkFirst } from '#shared/theme-scheme.ts'

/** What is asked, by the words that ask for it; each alone is enough. */
export const INTENTS = table({
  remove: 'remove delete drop erase scrap lose ditch discard omit cut kill',
  hide: 'hide hidden',
  add: 'add another additional extra insert',
  move: 'move shift bring',
  swap: 'swap exchange',
  duplicate: 'duplicate copy clone',
  call: 'called call named name rename renamed retitle relabel',
})
export type Intent = 'remove' | 'hide' | 'add' | 'move' | 'swap' | 'duplicate' | 'call'

/** The same, said with several words in this order that need not stand together. */
export const SAID_WITH: Readonly<Partial<Record<Intent, string>>> = {
  remove: `take off,take out,take down,take away,throw out,throw away,leave out,get rid,get out,kick out,don't want,don't need,
    dont want,dont need,not need,not needed,isn't needed,no longer,no more,no anymore,don't anymore,can go,must go,should go,
    is gone`,
  add: "one more,there's also,there also",
  move: 'put top,put first,put last,put bottom,put end,goes top,goes first,goes last,goes bottom',
  swap: 'switch places,switch and,change places,trade places',
}

/** They change nothing of what is asked. */
export const EMPTY = set(`
  a an the it its it's is are was be been has have had will would should could can may might shall do does did i we you he
  she they us me them our my your his her their this that these those i'd i'll we're we'd you're i'm please pls plz thanks
  thank hi hello hey ok okay hmm hm so just now only also too very really actually simply instead of to in on at for from
  by with as and or there there's here currently again then up down off out back over around make makes made set change
  changes changed update edit replace turn put get keep let lets let's use write say says goes go going gets got want
  wants wanted need needs needed like one more correct true anymore longer yet still already see new much well who come
  comes became become becomes today tomorrow tonight must read reads type we've i've i'd you've him page site website
  screen app design bit little slightly lot kindly quite give fix correct which about raise bump increase reduce adjust
  changed moved ought new`)

/** They say which thing is meant: what is selected, or was spoken of just before. */
export const POINTING = set("this that it him her them these his their its it's one")

/** Where something is to stand. */
export const POSITIONS = table({
  first: 'top first beginning start front',
  last: 'bottom last end',
  up: 'up higher',
  down: 'down lower',
})
export const RELATIONS = table({
  before: 'before above',
  after: 'after below under beneath underneath',
  between: 'between',
})
/** Which of a list: by its place there, from the front or from the end. */
export const ORDINALS = table({
  0: 'first top',
  1: 'second',
  2: 'third',
  3: 'fourth',
  4: 'fifth',
  '-1': 'last bottom',
})
/** They turn a wish into its opposite. */
export const NEGATIONS = set("not no don't dont doesn't isn't aren't never without won't can't cannot")
/** With them it depends on something, or on more than is named. */
export const UNSURE = set(`
  if when unless until while whenever except maybe perhaps whether how why what where any both each every everything
  anything nothing random or most least best better similar same but stay stays keep remain remains rest somehow something
  sometimes some all`)

/** Words for the look of the whole, and what each makes of it: a part of the theme and its value. */
export const WHOLE_LOOK = table({
  'scheme dark': 'dark darker night',
  'scheme light': 'light day',
  'corners rounder': 'rounder rounded softer',
  'corners square': 'sharp sharper square',
  'density compact': 'tighter denser compact',
  'density roomy': 'roomier airier spacious whitespace airy',
  '': `mode theme corners corner radius edges everywhere whole entire everything all spacing switch thing version look scheme
    layout overall space white breathing`,
})
/** Beside a colour: that it is the one of the whole. */
export const MAIN_COLOR = set('main accent brand primary theme colour color')
/** Beside a typeface: that it is the one of the whole. */
export const WHOLE_FONT = set('font typeface type lettering text everywhere whole everything all fonts')

/** A text that is asked for and not given begins so. */
export const VAGUE = set(`
  something somewhat what how that which more less better shorter longer simpler different another anything exactly like
  whatever why where who when`)
/** What a text can be turned into without being replaced. */
export const STYLES = set(`
  case caps uppercase lowercase capitals italic italics bold font serif sans underlined underline language english german
  french spanish italian dutch polish portuguese danish norwegian swedish finnish japanese chinese korean russian turkish
  arabic hindi latin greek czech hungarian ukrainian style styled variant version view mode theme format layout color
  colour background size shape icon image picture photo video form table list grid carousel slider dropdown card button`)

/** What people call the fields that data is kept in, whatever the design: by their keys. */
const CALLED: readonly [string, string][] = [
  ['title', 'heading headline'],
  ['lead', 'subtitle tagline slogan intro introduction subheading subheadline description paragraph claim'],
  ['text note answer summary hint body', 'text note answer summary description detail explanation'],
  ['price value', 'price cost fee rate charge worth amount sum'],
  ['time when date due arrives', 'time when date due arrive hour start begin deadline day'],
  ['time duration days minutes', 'duration length long last take'],
  ['address place', 'address place location where street venue room'],
  ['hours', 'opening open'],
  ['contact phone', 'phone telephone tel mobile number call'],
  ['mail email', 'email mail'],
  ['role', 'job position do'],
  ['action', 'button cta'],
  ['send submit', 'send submit button'],
  ['brand', 'name logo company shop business firm studio store blog site website app club restaurant agency'],
  ['since year', 'since year start from painted founded built born'],
  ['navigation', 'menu nav navbar link bar tab'],
  ['people', 'team staff person member employee colleague'],
  ['questions', 'faq'],
  ['fields', 'question input'],
  ['stock count quantity', 'stock count quantity number amount piece left'],
]
const WORDS_OF = new Map<string, string[]>()
for (const [keys, words] of CALLED)
  for (const key of wordsOf(keys)) WORDS_OF.set(key, [...(WORDS_OF.get(key) ?? []), ...wordsOf(words)])

/** All that a field may be called by the key that it is kept under. */
export const wordsOfKey = (key: string): string[] =>
  keyWords(key).flatMap(word => [word, ...(WORDS_OF.get(word) ?? [])])

/** By what a figure is, whatever its key says. */
export const WORDS_OF_TYPE: Readonly<Record<string, readonly string[]>> = {
  phone: wordsOf('phone telephone tel mobile number call'),
  mail: wordsOf('email mail e-mail address'),
  date: wordsOf('date day when start begin deadline'),
  time: wordsOf('time hour start begin open close'),
  number: wordsOf('price cost costing fee charge number worth figure amount'),
}

/** What is to be done to the look of one element. */
export type LookChange =
  | { act: 'setColor'; color: string }
  | { act: 'setSize' | 'setSpacing'; to: 'less' | 'more' | number }
  | {
      act: 'align'
      weight?: 'light' | 'normal' | 'medium' | 'semibold' | 'bold'
      to?: 'left' | 'center' | 'right'
    }

const each = (words: string, change: LookChange) => words.split(' ').map(word => [word, change] as const)
const LOOKS = new Map<string, LookChange>([
  ...each('bigger larger', { act: 'setSize', to: 'more' }),
  ...each('smaller', { act: 'setSize', to: 'less' }),
  ...each('roomier', { act: 'setSpacing', to: 'more' }),
  ...each('tighter', { act: 'setSpacing', to: 'less' }),
  ...each('bold bolder', { act: 'align', weight: 'bold' }),
  ...each('semibold', { act: 'align', weight: 'semibold' }),
  ...each('left left-aligned', { act: 'align', to: 'left' }),
  ...each('center centre centered centred', { act: 'align', to: 'center' }),
  ...each('right right-aligned', { act: 'align', to: 'right' }),
])
const TOKENS = /^(?:primary|secondary|muted|accent|destructive|foreground)(?:-foreground)?$/
const PALETTE = /^[a-z]{3,7}-(?:50|[1-9]00|950)$/

/** What is said of a look, and nothing else. */
export function lookIn(phrase: string): LookChange | null {
  const color = colorIn(phrase.toLowerCase())
  return LOOKS.get(phrase.toLowerCase()) ?? (color ? { act: 'setColor', color } : null)
}

const BASIC = set('blue green red pink purple brown yellow orange gray grey')

export function colorIn(phrase: string): string | null {
  const [first = '', second = '', ...more] = phrase.split(' ')
  // "dark green" is one of CSS without its blank, "navy blue" is navy, and "blue green" may be either.
  const isShade = isCssColor(first) && !BASIC.has(first) && BASIC.has(second) && more.length === 0
  const word = isShade && !isCssColor(first + second) ? first : first + second + more.join(' ')
  return isCssColor(word) || TOKENS.test(word) || PALETTE.test(word) ? word : null
}

type ThemeChange = Omit<Extract<ActInput, { act: 'setTheme' }>, 'act'>

/** What a word makes of the whole, as it is now; null where it is that already. */
export function themeIn(
  files: readonly SourceFile[],
  of: 'scheme' | 'color' | 'font' | 'corners' | 'density',
  to: string,
): { act: ActInput; says: string } | null {
  const css = files.find(file => file.name === THEME_FILE)?.code ?? ''
  const made = (change: ThemeChange, says: string) => ({ act: { act: 'setTheme' as const, ...change }, says })
  if (of === 'scheme') {
    if (to === 'light' && !isDarkFirst(css)) return null
    const scheme = to === 'dark' ? 'dark' : 'light'
    return made({ scheme }, `The ${scheme} side of the theme is the one people see now`)
  }
  const color = of === 'color' ? colorIn(to) : null
  if (of === 'color')
    return color && isCssColor(color) ? made({ color }, `Changed the main colour to ${color}`) : null
  if (of === 'font') return made({ font: to }, `Changed the font to ${to}`)
  const radius = to === 'square' ? 0 : Math.min(RADIUS_MAX, (readThemeLook(css).radius ?? 0) + 6)
  if (of === 'corners') return made({ radius }, `Changed the corners to ${radius} px`)
  const density = to === 'roomy' ? 'roomy' : 'compact'
  return made({ density }, `Made the whole design ${density}`)
}
