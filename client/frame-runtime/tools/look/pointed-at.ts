const LOC = 'data-loc'

/** The element that is named by the place of its JSX, or by words that stand on it; the smallest that has them. */
export function pointedAt(named: string): Element | null {
  const stamped = [...document.querySelectorAll(`[${LOC}]`)].find(element => {
    const loc = element.getAttribute(LOC) ?? ''
    return loc === named || loc.startsWith(`${named}:`)
  })
  if (stamped) return stamped
  const wanted = plain(named)
  if (wanted === '') return null
  return [...document.querySelectorAll('body *')]
    .filter(element => plain((element as HTMLElement).innerText ?? '').includes(wanted))
    .reduce<Element | null>(
      (smallest, element) => (smallest?.contains(element) === false ? smallest : element),
      null,
    )
}

const plain = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase()
