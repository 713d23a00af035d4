import { LOC_ATTRIBUTE } from './loc-attribute.ts'

const PLACED = `[${LOC_ATTRIBUTE}]`

/**
 * Where an arrow key leads in the design, as in a tree: into an element and out of it, and to the one after or before
 * it. Null for other keys, and where there is nothing.
 */
export function stepFrom(from: Element | null, key: string): Element | null {
  const at = from?.closest(PLACED) ?? null
  const step = at ? STEPS[key]?.(at) : key in STEPS && within(document.body)[0]
  return step || null
}

export const isStep = (key: string): boolean => key in STEPS

const STEPS: Record<string, (at: Element) => Element | null | undefined> = {
  ArrowRight: at => within(at)[0],
  ArrowLeft: around,
  ArrowDown: after,
  ArrowUp: at => beside(at)[beside(at).indexOf(at) - 1] ?? around(at),
}

/** The last one of its kind is followed by what comes after the element around it. */
function after(at: Element): Element | null {
  const siblings = beside(at)
  const next = siblings[siblings.indexOf(at) + 1]
  const parent = around(at)
  return next ?? (parent && after(parent))
}

function around(at: Element): Element | null {
  return at.parentElement?.closest(PLACED) ?? null
}

const beside = (at: Element): Element[] => within(around(at) ?? document.body)

/** What can be seen and stands in the source, without anything of that kind between. */
function within(parent: Element): Element[] {
  const owner = parent.closest(PLACED)
  return [...parent.querySelectorAll(PLACED)].filter(
    element => around(element) === owner && element.getClientRects().length > 0,
  )
}
