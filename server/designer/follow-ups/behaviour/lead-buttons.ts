import { linked } from '#server/designer/follow-ups/behaviour/link-to.ts'
import type { Outcome, Workbench } from '#server/designer/follow-ups/follow-up.ts'
import { around, type Item, sceneOf, within, wordsOn } from '#server/designer/follow-ups/scene/scene.ts'
import { stringAttribute } from '#server/designer/follow-ups/scene/words.ts'
import { isButton } from '#server/designer/follow-ups/target/looks-like.ts'
import { attributeOf } from '#shared/edits/syntax.ts'

/** What is said on a button, and what the section it means is called. */
const MEANT: [RegExp, RegExp][] = [
  [
    /\b(?:contact|talk|touch|project|demo|call|write|quote|hire|enquir|inquir)\b/i,
    /contact|touch|talk|booking|demo/i,
  ],
  [/\b(?:book|reserve|table|appointment|visit)\b/i, /book|reserv|contact|visit|hours/i],
  [
    /\b(?:pric|plans?|buy|upgrade|subscribe|start|get started|try|sign up|join)\b/i,
    /pric|plans?|sign|join|contact/i,
  ],
  [/\b(?:work|portfolio|case|gallery|projects?)\b/i, /work|portfolio|gallery|projects?|services/i],
  [/\b(?:menu|dishes|food)\b/i, /menu|dishes/i],
  [
    /\b(?:learn|more|how|features?|explore|discover|services|see|view)\b/i,
    /features?|services|how|about|work/i,
  ],
]

/** Buttons that do nothing lead to the section that their words mean. */
export function leadButtons(bench: Workbench): Outcome | null {
  const { items } = sceneOf(bench.files)
  const sections = items.filter(
    item => /^(?:section|article|form)$/.test(item.tag) && stringAttribute(item.node, 'id') !== null,
  )
  const led = items.filter(isDead).flatMap(item => {
    const id = sectionFor(item, sections)
    const operations = id && linked(item, `#${id}`, bench)
    return operations ? [{ operations, words: wordsOn(item), id }] : []
  })
  if (led.length === 0) return null
  return {
    operations: led.flatMap(({ operations }) => operations),
    says: `${led.map(({ words, id }) => `“${words}” leads to ${id} now`).join(', ')}.`,
  }
}

const isDead = (item: Item): boolean =>
  isButton(item) &&
  /^(?:button|Button)$/.test(item.tag) &&
  item.list === null &&
  wordsOn(item) !== '' &&
  item.node.openingElement.attributes.every(
    each =>
      each.type === 'JSXAttribute' &&
      !/^(?:on[A-Z]|asChild$|as$|href$|disabled$)/.test(String(each.name.name)),
  ) &&
  stringAttribute(item.node, 'type') !== 'submit' &&
  attributeOf(item.node, 'form') === null &&
  !within(item).some(each => /^(?:a|Link|NavLink)$/.test(each.tag)) &&
  !around(item).some(each => /^(?:form|a|Link)$|Trigger$|Close$/.test(each.tag) || each.list !== null)

function sectionFor(item: Item, sections: Item[]): string | null {
  const words = wordsOn(item)
  const own = new Set(around(item))
  const others = sections.filter(each => !own.has(each))
  const idOf = (each: Item) => stringAttribute(each.node, 'id') ?? ''
  for (const [said, called] of MEANT) {
    const found = said.test(words) ? others.find(each => called.test(idOf(each))) : undefined
    if (found) return idOf(found)
  }
  return null
}
