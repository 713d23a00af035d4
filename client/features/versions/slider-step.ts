const STEP = 2
const LARGE_STEP = 10

/** Where a key moves a slider from 0 to 100 (ARIA slider pattern); null when it is none of its keys. */
export function sliderStep(at: number, key: string): number | null {
  const moves: Record<string, number> = {
    ArrowLeft: at - STEP,
    ArrowDown: at - STEP,
    ArrowRight: at + STEP,
    ArrowUp: at + STEP,
    PageDown: at - LARGE_STEP,
    PageUp: at + LARGE_STEP,
    Home: 0,
    End: 100,
  }
  const next = moves[key]
  return next === undefined ? null : Math.min(100, Math.max(0, next))
}
