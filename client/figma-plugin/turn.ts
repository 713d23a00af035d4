import type { FigmaNode } from '#shared/figma-frame.ts'
import type { SceneNode } from './figma-api.ts'

/** Turns or scales a layer as on the page; false where Figma cannot, as for what is slanted. */
export function turn(made: SceneNode, { matrix, x, y }: FigmaNode): boolean {
  if (!matrix || !('relativeTransform' in made)) return false
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = matrix
  const scale = Math.hypot(a, b)
  const isEven = Math.abs(a - d) < 0.001 && Math.abs(b + c) < 0.001
  if (!isEven || scale < 0.01) return false
  if (Math.abs(scale - 1) > 0.001 && 'rescale' in made) made.rescale(scale)
  made.relativeTransform = [
    [a / scale, c / scale, x + e],
    [b / scale, d / scale, y + f],
  ]
  return true
}
