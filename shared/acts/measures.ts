import type { ActOf } from '#shared/acts/act.ts'
import { ALREADY, because, byOperations, type Made } from '#shared/acts/made.ts'
import { placeOf } from '#shared/acts/spot.ts'
import { COMPUTED, type Look, restyle } from '#shared/acts/styling.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import { attributeOf } from '#shared/edits/syntax.ts'

type To = Pick<ActOf<'setSize'>, 'to'>

/** Tailwind's own steps, in its units of 4 px. */
const SPACES = ['0', '1', '2', '3', '4', '5', '6', '8', '10', '12', '16', '20', '24', '32', '40', '48']
const SPACES_PX = SPACES.map(step => Number(step) * 4)
const TEXTS = ['xs', 'sm', 'base', 'lg', 'xl', '2xl', '3xl', '4xl', '5xl', '6xl', '7xl', '8xl', '9xl']
const TEXTS_PX = [12, 14, 16, 18, 20, 24, 30, 36, 48, 60, 72, 96, 128]
const PIXELS_A_REM = 16
/** What a length that has no steps grows by. */
const FACTOR = 1.15

/** The room inside an element; where it has none, the room between what it holds. */
export function setSpacing(files: readonly SourceFile[], look: Look, { to }: To): Made {
  const names = Object.keys(look.style)
  const styled = names.filter(name => /^padding/.test(name))
  const between = names.filter(name => /^(?:gap|rowGap|columnGap)$/.test(name))
  if (!look.isTailwind || styled.length + between.length > 0)
    return inStyle(files, look, styled.length > 0 ? styled : between, 'padding', to, SPACES_PX, 16)
  const classes = look.classes ?? []
  const inside = classes.filter(name => /^(?:[\w-]+:)*p[trblxyse]?-/.test(name))
  const gaps = classes.filter(name => /^(?:[\w-]+:)*gap(?:-[xy])?-/.test(name))
  const found = inside.length > 0 ? inside : gaps
  if (typeof to === 'number') return restyle(files, look, { add: [`p-[${to}px]`], remove: inside })
  if (found.length === 0)
    return to === 'more'
      ? restyle(files, look, { add: ['p-4'] })
      : because('There is no spacing to take away.')
  return replaced(files, look, found, name => stepped(name, to, SPACES, SPACES_PX))
}

/** The size of words, or the width of a picture. */
export function setSize(files: readonly SourceFile[], look: Look, { to }: To): Made {
  const { tag } = look.spot.element
  const isPicture = /^(?:img|svg|video|iframe|canvas)$/.test(tag)
  const property = isPicture ? 'width' : 'fontSize'
  if (!look.isTailwind || property in look.style) {
    const usual = isPicture ? null : (USUAL_PX[tag] ?? 16)
    const found = property in look.style ? [property] : []
    return inStyle(files, look, found, property, to, isPicture ? [] : TEXTS_PX, usual)
  }
  const classes = look.classes ?? []
  const isSize = isPicture
    ? /^(?:[\w-]+:)*(?:w|size)-/
    : /^(?:[\w-]+:)*text-(?:xs|sm|base|lg|xl|\dxl|\[[\d.c])/
  const found = classes.filter(name => isSize.test(name))
  if (typeof to === 'number')
    return restyle(files, look, { add: [`${isPicture ? 'w' : 'text'}-[${to}px]`], remove: found })
  if (found.length > 0)
    return replaced(files, look, found, name =>
      isPicture ? stepped(name, to, SPACES, SPACES_PX) : stepped(name, to, TEXTS, TEXTS_PX),
    )
  if (isPicture) return because('The size of this picture follows from what is around it; give it in pixels.')
  return tag === 'Button' ? sizeOfButton(files, look, to) : restyle(files, look, { add: [beside(to)] })
}

/** How heavy words are and where they stand. */
export function align(
  files: readonly SourceFile[],
  look: Look,
  { weight, to }: Pick<ActOf<'align'>, 'weight' | 'to'>,
): Made {
  if (!weight && !to) return because('There is nothing to align.')
  const isStyled = ('fontWeight' in look.style && weight) || ('textAlign' in look.style && to)
  if (!look.isTailwind || isStyled)
    return restyle(files, look, {
      set: { ...(weight ? { fontWeight: WEIGHTS[weight] } : {}), ...(to ? { textAlign: to } : {}) },
    })
  const isHeavier = look.classes?.some(name => /^font-(?:extrabold|black)$/.test(name))
  if (weight === 'bold' && !to && isHeavier) return because(ALREADY)
  const isOld = (name: string) =>
    (weight !== undefined && /^font-(?:thin|\w*light|normal|medium|\w*bold|black)$/.test(name)) ||
    (to !== undefined && /^text-(?:left|center|right|justify|start|end)$/.test(name))
  const add = [...(weight ? [`font-${weight}`] : []), ...(to ? [`text-${to}`] : [])]
  return restyle(files, look, { add, remove: (look.classes ?? []).filter(isOld) })
}

const WEIGHTS = { light: 300, normal: 400, medium: 500, semibold: 600, bold: 700 }
/** What a browser gives these by itself. */
const USUAL_PX: Record<string, number> = { h1: 32, h2: 24, h3: 18, small: 13 }
const BUTTON_SIZES = ['sm', 'default', 'lg']
const beside = (to: 'less' | 'more') => (to === 'more' ? 'text-lg' : 'text-sm')

function sizeOfButton(files: readonly SourceFile[], { spot }: Look, to: 'less' | 'more'): Made {
  const { value } = attributeOf(spot.element.node, 'size') ?? {}
  const now = value?.type === 'StringLiteral' ? value.value : value ? '' : 'default'
  const next = BUTTON_SIZES[BUTTON_SIZES.indexOf(now) + (to === 'more' ? 1 : -1)]
  if (!BUTTON_SIZES.includes(now) || !next) return because('This button has its last size already.')
  return byOperations(files, [{ op: 'setAttribute', ...placeOf(spot), name: 'size', value: next }])
}

function replaced(
  files: readonly SourceFile[],
  { spot }: Look,
  names: string[],
  change: (name: string) => string | null,
): Made {
  const pairs = [...new Set(names)].map(from => ({ from, to: change(from) }))
  const changed = pairs.filter((pair): pair is { from: string; to: string } => pair.to !== null)
  if (changed.length === 0) return because('It cannot go further than it is.')
  return byOperations(files, [{ op: 'setClasses', ...placeOf(spot), replace: changed }])
}

/** `md:py-24` one step on; null at the end of the steps. */
function stepped(name: string, to: 'less' | 'more', steps: string[], pixels: number[]): string | null {
  const cut = name.startsWith('[') ? -1 : /-(?=[^-]*$|\[)/.exec(name)?.index
  if (cut === undefined || cut < 0) return null
  const [head, value] = [name.slice(0, cut + 1), name.slice(cut + 1)]
  const [step = '', line = ''] = value.startsWith('[') ? [value] : value.split('/')
  if (step.startsWith('[') && step.endsWith(']')) {
    const longer = lengthened(step.slice(1, -1), to, pixels)
    return longer === null ? null : `${head}[${longer}]`
  }
  const at = steps.indexOf(step)
  const near = at < 0 ? nearest(Number(step) * 4, to, pixels) : at + (to === 'more' ? 1 : -1)
  const next = near === null ? undefined : steps[near]
  return next === undefined || near === null || near < 0 ? null : `${head}${next}${line ? `/${line}` : ''}`
}

/** The first step beyond a length in this direction. */
function nearest(px: number, to: 'less' | 'more', pixels: number[]): number | null {
  if (Number.isNaN(px)) return null
  const at = to === 'more' ? pixels.findIndex(each => each > px) : pixels.findLastIndex(each => each < px)
  return at < 0 ? null : at
}

const LENGTH = /(\d+(?:\.\d+)?|\.\d+)(px|rem|em|vw|vh|ch)?\b/g

/** A length of CSS one step on; every length in it where there are several. */
function lengthened(value: string, to: 'less' | 'more', pixels: number[]): string | null {
  if (/var\(|calc\(|%/.test(value)) return null
  const made = value.replace(LENGTH, (whole, digits: string, unit = '') => {
    const px = Number(digits) * (unit === 'rem' || unit === 'em' ? PIXELS_A_REM : 1)
    if (px === 0) return whole
    const step = /^(?:px|rem|)$/.test(unit) && !value.includes('(') ? nearest(px, to, pixels) : null
    const next = step === null ? px * (to === 'more' ? FACTOR : 1 / FACTOR) : (pixels[step] ?? px)
    return `${Number((next / (unit === 'rem' || unit === 'em' ? PIXELS_A_REM : 1)).toFixed(3))}${unit}`
  })
  return made === value ? null : made
}

function inStyle(
  files: readonly SourceFile[],
  look: Look,
  found: string[],
  property: string,
  to: To['to'],
  pixels: number[],
  usual: number | null,
): Made {
  if (found.some(name => look.style[name] === COMPUTED)) return because('This is worked out by the code.')
  const sides = found.filter(name => name !== property && name.startsWith(property))
  if (typeof to === 'number') return restyle(files, look, { set: { [property]: to }, unset: sides })
  if (found.length === 0) {
    if (usual === null) return because('The size of this follows from what is around it; give it in pixels.')
    if (property === 'padding' && to === 'less') return because('There is no spacing to take away.')
    const step = property === 'padding' ? usual : pixels[nearest(usual, to, pixels) ?? 0]
    return restyle(files, look, { set: { [property]: step ?? usual } })
  }
  const set: Record<string, string | number> = {}
  for (const name of found) {
    const value = look.style[name] ?? ''
    const next = lengthened(String(value), to, pixels)
    if (next !== null) set[name] = typeof value === 'number' ? Number(next) : next
  }
  return Object.keys(set).length > 0
    ? restyle(files, look, { set })
    : because('It cannot go further than it is.')
}
