import type { FollowUp, Outcome } from '#server/designer/follow-ups/follow-up.ts'
import { plainWords } from '#server/designer/follow-ups/grammar/plain-words.ts'
import { entryLike, labelKey, newIdentity, withEntry } from '#server/designer/follow-ups/scene/entries.ts'
import type { Scene } from '#server/designer/follow-ups/scene/scene.ts'
import { codeIn } from '#server/designer/follow-ups/scene/words.ts'
import { findBlock, findTargets } from '#server/designer/follow-ups/target/find.ts'
import { callIt } from '#server/designer/follow-ups/target/names.ts'
import { readPhrase } from '#server/designer/follow-ups/target/phrase.ts'
import type { Target } from '#server/designer/follow-ups/target/target.ts'

const DUPLICATE =
  /^(?:duplicate|clone|copy|repeat|make a copy of|create a copy of|add a copy of|double)\s+(.+?)(?:\s+(?:below|after|next to)\s+it)?$/i

/** "duplicate the second card", "copy this". */
export const duplicateElement: FollowUp = (instruction, bench) => {
  const said = DUPLICATE.exec(plainWords(instruction))?.[1]
  const phrase = said ? readPhrase(said) : null
  if (!said || !phrase || phrase.isPage) return null
  const found = findBlock(said, bench) ?? findTargets(said, bench)
  if (!found)
    return phrase.role ? { trouble: `I did not find “${phrase.said}” in this design.`, isSure: true } : null
  if ('trouble' in found) return { ...found, isSure: true }
  const [target] = found.targets
  if (!target || found.targets.length > 1)
    return {
      trouble: `“${phrase.said}” means ${found.targets.length} elements; say which one.`,
      isSure: true,
    }
  return duplicate(target, found.scene)
}

function duplicate(target: Target, scene: Scene): Outcome {
  const { item, entry } = target
  if (entry !== null && item.list) {
    const found = item.list.entries[entry]
    if (!found) return { trouble: 'There is no such entry.', isSure: true }
    const key = labelKey(found)
    const isKeyed = Object.keys(found.fields).some(each => /^(?:id|key|slug)$/.test(each))
    const label = isKeyed ? found.label : `${found.label} (copy)`
    const set = {
      ...newIdentity(found, item.list, `${found.label} copy`),
      ...(key === undefined || isKeyed ? {} : { [key]: label }),
    }
    const code = withEntry(codeIn(scene.files, item.list.file), item.list, entry + 1, entryLike(found, set))
    return {
      operations: [{ op: 'write', file: item.list.file, code }],
      says: `“${found.label}” is there twice now, one after the other.`,
    }
  }
  const shown = item.parent === null ? (item.user ?? item) : item
  return {
    operations: [{ op: 'duplicateElement', file: shown.file, at: { path: shown.path } }],
    says: `${callIt(item)} is there twice now, one after the other.`,
  }
}
