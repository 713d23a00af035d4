import { DesignFrame } from '#client/frames/design-frame.ts'
import type { FrameMessage, HostSaying } from '#shared/frame-messages.ts'

interface SetListener {
  heard(key: string, message: FrameMessage): void
  flooded?(key: string): void
}

/** Frames that belong together, by key: those of a preview, or the two of a comparison. */
export class FrameSet {
  readonly #frames = new Map<string, DesignFrame>()
  readonly #listeners = new Set<SetListener>()

  /** The frame of a key, before its element is there too. */
  of(key: string): DesignFrame {
    const known = this.#frames.get(key)
    if (known) return known
    const frame = new DesignFrame(key)
    frame.hear({
      heard: message => {
        for (const { heard } of [...this.#listeners]) heard(key, message)
      },
      flooded: () => {
        for (const { flooded } of [...this.#listeners]) flooded?.(key)
      },
    })
    this.#frames.set(key, frame)
    return frame
  }

  /** Those in the page. */
  present = (): DesignFrame[] => [...this.#frames.values()].filter(frame => frame.isAttached())

  has = (key: string): boolean => this.#frames.get(key)?.isAttached() ?? false

  say(key: string, saying: HostSaying): void {
    this.#frames.get(key)?.say(saying)
  }

  hear(listener: SetListener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
}
