import { hexOf } from '#server/designer/direction/css-colors.ts'
import { readTones } from '#server/designer/understanding/tone.ts'

const MODIFIERS =
  /^(?:modern|simple|clean|beautiful|responsive|single-page|one-page|web-based|personal|new|full|smart|professional|sleek|minimal|bold|nice|great|good|my|our|small|big|multi-page|complete|basic|cool)\s+/i
const END = `(?=\\s+(?:called|named|that|which|who|with|using|where|whose|so|featuring|including|aimed|namens|targeting)\\b|\\s*[,.:;!?()\\n—–]|\\s+(?:to|in|on|for)\\s|$)`

/** What it is about in the person's own words: "sourdough bakery", "AI writing assistant". */
export function readTopic(prompt: string): string | null {
  const patterns = [
    new RegExp(
      `\\b(?:page|site|website|app|dashboard|screen|form|section|homepage|portal|hero|landing|board|kanban|calendar|crm|panel|planner|tracker|inbox|feed|admin|console|cent(?:er|re)|internal tool|back office)\\s+(?:page\\s+)?(?:for|of|about)\\s+(?:(?:an?|the|our|my|one)\\s+)?([^.,:;!?()\\n]{3,60}?)${END}`,
      'i',
    ),
    new RegExp(`\\bf[uü]r\\s+(?:eine?n?|die|das|den)\\s+([^.,:;!?()\\n]{3,50}?)${END}`, 'i'),
    /\b(?:site|sitio(?: web)?|web|page d['’]accueil|p[áa]gina(?: web)?|landing(?: page)?|website|app)\s+(?:pour|para|per|voor)\s+(?:une?|l[ae]|les|el|los|una|um|uma|o|a|een|het|de|il|lo)\s+([^.,:;!?()\n]{3,50}?)(?=\s+(?:à|a|en|in|na|no|avec|con|com|met|te|per|para|pour)\s|[.,:;!?]|$)/i,
    /\bI (?:teach|sell|make|run|offer|bake|build|repair|design|do)\s+(?:an?\s+|my\s+)?([^.,:;!?()\n]{3,40}?)(?=\s+(?:to|for|in|at|from|with|and|on)\b|[.,;!?]|$)/i,
    /\b(?:tool|app|system|software)\s+(?:to|for)\s+(?:manag(?:e|ing)|track(?:ing)?)\s+(?:our |the |my )?([a-z][\w -]{2,40}?)(?=,|\.|\s(?:and|with|in|for|across)\b|$)/i,
    /\b(?:an?|the)\s+([^.,:;!?()\n]{3,48}?)\s+(?:website|web ?app|app|application|platform|system|site|tool|dashboard|page|tracker)\b/i,
  ]
  for (const pattern of patterns) {
    const topic = tidy(pattern.exec(prompt)?.[1])
    if (topic) return topic
  }
  return null
}

/** Whom it is for: "aerospace buyers and technical founders". */
export function readAudience(prompt: string): string | null {
  const found =
    /\b(?:aimed at|targeting|target(?:ed)? (?:at|audience:?)|intended for|audience is|written for)\s+([^.,;:\n("]{4,70})/i.exec(
      prompt,
    )?.[1]
  return found ? found.trim().replace(/,\s*$/, '') : null
}

/** The headline in quotes, when the prompt dictates one. */
export function readHeadline(prompt: string): string | null {
  const found =
    /\b(?:headline|tagline|title|heading|hero text|slogan|says|reading|überschrift|titre)\b[^"“„«\n]{0,24}["“„«]([^"”“»\n]{3,90})["”»]/i.exec(
      prompt,
    )?.[1]
  return found?.trim() ?? null
}

/** Named things of a list: "customer management, policy management, and claims management". */
export function readItems(prompt: string): string[] {
  const openers =
    /\b(?:functionalit(?:y|ies)|functions?|features?|sections?|modules?|tabs?|pages|nav(?:igation)? items?|categories|such as|including|includes?)\b(?:\s+(?:for|of|such as|like|including|are|to|named|called))?:?\s+([^.;:()\n]{8,260})/gi
  for (const match of prompt.matchAll(openers)) {
    const items = splitList(match[1] ?? '')
    if (items.length >= 3) return items.slice(0, 8)
  }
  return []
}

function splitList(text: string): string[] {
  const parts = text.split(/,\s*(?:and\s+|or\s+)?|\s+and\s+(?=[^,]*$)/)
  if (parts.length < 3) return []
  const items = parts.map(part =>
    part
      .replace(/^(?:(?:an?|the|and|or|for|to|its|their|with|including)\s+)+/i, '')
      .replace(/\s+(?:and more|etc)$/i, '')
      .trim(),
  )
  return items.filter(
    item =>
      item.length > 2 &&
      item !== 'more' &&
      !/^(?:no|avoid)\b/i.test(item) &&
      !isAboutLooks(item) &&
      item.split(/\s+/).length <= 5,
  )
}

/** "elegant" and "black" say how it looks, not what it does. */
const isAboutLooks = (item: string): boolean =>
  hexOf(item) !== null || (!item.includes(' ') && readTones(item).some(tone => tone !== 'technical'))

function tidy(found: string | undefined): string | null {
  let topic = (found ?? '').trim()
  while (MODIFIERS.test(topic)) topic = topic.replace(MODIFIERS, '')
  topic = topic.replace(/^(?:an?|the)\s+/i, '').trim()
  const isUseful =
    topic.length > 2 &&
    topic.split(/\s+/).length <= 7 &&
    !/^(?:internal|website|page|site|app|web|landing|home|product|pricing|settings|one|single|one[ -]page|business|company|startup|client|me|us)$/i.test(
      topic,
    )
  return isUseful ? topic : null
}

const ENGLISH = /\b(?:the|a|an|with|for|and|of|page|that|make|build|design|create|add|use|dashboard|app)\b/gi
const OTHERS =
  /\b(?:und|eine?n?|mit|für|der|die|das|ist|une?|avec|pour|les|des|est|una?|con|para|los|las|del|och|med|voor|een|met)\b/gi

export const isEnglish = (text: string): boolean =>
  (text.match(ENGLISH)?.length ?? 0) >= (text.match(OTHERS)?.length ?? 0)

const PROVIDERS: [RegExp, string][] = [
  [/\bgoogle\b/i, 'Google'],
  [/\bapple\b/i, 'Apple'],
  [/\bgithub\b/i, 'GitHub'],
  [/\bmicrosoft\b/i, 'Microsoft'],
  [/\bsso\b|\bsaml\b|single sign-on/i, 'SSO'],
  [/\bpasskeys?\b/i, 'Passkey'],
  [/\bmagic[\s-]link/i, 'Email link'],
  [/\bfacebook\b/i, 'Facebook'],
  [/\bslack\b/i, 'Slack'],
]

/** Ways to sign in that the prompt names. */
export const readProviders = (prompt: string): string[] =>
  PROVIDERS.filter(([pattern]) => pattern.test(prompt)).map(([, name]) => name)
