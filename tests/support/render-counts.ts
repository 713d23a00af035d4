interface Fiber {
  type: unknown
  flags: number
  child: Fiber | null
  sibling: Fiber | null
  alternate: Fiber | null
}

const PERFORMED_WORK = 1

/** Counts which components React renders, by name, the way its developer tools do. Install before React loads. */
export class RenderCounts {
  #counts = new Map<string, number>()

  static install(): RenderCounts {
    const counts = new RenderCounts()
    Object.assign(globalThis, {
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: () => 1,
        onCommitFiberRoot: (_: number, root: { current: Fiber }) => counts.#look(root.current),
        onCommitFiberUnmount: () => undefined,
      },
    })
    return counts
  }

  /** What was rendered since the last call. */
  take(): Record<string, number> {
    const taken = Object.fromEntries(this.#counts)
    this.#counts = new Map()
    return taken
  }

  #look(fiber: Fiber): void {
    const name = nameOf(fiber.type)
    if (name && fiber.flags & PERFORMED_WORK) this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1)
    // The same children as before: nothing below was rendered.
    if (fiber.alternate && fiber.child === fiber.alternate.child) return
    for (let child = fiber.child; child; child = child.sibling) this.#look(child)
  }
}

function nameOf(type: unknown): string | null {
  if (typeof type === 'function') return type.name || null
  if (typeof type === 'object' && type !== null && 'type' in type) return nameOf(type.type)
  return null
}
