interface UnsavedDesign {
  /** Null where this page does not know it. */
  name: string | null
  files: number
}

const NAMED_MAX = 3

/** What logging out would delete, and how to keep it. */
export function unsavedSentence(designs: readonly UnsavedDesign[]): string {
  const files = designs.reduce((sum, design) => sum + design.files, 0)
  const isOne = designs.length === 1
  return [
    `Edits in ${count(files, 'file')} of ${describe(designs)} are on this device alone, and logging out deletes them.`,
    `To keep them, stay, open ${isOne ? 'the design' : 'each design'} and its Code tab, and wait until it says “Saved”.`,
  ].join(' ')
}

function describe(designs: readonly UnsavedDesign[]): string {
  const names = designs.flatMap(({ name }) => (name ? [`“${name}”`] : []))
  const [first] = names
  if (designs.length === 1) return first ?? '1 design'
  const named = names.slice(0, NAMED_MAX).join(', ')
  const isMore = designs.length > Math.min(names.length, NAMED_MAX)
  return `${count(designs.length, 'design')}${named && ` (${named}${isMore ? ' and others' : ''})`}`
}

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`
