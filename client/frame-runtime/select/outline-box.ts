import { boxOf } from './frame-target.ts'

export interface Outlined {
  element: Element
  name: string
}

/** One outline with its name; it follows its element when asked to. */
export class Box {
  readonly element = document.createElement('div')
  readonly #name = document.createElement('span')
  #of: Element | null = null
  #placed = ''

  constructor(kind: 'hover' | 'selected') {
    this.element.className = `box ${kind}`
    this.element.hidden = true
    this.element.append(this.#name)
  }

  show(outlined: Outlined | null): void {
    this.#of = outlined?.element ?? null
    this.#name.textContent = outlined?.name ?? ''
    this.#placed = ''
    this.place()
  }

  place(): void {
    const box = this.#of?.isConnected ? boxOf(this.#of) : null
    const isSeen = box !== null && (box.width > 0 || box.height > 0)
    const { left = 0, top = 0, width = 0, height = 0 } = box ?? {}
    const placed = isSeen ? `${left} ${top} ${width} ${height} ${innerWidth}` : ''
    if (placed === this.#placed && this.element.hidden === !isSeen) return
    this.#placed = placed
    this.element.hidden = !isSeen
    Object.assign(this.element.style, {
      transform: `translate(${left}px,${top}px)`,
      width: `${width}px`,
      height: `${height}px`,
    })
    this.element.classList.toggle('inside', top < NAME_HEIGHT_PX)
    this.element.classList.toggle('right', left > innerWidth * 0.7)
  }
}

const NAME_HEIGHT_PX = 22

/** Of the tree the boxes are in: above everything, hit by nothing. */
export const BOX_STYLE = `:host{all:initial!important;position:fixed!important;inset:0!important;width:auto!important;height:auto!important;margin:0!important;padding:0!important;border:0!important;background:none!important;overflow:hidden!important;pointer-events:none!important;z-index:2147483647!important}
.box{position:absolute;top:0;left:0;box-sizing:border-box;border-radius:3px;outline:1.5px solid var(--color);outline-offset:-1px}
.box[hidden]{display:none}
.hover{background:color-mix(in srgb,var(--color) 8%,transparent)}
.selected{outline-width:2px}
span{position:absolute;left:-1px;bottom:100%;max-width:240px;overflow:hidden;text-overflow:ellipsis;white-space:nowrap;padding:2px 7px;border-radius:4px 4px 4px 0;background:var(--color);color:#fff;font:500 11px/18px ui-sans-serif,system-ui,sans-serif}
.inside span{bottom:auto;top:0;border-radius:3px 0 4px 0}
.right span{left:auto;right:-1px;border-radius:4px 4px 0 4px}
.right.inside span{border-radius:0 3px 0 4px}`
