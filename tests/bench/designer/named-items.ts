import { hexOf } from '#server/designer/direction/css-colors.ts'
import { readTones } from '#server/designer/understanding/tone.ts'

const LISTS =
  /(?:\b(?:include|includes|including|with|such as|like|features?|functionalit(?:y|ies)(?: for| such as)?|functions(?: for)?|showing|show|shows|having|able to|columns?|fields?|steps?|tabs?|categories|buttons?)\b:?|:)\s+([^.;:()\n]{4,260})/gi
const CAPITALS = /(?<=[a-z,:] )(?:[A-Z][\w']+(?: [A-Z][\w']+)*)/g
const QUOTED = /["“'‘]([^"”'’\n]{2,40})["”'’]/g
/** Products it shall be like or made with, and what kind of trade it is for: named, and not on the page. */
const OTHERS =
  /\b(?:like|similar to|using|use|via|powered by|built with|storage|to)\s+(?:[A-Z]\w+)(?:\s+[A-Z]\w+)*|\b[A-Z]\w+(?=\s+(?:clone|agents?|storage|API)\b)|\b(?:SaaS|B2B|B2C|CRM|ERP|HR)\b/g
/** How it shall look or be built, which is not on the page as a word. */
const LOOKS =
  /\b(?:colou?rs?|backgrounds?|components?|themes?|style|styling|styled|layouts?|responsive|design|typography|spacing|animat\w*|hover\w*|gradients?|CSS|SVG|React|Tailwind|TypeScript|dark|light|surfaces?|accents?|no|avoid|images?|imagery|visuals?|external|stock|placeholders?|realistic|copy|labels?|mobile|desktop|modern|clean|minimal|sleek|look|feel|aesthetic|serif|font|controls|surface|states?|user-friendly|easy|intuitive|interface|website|app|application|users?|user|etc|more|others?|features?|functionalit\w+|able|APIs?|UI|behaviou?rs?|usability|transitions?|smooth\w*|parallax|grid|drag|drop|motivated|engaged|touch targets?|as needed|typed?)\b/i
const SMALL =
  /^(?:a|an|the|and|or|of|to|for|in|on|at|by|with|their|its|our|my|your|own|all|any|each|every|this|that|these|those|from|into|through|as|is|are|be|can|will|should|it|they|them|new|different|various|various|relevant|based|using|use|via|per|one|two|three|four|five|six|up|down|out|also|which|who|when|where|short|small|large|big|full|simple|basic|ability|real|online|website|page|list|section|main|area|view|viewing|browse|browsing|see|show|display|have|has|get|i|me|we|you|other|existing|including|like|such|few|some|set|corresponding|multiple|necessary|related|accordingly)$/i

/** The things a prompt names: items of its lists, names in capitals and in quotes. */
export function namedItems(prompt: string): string[] {
  const lists = [...prompt.matchAll(LISTS)].flatMap(([, list = '']) =>
    list.split(/\s*,\s*(?:and\s+|or\s+)?|\s+(?:and|or|plus)\s+/).map(item => item.trim()),
  )
  const names = [
    ...(prompt.replace(OTHERS, ' ').match(CAPITALS) ?? []),
    ...[...prompt.matchAll(QUOTED)].map(match => match[1] ?? ''),
  ]
  const all = [...lists, ...names].filter(
    item => item.length > 2 && item.split(/\s+/).length <= 6 && !LOOKS.test(item) && !isHowItLooks(item),
  )
  return [...new Set(all.map(item => item.toLowerCase()))].filter(item => wordsOf(item).length > 0)
}

/** "saddle brown" and "loud, athletic": seen, never read. */
const isHowItLooks = (item: string): boolean =>
  hexOf(item.replace(/^(?:a|an|the)\s+/i, '')) !== null ||
  item.split(/\s+/).every(word => /^(?:a|an|and|the)$/i.test(word) || readTones(word).length > 0)

/** An item is found when most of its words are. */
export function shareFound(items: string[], text: string): { share: number; missing: string[] } {
  const said = new Set(
    text
      .toLowerCase()
      .replace(/([a-z])([A-Z])/g, '$1 $2')
      .match(/\p{L}+/gu)
      ?.map(stem) ?? [],
  )
  const missing = items.filter(item => {
    const words = wordsOf(item)
    return words.filter(word => said.has(word)).length / words.length < 0.6
  })
  return { share: items.length === 0 ? 1 : 1 - missing.length / items.length, missing }
}

const wordsOf = (item: string): string[] =>
  (item.match(/\p{L}+/gu) ?? []).filter(word => word.length > 2 && !SMALL.test(word)).map(stem)

const stem = (word: string): string =>
  word
    .toLowerCase()
    .replace(/(?:ing|ed|es|s|er|ers|e|ment|ion|ions)$/, '')
    .replace(/(.)\1$/, '$1')
    .replace(/y$/, 'i')
