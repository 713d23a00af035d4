import { boxOf } from '#client/frame-runtime/select/frame-target.ts'

/** Of an element, or of the screen where it is larger than that, this much counts as being seen. */
const SHARE = 0.5

/** Whether an element can be seen without scrolling, in the page and in whatever scrolls around it. */
export function isInView(element: Element): boolean {
  const box = boxOf(element)
  let { left, top, right, bottom } = box
  const clip = (by: { left: number; top: number; right: number; bottom: number }) => {
    left = Math.max(left, by.left)
    top = Math.max(top, by.top)
    right = Math.min(right, by.right)
    bottom = Math.min(bottom, by.bottom)
  }
  clip({ left: 0, top: 0, right: innerWidth, bottom: innerHeight })
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
    if (getComputedStyle(at).overflow !== 'visible') clip(at.getBoundingClientRect())
  }
  const seen = Math.max(0, right - left) * Math.max(0, bottom - top)
  const whole = Math.min(box.width, innerWidth) * Math.min(box.height, innerHeight)
  return whole > 0 && seen >= whole * SHARE
}
