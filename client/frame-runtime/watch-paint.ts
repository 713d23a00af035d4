import { hasPainted } from './first-paint.ts'

/** So often it is looked before a page is called blank: three seconds, and more where the machine is busy. */
const LOOKS = 20
const LOOK_EVERY_MS = 150
/** Animation frames never come to a frame that is off screen. */
const FRAME_WITHIN_MS = 300
/** What is still loading then is not waited for any longer. */
const LOADING_LOOKS = 60

/** Ends when something can be seen, or when it was looked often enough: a busy machine looks, and draws, more slowly. */
export async function watchPaint(): Promise<void> {
  await nextPaint()
  for (let looks = 0, all = 0; looks < LOOKS && all < LOADING_LOOKS; all++) {
    if (hasPainted(document.body)) return nextPaint()
    await Promise.all([rest(LOOK_EVERY_MS), nextPaint()])
    if (document.readyState === 'complete') looks += 1
  }
}

const LATE_LOOKS = 60
const LATE_EVERY_MS = 1_000

/** Whether something shows itself after all. */
export async function comesLate(): Promise<boolean> {
  for (let looks = 0; looks < LATE_LOOKS; looks++) {
    await rest(LATE_EVERY_MS)
    if (hasPainted(document.body)) return true
  }
  return false
}

const rest = (milliseconds: number): Promise<void> =>
  new Promise(resolve => setTimeout(resolve, milliseconds))

const nextPaint = (): Promise<void> =>
  new Promise(resolve => {
    setTimeout(resolve, FRAME_WITHIN_MS)
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
  })
