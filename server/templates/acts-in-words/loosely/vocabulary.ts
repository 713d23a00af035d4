const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean))

/** What is asked, by the words that ask for it; each alone is enough. */
export const INTENTS = {
  remove: set('remove delete drop erase away scrap lose ditch discard omit'),
  hide: set('hide'),
  add: set('add another additional new extra'),
  move: set('move shift bring'),
  swap: set('swap exchange'),
  duplicate: set('duplicate copy'),
  call: set('called call named name rename renamed'),
} as const
export type Intent = keyof typeof INTENTS

/** The same, said with several words that need not stand together. */
export const SAID_WITH: [Intent, readonly string[]][] = [
  ['remove', ['take', 'off']],
  ['remove', ['take', 'out']],
  ['remove', ['get', 'rid']],
  ['remove', ['get', 'out']],
  ['remove', ['kick', 'out']],
  ['remove', ["don't", 'want']],
  ['remove', ["don't", 'need']],
  ['remove', ['dont', 'need']],
  ['remove', ['not', 'need']],
  ['remove', ['not', 'needed']],
  ['remove', ['no', 'longer']],
  ['remove', ['can', 'go']],
  ['remove', ['must', 'go']],
  ['remove', ['should', 'go']],
  ['add', ['one', 'more']],
  ['add', ["there's", 'also']],
  ['add', ['there', 'also']],
  ['move', ['put', 'top']],
  ['move', ['put', 'first']],
  ['move', ['put', 'last']],
  ['move', ['put', 'bottom']],
  ['swap', ['switch', 'places']],
  ['swap', ['change', 'places']],
]

/** They change nothing of what is asked. */
export const EMPTY = set(`
  a an the it its it's is are was be been has have had will would should could can may might shall do does did i we you he
  she they us me them our my your his their i'd i'll we're we'd you're i'm please pls plz thanks thank hi hello hey ok okay
  hmm hm so just now only also too very really actually simply instead of to in on at for from by with as and or the there
  there's here currently again then up down off out back over around make makes made set change changes changed update put
  get lets let let's use write say says goes go going gets got want wants wanted need needs needed like one some more wrong
  right correct true anymore longer yet still already cost costs price priced value amount number figure quantity
  total worth fee see word words text label title name new much well who went come comes came become becomes today tomorrow tonight must read reads type we've i've i'd you've have`)

/** What a part of a page is called, whatever it holds. */
export const CONTAINERS = set(`
  page site website screen app design menu list section part box block area panel card row item entry element line thing
  table tile bit column button link heading headline`)

/** They say which thing is meant: what is selected. */
export const POINTING = set("this that it him her them these one its it's")

/** Where something is to stand. */
export const POSITIONS: Readonly<Record<string, 'first' | 'last'>> = {
  ...{ top: 'first', first: 'first', beginning: 'first', start: 'first' },
  ...{ bottom: 'last', last: 'last', end: 'last' },
}
export const RELATIONS: Readonly<Record<string, 'before' | 'after' | 'between'>> = {
  ...{
    before: 'before',
    above: 'before',
    after: 'after',
    below: 'after',
    under: 'after',
    between: 'between',
  },
}

/** They turn a wish into its opposite. */
export const NEGATIONS = set("not no don't dont doesn't isn't never without won't can't cannot")
/** With them it depends on something, or on more than is named. */
export const UNSURE = set(`
  if when unless until while whenever except maybe perhaps whether how why what where which all any both each every
  everything anything nothing random or most least best better similar same`)

/** Words for the look of the whole, and what each makes of it. */
export const WHOLE_LOOK: Readonly<Record<string, ['corners' | 'density' | 'scheme', string] | null>> = {
  ...{ dark: ['scheme', 'dark'], light: ['scheme', 'light'] },
  ...{ rounder: ['corners', 'rounder'], rounded: ['corners', 'rounder'], softer: ['corners', 'rounder'] },
  ...{ sharp: ['corners', 'square'], square: ['corners', 'square'] },
  ...{
    tighter: ['density', 'more compact'],
    denser: ['density', 'more compact'],
    compact: ['density', 'more compact'],
  },
  ...{ roomier: ['density', 'roomier'], airier: ['density', 'roomier'] },
  ...{ mode: null, theme: null, corners: null, corner: null, radius: null, edges: null, everywhere: null },
  ...{ whole: null, entire: null, everything: null, all: null, spacing: null, switch: null, turn: null },
}
/** Beside a colour: that it is the one of the whole. */
export const MAIN_COLOR = set(
  'main accent brand primary theme colour color green blue red orange yellow purple violet pink teal brown navy black ours',
)
