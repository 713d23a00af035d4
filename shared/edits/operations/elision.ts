/** Words that follow the dots when a model skips code: "... rest of code", "... existing imports". */
const AFTER_DOTS =
  /^(?:\.{3}|…) ?\(? ?(?:rest|existing|remaining|other|same|unchanged|previous|keep|code|omitted|the|your|all|as before|more (?:code|items|components))\b/i
const ONLY_DOTS = /^(?:\.{3,}|…)$/
const SKIPPED_CODE =
  /^\(? ?(?:the |all |keep |your |and |leave )*(?:rest|remaining|existing|previous|other|unchanged|same)\b.*\b(?:code|components?|files?|contents?|implementation|imports?|styles?|sections?|markup|jsx|props|logic|methods?|functions?|state|hooks?)\b/i
const STAYS =
  /\b(?:stays?|remains?|is|are|keep|left|as)\b.*\b(?:the same|unchanged|as is|as before)\b[\s.)\]]*$/i
const DOTTED_END = /\b(?:rest|existing|remaining|unchanged|previous|same|omitted)\b.*(?:\.{3}|…)$/i
const SAYS_REST = /\.{3}|…|\brest\b/i
const COMMENT_MAX_WORDS = 10
const COMMENT_MAX_CHARACTERS = 200

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

const elisionsIn = (code: string): string[] =>
  commentsIn(code)
    .map(comment => comment.replace(/\s+/g, ' ').trim())
    .filter(isElision)

const OPENINGS = /\/\*|<!--|(?<![:"'`/\\])\/\//g
const CLOSINGS: Record<string, string> = { '/*': '*/', '<!--': '-->', '//': '\n' }

/** Without their marks. One that is never closed is none, and what closes is looked for once more than it is there. */
function commentsIn(code: string): string[] {
  const comments: string[] = []
  const unclosed = new Set<string>()
  OPENINGS.lastIndex = 0
  for (let found = OPENINGS.exec(code); found; found = OPENINGS.exec(code)) {
    const [opening] = found
    if (unclosed.has(opening)) continue
    const from = found.index + opening.length
    const closing = CLOSINGS[opening] ?? '\n'
    const at = code.indexOf(closing, from)
    if (at < 0 && opening !== '//') {
      unclosed.add(opening)
      continue
    }
    const end = at < 0 ? code.length : at
    comments.push(code.slice(from, end))
    OPENINGS.lastIndex = Math.max(from, end + (opening === '//' ? 0 : closing.length))
  }
  return comments
}

function isElision(comment: string): boolean {
  if (ONLY_DOTS.test(comment) || AFTER_DOTS.test(comment)) return true
  if (comment.length > COMMENT_MAX_CHARACTERS || comment.split(' ').length > COMMENT_MAX_WORDS) return false
  return SKIPPED_CODE.test(comment) || STAYS.test(comment) || DOTTED_END.test(comment)
}
