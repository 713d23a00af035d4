/** The thing on the board that an element belongs to, by its id; null where there is none. */
export const thingAt = (target: EventTarget | null): string | null =>
  (target instanceof Element && target.closest('.react-flow__node')?.getAttribute('data-id')) || null
