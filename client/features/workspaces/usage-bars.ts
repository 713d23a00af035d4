/** Of the drawing; a bar and the gap beside it. */
export const BAR_WIDTH = 2
export const BAR_STEP = 3
export const CHART_HEIGHT = 24
/** So that a day with a little is seen beside one with a lot. */
const LEAST_HEIGHT = 2

export interface Bar {
  x: number
  height: number
  isEmpty: boolean
}

/** One bar a day, the oldest first, as high as its share of the greatest day of the whole table. */
export function usageBars(daily: readonly number[], greatest: number): Bar[] {
  return daily.map((used, day) => ({
    x: day * BAR_STEP,
    height: used > 0 && greatest > 0 ? Math.max(LEAST_HEIGHT, (used / greatest) * CHART_HEIGHT) : 1,
    isEmpty: used <= 0,
  }))
}

/** What the drawing says to those who do not see it. */
export function usageSentence(daily: readonly number[]): string {
  const sum = daily.reduce((before, used) => before + used, 0)
  if (sum <= 0) return `No credits in ${daily.length} days`
  const days = daily.filter(used => used > 0).length
  return `${amount(sum)} in ${daily.length} days, on ${days} of them, ${amount(Math.max(...daily))} at most`
}

const amount = (credits: number): string =>
  `${credits.toLocaleString('en-US')} credit${credits === 1 ? '' : 's'}`
