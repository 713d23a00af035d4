import type { Pin } from '#shared/feedback.ts'

/**
 * The element that somebody pointed at: the one at the same place if it is still of the same kind and says the same, else
 * the only one of its kind that says so; null when it is not on the page.
 */
export function findPinned({ way, tag, label }: Pick<Pin, 'way' | 'tag' | 'label'>): Element | null {
  let there: Element | undefined = document.body
  for (const at of way) there = there?.children[at]
  const isOfKind = there?.localName === tag
  if (there && isOfKind && wordsOf(there) === label) return there
  if (label !== '') {
    const alike = [...document.body.getElementsByTagName(tag)].filter(element => wordsOf(element) === label)
    if (alike.length === 1 && alike[0]) return alike[0]
  }
  // Its words may have changed since; without any it is known by its place alone.
  return there && isOfKind && there !== document.body ? there : null
}

const LABEL_MAX_CHARACTERS = 120

/** As `labelOf` of the page where it was pointed at. */
function wordsOf(element: Element): string {
  const named = element.getAttribute('aria-label') ?? element.getAttribute('alt') ?? ''
  return (named || (element.textContent ?? ''))
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, LABEL_MAX_CHARACTERS)
    .trim()
}
