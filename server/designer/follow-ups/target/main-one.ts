import { around, type Item, wordsOn } from '#server/designer/follow-ups/scene/scene.ts'
import { stringAttribute } from '#server/designer/follow-ups/scene/words.ts'
import { isHero } from '#server/designer/follow-ups/target/looks-like.ts'
import type { Role } from '#server/designer/follow-ups/target/roles.ts'

/** What is only there once it was opened. */
export const isOverlaid = (item: Item): boolean =>
  around(item).some(each => /(?:Dialog|Sheet|Popover|Modal|Drawer)(?:Content)?$/.test(each.tag))

/** A thing that everybody means when there are several of its kind. */
export function mainOne(role: Role | null, items: Item[]): Item | null {
  if (!role) return null
  if (/^(?:headline|heading)$/.test(role.name)) {
    const first = items.filter(item => item.tag === 'h1' || stringAttribute(item.node, 'as') === 'h1')
    return first.length === 1 ? (first[0] ?? null) : null
  }
  if (role.name === 'button') return mainButton(items) ?? onlySubmit(items)
  if (role.name === 'container') {
    const mains = items.filter(item => item.tag === 'main')
    return mains.length === 1 ? (mains[0] ?? null) : null
  }
  if (/^(?:logo|header|footer|navigation|hero)$/.test(role.name)) return items[0] ?? null
  return null
}

/** The first loud button of the hero. */
function mainButton(items: Item[]): Item | null {
  const inHero = items.filter(
    item =>
      wordsOn(item) !== '' &&
      around(item).some(isHero) &&
      !/outline|ghost|link|secondary/.test(stringAttribute(item.node, 'variant') ?? ''),
  )
  const loud = inHero.filter(item => !/\bborder\b/.test(stringAttribute(item.node, 'className') ?? ''))
  return loud[0] ?? null
}

/** On a page that is one form, the button that sends it. */
function onlySubmit(items: Item[]): Item | null {
  const submits = items.filter(item => stringAttribute(item.node, 'type') === 'submit')
  const [submit] = submits
  const isOfForm = /form|sign|log ?in|auth|contact|checkout/i.test(submit?.owner ?? '')
  return submit && submits.length === 1 && isOfForm ? submit : null
}
