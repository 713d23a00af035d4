import type { Kind } from '#server/designer/kinds/kind.ts'
import { KINDS } from '#server/designer/kinds/kinds.ts'

/** The sentence that asks; a word of a kind in a list of sections counts for less. */
const ASKED_FOR =
  /\b(?:design|build|create|make|generate|implement|develop|need|want|looking for|code (?:me|up|an?|the|my)|mach|erstelle|cr[eé]e|dise[nñ]a|crea)\b[^.:;!?\n]{0,140}/i
const PARTS = /\b(?:with|including|includes?|that has|where|featuring|inside|which|that|mit|avec|con)\b|[,:]/i
const TOPIC = /\b(?:for|about|of|to|called|named|in|on|by|like|similar to|from|using|f[uü]r|pour|para)\b/i
const BODY_CHARACTERS = 420
/** Far from the head, the word for a component is a part of something larger. */
const PAGES = KINDS.filter(({ shape }) => shape !== 'component')

/** "A website for a clock restorer" is no clock. */
const OF_SITE = /\b(?:web ?)?sites?\b|\blanding[\s-]*page\b|\bportal\b|\bdashboard\b/i

const ANYWHERE = PAGES.filter(({ isHeadOnly }) => !isHeadOnly)

/** Which kind of page a request is for: what its head names, then what it is about, then what it lists. */
export function readKind(prompt: string): Kind {
  const head = (ASKED_FOR.exec(prompt)?.[0] ?? prompt.slice(0, 140)).trim()
  const thing = head.split(PARTS)[0] ?? head
  const name = thing.split(TOPIC)[0] ?? thing
  const found =
    bestIn(
      thing,
      3,
      KINDS.filter(({ fronts }) => fronts?.test(name)),
    ) ??
    bestIn(name) ??
    bestIn(thing, 2, OF_SITE.test(name) ? PAGES : KINDS) ??
    bestIn(head, 2, PAGES) ??
    bestIn(prompt.slice(0, BODY_CHARACTERS), 2, ANYWHERE) ??
    bestIn(prompt.slice(0, BODY_CHARACTERS), 1, ANYWHERE)
  return found ?? fallback(prompt, thing)
}

/** The strongest name, then the last one: "a travel memory map" is a map. */
function bestIn(text: string, least = 1, kinds = KINDS): Kind | null {
  const found = kinds.flatMap(kind => {
    const match = kind.words.exec(text)
    const weight = kind.weight ?? 2
    return match && weight >= least
      ? [{ kind, weight, at: match.index, end: match.index + match[0].length }]
      : []
  })
  return found.sort((a, b) => b.weight - a.weight || a.at - b.at || b.end - a.end)[0]?.kind ?? null
}

/** "A website for managing …" is an app, whatever it is called. */
const APP_WORK =
  /\b(?:manag\w*|monitor\w*|track\w*|analy[sz]\w*|report\w*|filter\w*|records?|admin\w*|renew\w*|users should be able|functionalit\w+|app|application|tool|system|platform|plan|generate)\b/gi
const APP_WORDS_MIN = 2
const SITE = /\b(?:landing|home ?page|one-page|marketing|hero|campaign|launch|site for (?:a|my|our))\b/i

const BROWSES = /\b(?:brows(?:e|ing)|search for|display(?:ing)? (?:\w+ )?(?:products|items|works|places))\b/i

/** What shows one thing, or is worked with, and is no site. */
const ONE_THING = /\b(?:view|panel|document|sheet|report|notes|record|checklist|summary|chart|plan)\b/i
const WORKED_WITH = /\b(?:app|application|tool|tracker|clone|builder|maker|generator|manager)\b/i

function fallback(prompt: string, head: string): Kind {
  const isScreen = /\b(?:app|home|mobile|main|tablet|watch|kiosk|account|profile) screen\b/i.test(prompt)
  const isSite = SITE.test(prompt)
  const isTool = !isSite && WORKED_WITH.test(head) && !/\b(?:page|site|website)\b/i.test(head)
  const isApp = isScreen || isTool || ((prompt.match(APP_WORK)?.length ?? 0) >= APP_WORDS_MIN && !isSite)
  const isRecord = !isApp && !isSite && ONE_THING.test(head)
  const name = isRecord ? 'record' : !isApp ? 'landing' : BROWSES.test(prompt) ? 'listing' : 'app'
  const kind = KINDS.find(each => each.name === name)
  if (!kind) throw new Error(`There is no kind ${name}.`)
  return kind
}
