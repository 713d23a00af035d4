import { LOC_ATTRIBUTE } from './loc-attribute.ts'

export interface ChainLink {
  element: Element
  loc: string
  tag: string
}

/** The part of React's tree that is read here; it knows parents through portals, which the page does not. */
interface Fiber {
  type: unknown
  memoizedProps: Record<string, unknown> | null
  stateNode: unknown
  return: Fiber | null
  child: Fiber | null
  sibling: Fiber | null
  /** The same thing as it was drawn before, or is drawn next. */
  alternate: Fiber | null
}

/** The stamped elements from this one outwards, nearest first: through portals and pieces of the kit as well. */
export function chainOf(target: Element): ChainLink[] {
  const chain: ChainLink[] = []
  const add = (loc: unknown, element: Element, tag: string) => {
    if (typeof loc !== 'string' || loc === '') return
    const last = chain.at(-1)
    if (last?.loc !== loc) chain.push({ loc, element, tag })
    // A piece of the kit hands its place on to what it draws: its own name says more.
    else if (/^[A-Z]/.test(tag)) last.tag = tag
  }
  let element: Element | null = target
  while (element && !fiberOf(element)) {
    add(element.getAttribute(LOC_ATTRIBUTE), element, tagOf(element))
    element = element.parentElement
  }
  let drawn = element ?? target
  for (const fiber of element ? drawnFibers(fiberOf(element)) : []) {
    if (fiber.stateNode instanceof Element) drawn = fiber.stateNode
    const tag = typeof fiber.type === 'string' ? tagOf(drawn) : nameOf(fiber.type)
    add(fiber.memoizedProps?.[LOC_ATTRIBUTE], drawn, tag ?? tagOf(drawn))
  }
  return chain
}

/** The elements drawn from one place, in the order of the page. */
export function elementsAt(loc: string): Element[] {
  return [...document.querySelectorAll(`[${LOC_ATTRIBUTE}="${CSS.escape(loc)}"]`)]
}

/** From a fiber outwards as they are drawn now: what leads out of an element may be what was drawn before. */
function drawnFibers(from: Fiber | null): Fiber[] {
  const known: Fiber[] = []
  for (let fiber = from; fiber; fiber = fiber.return) known.unshift(fiber)
  const [root, ...rest] = known
  const { current } = (root?.stateNode ?? {}) as { current?: Fiber }
  const drawn = current ? [current] : []
  for (const fiber of rest) {
    let child = drawn.at(-1)?.child ?? null
    while (child && child !== fiber && child !== fiber.alternate) child = child.sibling
    drawn.push(child ?? fiber)
  }
  return drawn.reverse()
}

function fiberOf(element: Element): Fiber | null {
  const key = Object.keys(element).find(name => name.startsWith('__reactFiber$'))
  return key ? (element as unknown as Record<string, Fiber>)[key]! : null
}

/** `h1`, or `DropdownMenuItem` for a piece of the kit, which says what it is. */
function tagOf(element: Element): string {
  const slot = element.getAttribute('data-slot')
  if (!slot || !/^[a-z][a-z0-9-]*$/.test(slot)) return element.localName
  return slot
    .split('-')
    .map(word => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
}

/** A component's own name, unless a build has shortened it. */
function nameOf(type: unknown): string | null {
  const inner = typeof type === 'object' && type !== null && 'render' in type ? type.render : type
  const names = [type, inner].map(candidate => {
    const { displayName, name } = (candidate ?? {}) as { displayName?: unknown; name?: unknown }
    return [displayName, name].find(text => typeof text === 'string' && /^[A-Z][A-Za-z0-9.]{2,}$/.test(text))
  })
  return (names.find(Boolean) as string | undefined) ?? null
}
