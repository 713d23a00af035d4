import type { FrameLook, FrameLooked } from '#shared/frame-messages.ts'
import { pictureOf } from '../picture.ts'
import { ruleFindings } from './axe-rules.ts'
import type { LocOf } from './elements.ts'
import { emptyFindings } from './empty-parts.ts'
import { isTooWide, overflowFindings } from './overflow.ts'
import { pointedAt } from './pointed-at.ts'
import { textFindings } from './texts.ts'

const FINDINGS_MAX = 60
const SETTLE_MAX_MS = 2_000
const SCREENS_MAX = 8
const FRAME_WITHIN_MS = 100
const DRAWN_ANEW_MAX_MS = 600

/** The page in its window as it is now: what is wrong with it, and how it looks. */
export async function lookAtPage(
  { width, picture, element, withinMs }: FrameLook,
  locOf: LocOf,
  consoleErrors: readonly string[],
): Promise<FrameLooked> {
  const endsAt = performance.now() + withinMs
  await hasWidth(width)
  await scrolledThrough()
  await settled()
  await drawnAnew()
  // Widths are tried out by the first of them, so nothing is measured between.
  const findings: FrameLooked['findings'] = [
    ...consoleErrors.map(message => ({ kind: 'console' as const, message })),
    ...textFindings(locOf),
    ...emptyFindings(locOf),
    ...overflowFindings(locOf),
  ]
  findings.push(...(await ruleFindings(locOf).catch(() => [])))
  // A picture takes most of the time, and what was found is worth more.
  const url = picture ? await inTime(endsAt, pictured(picture, element)) : null
  return { findings: findings.slice(0, FINDINGS_MAX), url }
}

async function pictured(
  { height, targetWidth, maxCharacters }: NonNullable<FrameLook['picture']>,
  element: string | null,
): Promise<string | null> {
  const shown = element === null ? null : pointedAt(element)
  const box = shown?.getBoundingClientRect()
  if (shown && box && box.width >= 4 && box.height >= 4) {
    const size = { width: box.width, height: Math.min(box.height, height) }
    return pictureOf(shown, {
      ...size,
      targetWidth: Math.min(targetWidth, box.width),
      maxCharacters,
      type: 'image/jpeg',
    })
  }
  const size = {
    width: innerWidth,
    height: Math.min(height, Math.max(innerHeight, document.body.scrollHeight)),
  }
  return pictureOf(document.body, { ...size, targetWidth, maxCharacters, type: 'image/jpeg' })
}

const inTime = <T>(endsAt: number, work: Promise<T>): Promise<T | null> =>
  Promise.race([
    work.catch(() => null),
    new Promise<null>(resolve => setTimeout(resolve, endsAt - performance.now(), null)),
  ])

/** A window is resized by another way than messages come. */
async function hasWidth(width: number): Promise<void> {
  const until = performance.now() + SETTLE_MAX_MS
  do await nextPaint()
  while (innerWidth !== width && performance.now() < until)
}

/** What shows itself only when it comes into view has been there. */
async function scrolledThrough(): Promise<void> {
  const { scrollHeight } = document.documentElement
  for (let screen = 1; screen <= SCREENS_MAX && screen * innerHeight < scrollHeight; screen++) {
    scrollTo({ top: screen * innerHeight, behavior: 'instant' })
    await nextPaint()
  }
  scrollTo({ top: 0, behavior: 'instant' })
  await nextPaint()
}

/** Fonts and pictures are there, and what fades in has done so; what moves for ever is not waited for. */
async function settled(): Promise<void> {
  const ends = document
    .getAnimations()
    .filter(animation => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    .map(animation => animation.finished)
  const pictures = [...document.images]
    .filter(({ loading }) => loading !== 'lazy')
    .map(image => image.decode())
  await Promise.race([
    Promise.allSettled([...ends, ...pictures, document.fonts.ready]),
    new Promise(resolve => setTimeout(resolve, SETTLE_MAX_MS)),
  ])
  await nextPaint()
}

/** Charts and the like measure their box after it was made narrower: too wide is what stays so. */
async function drawnAnew(): Promise<void> {
  const until = performance.now() + DRAWN_ANEW_MAX_MS
  while (isTooWide() && performance.now() < until) await nextPaint()
}

const nextPaint = (): Promise<void> =>
  new Promise(resolve => {
    setTimeout(resolve, FRAME_WITHIN_MS)
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
  })
