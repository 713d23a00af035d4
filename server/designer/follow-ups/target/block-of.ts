import { around, within } from '#server/designer/follow-ups/scene/scene.ts'
import { stem, wordsIn } from '#server/designer/follow-ups/target/fits.ts'
import { isCard, isHeading, isSection } from '#server/designer/follow-ups/target/looks-like.ts'
import type { Phrase } from '#server/designer/follow-ups/target/phrase.ts'
import type { Found, Target } from '#server/designer/follow-ups/target/target.ts'

/** "the danger zone" by nothing but its title is the card or the section under that title. */
export function blocksOf({ targets }: Extract<Found, { targets: Target[] }>, phrase: Phrase): Target[] {
  const [only] = targets
  if (!only || targets.length > 1 || phrase.role || phrase.quoted !== null || only.entry !== null)
    return targets
  const { item } = only
  const isWholeTitle =
    isHeading(item) &&
    item.own !== '' &&
    wordsIn(item.own).every(word => phrase.words.some(said => stem(said) === stem(word)))
  if (!isWholeTitle || /^h1$/.test(item.tag)) return targets
  const holder = around(item).find(each => isCard(each) || isSection(each))
  const isItsTitle = holder?.parent && within(holder).find(isHeading) === item
  return isItsTitle ? [{ item: holder, entry: null }] : targets
}
