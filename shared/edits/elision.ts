/** Words that follow the dots when a model skips code: "... rest of code", "... existing imports". */
const AFTER_DOTS =
  /^(?:\.{3}|…)\s*\(?\s*(?:rest|existing|remaining|other|same|unchanged|previous|keep|code|omitted|the|your|all|as before|more (?:code|items|components))\b/i
const ONLY_DOTS = /^(?:\.{3,}|…)$/
const SKIPPED_CODE =
  /^(?:\(?\s*)(?:the |all |keep |your |and |leave )*(?:rest|remaining|existing|previous|other|unchanged|same)\b.*\b(?:code|components?|files?|contents?|implementation|imports?|styles?|sections?|markup|jsx|props|logic|methods?|functions?|state|hooks?)\b/i
const STAYS =
  /\b(?:stays?|remains?|is|are|keep|left|as)\b.*\b(?:the same|unchanged|as is|as before)\b[\s.)\]]*$/i
const DOTTED_END = /\b(?:rest|existing|remaining|unchanged|previous|same|omitted)\b.*(?:\.{3}|…)$/i
const SAYS_REST = /\.{3}|…|\brest\b/i
const COMMENT_MAX_WORDS = 10

const COMMENTS = /\/\*([\s\S]*?)\*\/|<!--([\s\S]*?)-->|(?:^|[^:"'`/\\])\/\/([^\n]*)/g

/** The first comment that stands for code left out ("// ... rest of code"), or null. */
export const elisionIn = (code: string): string | null => elisionsIn(code)[0] ?? null

/** An elision of the new text that the old one did not have already. */
export function newElision(before: string, after: string): string | null {
  // In a new file nothing can stay as it is; "Other components" is a heading there.
  const found = elisionsIn(after).filter(comment => before !== '' || SAYS_REST.test(comment))
  if (found.length === 0) return null
  const known = new Set(elisionsIn(before))
  return found.find(comment => !known.has(comment)) ?? null
}

function elisionsIn(code: string): string[] {
  return [...code.matchAll(COMMENTS)]
    .map(match => (match[1] ?? match[2] ?? match[3] ?? '').replace(/\s+/g, ' ').trim())
    .filter(isElision)
}

function isElision(comment: string): boolean {
  if (ONLY_DOTS.test(comment) || AFTER_DOTS.test(comment)) return true
  if (comment.split(' ').length > COMMENT_MAX_WORDS) return false
  return SKIPPED_CODE.test(comment) || STAYS.test(comment) || DOTTED_END.test(comment)
}
