import { hexColor } from '../css-color.ts'
import type { Gradient } from '../gradients.ts'
import { type Box, type Radii, roundPath } from './boxes.ts'
import { tidy, xml } from './xml.ts'

const SQUARE: Radii = Array.from({ length: 4 }, () => ({ x: 0, y: 0 }))

/** What shapes refer to by name: gradients, blurs, cuts. */
export class Definitions {
  readonly #written: string[] = []
  readonly #known = new Map<string, string>()

  all(): string {
    return this.#written.length > 0 ? xml('defs', {}, this.#written) : ''
  }

  /** `url(#…)` of a gradient over a box. */
  gradient(gradient: Gradient, { x, y }: Box): string {
    const stops = gradient.stops.map(({ at, color }) =>
      xml('stop', {
        ...{ offset: Math.min(1, Math.max(0, Number(at.toFixed(4)))), 'stop-color': hexColor(color) },
        'stop-opacity': color.a < 1 ? Number(color.a.toFixed(3)) : null,
      }),
    )
    const unit = { gradientUnits: 'userSpaceOnUse' }
    if (gradient.kind === 'linear') {
      const { from, to } = gradient
      const line = { x1: x + from.x, y1: y + from.y, x2: x + to.x, y2: y + to.y }
      return this.#refer('gradient', id => xml('linearGradient', { id, ...unit, ...line }, stops))
    }
    const { center, radius } = gradient
    const [cx, cy] = [x + center.x, y + center.y]
    const stretch = radius.x > 0 ? radius.y / radius.x : 1
    const turned =
      Math.abs(stretch - 1) < 0.001
        ? null
        : `translate(0 ${tidy(cy * (1 - stretch))}) scale(1 ${Number(stretch.toFixed(4))})`
    return this.#refer('gradient', id =>
      xml('radialGradient', { id, ...unit, cx, cy, r: radius.x, gradientTransform: turned }, stops),
    )
  }

  /** `url(#…)` of a blur; `box` is all that is blurred. */
  blur(deviation: number, box: Box): string {
    const reach = deviation * 3
    const area = {
      x: box.x - reach,
      y: box.y - reach,
      width: box.width + 2 * reach,
      height: box.height + 2 * reach,
    }
    return this.#refer('blur', id =>
      xml(
        'filter',
        { id, filterUnits: 'userSpaceOnUse', ...area },
        xml('feGaussianBlur', { stdDeviation: deviation }),
      ),
    )
  }

  /** `url(#…)` of what is cut along a box. */
  cut(box: Box, radii: Radii): string {
    return this.#refer('cut', id => xml('clipPath', { id }, xml('path', { d: roundPath(box, radii) })))
  }

  /** `url(#…)` of everything but a box, as far as something reaches beyond it. */
  outside(box: Box, radii: Radii, reach: number): string {
    const around = {
      x: box.x - reach,
      y: box.y - reach,
      width: box.width + 2 * reach,
      height: box.height + 2 * reach,
    }
    const d = `${roundPath(around, SQUARE)}${roundPath(box, radii)}`
    return this.#refer('cut', id => xml('clipPath', { id }, xml('path', { d, 'clip-rule': 'evenodd' })))
  }

  /** The same thing has one name. */
  #refer(kind: string, write: (id: string) => string): string {
    const key = write(kind)
    const known = this.#known.get(key)
    if (known) return known
    const id = `${kind}-${this.#written.length + 1}`
    this.#written.push(write(id))
    this.#known.set(key, `url(#${id})`)
    return `url(#${id})`
  }
}
