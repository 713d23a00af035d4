const SETTLE_MAX_MS = 1_500

/** What fades in is there, and the fonts are; what moves for ever is not waited for. */
export async function settled(): Promise<void> {
  const animations = document
    .getAnimations()
    .filter(animation => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
  const ended = Promise.allSettled(animations.map(animation => animation.finished))
  await Promise.race([
    Promise.all([ended, document.fonts.ready]),
    new Promise(resolve => setTimeout(resolve, SETTLE_MAX_MS)),
  ])
}
