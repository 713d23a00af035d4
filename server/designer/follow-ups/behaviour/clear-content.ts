import type { FollowUp } from '#server/designer/follow-ups/follow-up.ts'
import { plainWords } from '#server/designer/follow-ups/grammar/plain-words.ts'
import { codeIn } from '#server/designer/follow-ups/scene/words.ts'
import { findBlock, findTargets } from '#server/designer/follow-ups/target/find.ts'
import { callIt } from '#server/designer/follow-ups/target/names.ts'
import { endOf, startOf } from '#shared/edits/syntax.ts'

const FORMS = [
  /^(?:clear|empty)\s+(?:out\s+)?(?:all\s+)?(?:of\s+)?(?:the\s+)?(?:contents?|everything)\s+(?:of|in|from)\s+(.+)$/i,
  /^(?:clear|empty)\s+(?:out\s+)?(.+?)(?:['’]s)?(?:\s+contents?)?$/i,
  /^(?:remove|delete)\s+(?:everything|all (?:the )?contents?|the contents?)\s+(?:of|in|from|inside)\s+(.+)$/i,
]

/** "clear header content": the element stays, and what is in it goes. */
export const clearContent: FollowUp = (instruction, bench) => {
  const text = plainWords(instruction)
  const said = FORMS.map(form => form.exec(text)?.[1]).find(each => each !== undefined)
  if (!said || /[.;]/.test(said) || /\b(?:field|input|form|filters?|search|cart|selection)\b/i.test(said))
    return null
  const found = findBlock(said, bench) ?? findTargets(said, bench)
  if (!found) return { trouble: `I did not find “${said}” in this design.`, isWeak: true }
  if ('trouble' in found) return { ...found, isSure: true }
  const [target] = found.targets
  if (!target || found.targets.length > 1 || target.entry !== null || target.item.list)
    return { trouble: `“${said}” is several things; say which one shall be emptied.`, isSure: true }
  const item = target.item.shows[0] ?? target.item
  const { openingElement, closingElement } = item.node
  const code = codeIn(bench.files, item.file)
  const inside = closingElement ? code.slice(endOf(openingElement), startOf(closingElement)) : ''
  if (!closingElement || inside.trim() === '')
    return { trouble: `${callIt(item)} is empty already, so I changed nothing.`, isSure: true }
  if (/\b(?:children|props)\b/.test(inside))
    return { trouble: `${callIt(item)} shows what others give it, so I left it.`, isSure: true }
  const next = code.slice(0, endOf(openingElement)) + code.slice(startOf(closingElement))
  return {
    operations: [{ op: 'write', file: item.file, code: next }],
    says: `I took everything out of ${callIt(item)}; it is still there.`,
  }
}
