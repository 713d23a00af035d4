interface Fiber {
  type: unknown
  flags: number
  child: Fiber | null
  sibling: Fiber | null
  alternate: Fiber | null
}

const PERFORMED_WORK = 1

/** Counts which components React renders, by name, the way its developer tools do. */
export class RenderCounts {
  #counts = new Map<string, number>()

  static install(): RenderCounts {
    const counts = new RenderCounts()
    hook().onRendered = fiber => counts.#look(fiber)
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

interface Hook {
  onRendered(root: Fiber): void
}

const HOOK = '__REACT_DEVTOOLS_GLOBAL_HOOK__'

/** What React tells of its work; it looks for it once, while it loads, and all test files of a process share one React. */
export function hook(): Hook {
  const known = Reflect.get(globalThis, HOOK) as Hook | undefined
  if (known) return known
  const made = {
    onRendered: (_: Fiber) => undefined,
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot: (_: number, root: { current: Fiber }) => made.onRendered(root.current),
    onCommitFiberUnmount: () => undefined,
  }
  Reflect.set(globalThis, HOOK, made)
  return made
}
