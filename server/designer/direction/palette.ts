import {
  better,
  contrast,
  luminance,
  type Oklch,
  oklch,
  readable,
  shown,
} from '#server/designer/direction/oklch.ts'

/** How a direction wants its colours, before they are made to read. */
export interface PaletteRecipe {
  /** Tint of the page: how light, how colourful. */
  paper: { l: number; c: number }
  /** How far cards stand out from the page; 0 leaves them the page's colour. */
  cardLift: number
  ink: { l: number; c: number }
  primary: { l: number; c: number }
  /** Degrees from the primary hue to the second colour. */
  accentTurn: number
  accent: { l: number; c: number }
  border: number
  /** The band that breaks the rhythm of a page. */
  panel: 'ink' | 'primary' | 'tint' | 'accent'
  dark: { l: number; c: number }
}

export interface PaletteChoice {
  hue: number
  paperHue: number
  recipe: PaletteRecipe
  /** Colours the person named; they are used as they are. */
  background?: Oklch
  primary?: Oklch
  accent?: Oklch
  /** "one accent": the second colour is a paler tone of the main one. */
  isOneAccent?: boolean
  /** Where a background that runs from one colour to another ends; text has to read on it too. */
  end?: Oklch
}

export type TokenName = (typeof TOKENS)[number]
export type Tokens = Record<TokenName, Oklch>

export const TOKENS = [
  'background',
  'foreground',
  'card',
  'card-foreground',
  'popover',
  'popover-foreground',
  'primary',
  'primary-foreground',
  'secondary',
  'secondary-foreground',
  'muted',
  'muted-foreground',
  'accent',
  'accent-foreground',
  'destructive',
  'border',
  'input',
  'ring',
  'brand',
  'highlight',
  'highlight-foreground',
  'panel',
  'panel-foreground',
  'panel-muted',
  'positive',
  'chart-1',
  'chart-2',
  'chart-3',
  'chart-4',
  'chart-5',
] as const

const BODY_RATIO = 4.5
/** Below this a colour is a grey, and "black and white" wants no third. */
const GREY = 0.02
/** Main colours darker than this are made to carry white text; lighter ones carry black. */
const CARRIES_WHITE = 0.63
const WHITE = oklch(0.985, 0, 0)

/** The light and the dark theme of one choice; every text in them reads at 4.5:1 or better. */
export function makePalette(choice: PaletteChoice): { light: Tokens; dark: Tokens } {
  const isDarkPaper = choice.background !== undefined && luminance(choice.background) < 0.18
  return {
    light: tokens(choice, isDarkPaper ? { ...choice, background: undefined } : choice, false),
    dark: tokens(choice, isDarkPaper ? choice : { ...choice, background: undefined }, true),
  }
}

function tokens(
  { hue, paperHue, recipe, isOneAccent }: PaletteChoice,
  named: PaletteChoice,
  isDark: boolean,
): Tokens {
  const paper = named.background ?? paperOf(recipe, paperHue, isDark)
  const card = cardOf(paper, recipe, isDark)
  const muted = shown(oklch(paper.l + (isDark ? 0.055 : -0.03), Math.max(paper.c, 0.004), paper.h))
  const surfaces = [paper, card, muted, ...(named.end && isDark ? [named.end] : [])]
  const inkHue = recipe.ink.c > 0.03 ? hue : paper.h
  const ink = readable(oklch(isDark ? 0.95 : recipe.ink.l, isDark ? 0.01 : recipe.ink.c, inkHue), surfaces, 9)
  const primary = primaryOf(named.primary, recipe, hue, isDark, paper)
  const second = isOneAccent
    ? oklch(Math.min(0.9, primary.l + 0.13), primary.c * 0.8, primary.h)
    : named.primary && named.primary.c < GREY
      ? oklch(isDark ? 0.7 : 0.84, 0.004, paper.h)
      : undefined
  const accent = shown(
    named.accent ?? second ?? oklch(recipe.accent.l, recipe.accent.c, hue + recipe.accentTurn),
  )
  const panel = panelOf(recipe, { ink, primary, accent, paper, hue, isDark })
  const panelInk = onColor(panel)
  const quiet = oklch(isDark ? 0.72 : 0.5, Math.min(0.02, paper.c + 0.01), paper.h)
  const line = shown(oklch(paper.l + (isDark ? 0.11 : -recipe.border), Math.max(paper.c, 0.006), paper.h))
  return {
    background: paper,
    foreground: ink,
    card,
    'card-foreground': ink,
    popover: card,
    'popover-foreground': ink,
    primary,
    'primary-foreground': onColor(primary),
    secondary: muted,
    'secondary-foreground': ink,
    muted,
    'muted-foreground': readable(quiet, surfaces, BODY_RATIO),
    accent: shown(oklch(paper.l + (isDark ? 0.075 : -0.048), Math.max(paper.c * 1.5, 0.01), paper.h)),
    'accent-foreground': ink,
    destructive: readable(oklch(isDark ? 0.68 : 0.53, 0.2, 27), [...surfaces], BODY_RATIO),
    border: line,
    input: shown(oklch(line.l + (isDark ? 0.06 : -0.05), line.c, line.h)),
    ring: readable(primary, [paper], 3),
    brand: readable(primary, surfaces, BODY_RATIO),
    highlight: accent,
    'highlight-foreground': onColor(accent),
    panel,
    'panel-foreground': panelInk,
    'panel-muted': readable(mix(panelInk, panel, 0.3), [panel], BODY_RATIO),
    positive: readable(oklch(isDark ? 0.74 : 0.5, 0.13, 152), surfaces, BODY_RATIO),
    ...charts(primary, accent, card, isDark, named.primary !== undefined && named.accent !== undefined),
  }
}

const paperOf = ({ paper, dark }: PaletteRecipe, hue: number, isDark: boolean): Oklch =>
  shown(isDark ? oklch(dark.l, dark.c, hue) : oklch(paper.l, paper.c, hue))

function cardOf(paper: Oklch, { cardLift }: PaletteRecipe, isDark: boolean): Oklch {
  if (isDark) return shown(oklch(paper.l + Math.max(cardLift, 0.02), paper.c, paper.h))
  return shown(oklch(Math.min(1, paper.l + cardLift), paper.l + cardLift >= 1 ? 0 : paper.c * 0.6, paper.h))
}

/** A named colour stays as it is; ours is lightened on dark paper until it can be told from it. */
function primaryOf(
  named: Oklch | undefined,
  { primary }: PaletteRecipe,
  hue: number,
  isDark: boolean,
  paper: Oklch,
): Oklch {
  if (named && named.c < GREY && isDark) return oklch(Math.max(0.94, named.l), named.c, named.h)
  if (named && contrast(named, paper) >= 1.6) return named
  const wanted = shown(named ?? oklch(isDark ? Math.max(primary.l, 0.7) : primary.l, primary.c, hue))
  if (isDark) return readable(wanted, [paper], BODY_RATIO)
  const carriesWhite = !named && primary.l < CARRIES_WHITE
  return readable(carriesWhite ? readable(wanted, [WHITE], BODY_RATIO) : wanted, [paper], 3)
}

interface PanelInput {
  ink: Oklch
  primary: Oklch
  accent: Oklch
  paper: Oklch
  hue: number
  isDark: boolean
}

function panelOf({ panel, ink }: PaletteRecipe, { primary, accent, paper, hue, isDark }: PanelInput): Oklch {
  if (panel === 'primary') return isDark ? shown(oklch(0.3, Math.min(primary.c, 0.09), primary.h)) : primary
  if (panel === 'accent') return accent
  if (panel === 'tint') return shown(oklch(isDark ? paper.l + 0.05 : 0.93, isDark ? 0.025 : 0.035, hue))
  return isDark
    ? shown(oklch(paper.l + 0.045, paper.c, paper.h))
    : shown(oklch(Math.min(ink.l, 0.24), ink.c, hue))
}

/** What a colour may lose when it is written in hex. */
const ROUNDING = 0.05

/** Near-white or near-black, tinted with the surface's own hue. */
export function onColor(surface: Oklch): Oklch {
  const light = oklch(0.985, 0.005, surface.h)
  const dark = shown(oklch(0.18, Math.min(0.03, surface.c), surface.h))
  const chosen = better(surface, light, dark)
  return contrast(surface, chosen) >= BODY_RATIO + ROUNDING
    ? chosen
    : better(surface, oklch(1, 0, 0), oklch(0, 0, 0))
}

const mix = (a: Oklch, b: Oklch, share: number): Oklch =>
  shown(oklch(a.l + (b.l - a.l) * share, a.c + (b.c - a.c) * share, b.h))

/** Five series that can be told apart and from the card they are drawn on. */
function charts(primary: Oklch, accent: Oklch, card: Oklch, isDark: boolean, areBothNamed: boolean) {
  const series = (color: Oklch) => readable(color, [card], 2.2)
  const far = areBothNamed
    ? oklch(isDark ? 0.82 : 0.6, 0.03, primary.h)
    : oklch(isDark ? 0.75 : 0.6, 0.11, primary.h + 150)
  return {
    'chart-1': series(primary),
    'chart-2': series(accent),
    'chart-3': series(far),
    'chart-4': series(oklch(isDark ? 0.6 : 0.72, Math.min(primary.c, 0.09), primary.h)),
    'chart-5': series(oklch(isDark ? 0.65 : 0.55, 0.02, primary.h)),
  }
}
