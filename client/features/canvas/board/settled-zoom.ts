import { createContext, useContext, useSyncExternalStore } from 'react'

/** So much nearer or farther than what is drawn things would be much too large or too small. */
const DRAWN_AGAIN_FROM = 4

/**
 * The zoom that things on the board are drawn for. While the camera moves they are scaled as one picture; drawing a hundred
 * designs and their names anew at each step is what would make a zoom stutter.
 */
export class SettledZoom {
  #zoom: number
  readonly #listeners = new Set<() => void>()

  constructor(zoom: number) {
    this.#zoom = zoom
  }

  value = (): number => this.#zoom

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** The camera is on its way. */
  moved(zoom: number): void {
    const times = zoom / this.#zoom
    if (times > DRAWN_AGAIN_FROM || times < 1 / DRAWN_AGAIN_FROM) this.settle(zoom)
  }

  /** The camera rests. */
  settle(zoom: number): void {
    if (zoom === this.#zoom) return
    this.#zoom = zoom
    for (const listener of this.#listeners) listener()
  }
}

export const SettledZoomContext = createContext(new SettledZoom(1))

/** What follows from the zoom; renders again only when that is something else. */
export function useAtZoom<T>(read: (zoom: number) => T): T {
  const settled = useContext(SettledZoomContext)
  return useSyncExternalStore(settled.subscribe, () => read(settled.value()))
}
