import type { Idea, IdeaPart } from '#server/designer/ideas/idea.ts'
import { readIdea } from '#server/designer/ideas/read-idea.ts'
import type { Kind } from '#server/designer/kinds/kind.ts'
import { chooseSubject } from '#server/designer/subjects/choose-subject.ts'

const WORDS_MAX = 60
/** Kinds that a request falls to, or whose own sample data would stand under the person's words. */
const GENERAL = new Set([
  'dashboard',
  'landing',
  'app',
  'record',
  'listing',
  'people',
  'planner',
  'calendar',
  'editor',
  'board-game',
  'game',
  'store',
  'menu',
  'profile',
  'docs',
  'management',
  'todo',
  'blog',
  'events',
  'map',
  'booking',
  'timeline',
  'orders',
  'admin',
])
/** Kinds that hold what they are asked to hold, when they are named at the head. */
const ABLE = new Set([
  'calendar',
  'menu',
  'docs',
  'todo',
  'blog',
  'timeline',
  'booking',
  'map',
  'orders',
  'admin',
  'management',
  'editor',
  'events',
  'store',
  'profile',
])

/** A board of figures and lists shows the nouns of a trade nobody knows as its records. */
const WORK = new Set(['dashboard', 'admin', 'management', 'orders', 'app'])

/** The request as an idea of its own, where no kind and no trade has words for it; null where one has. */
export function ownIdea(prompt: string, kind: Kind, isSubjectKnown: boolean): Idea | null {
  if (!GENERAL.has(kind.name) || prompt.split(/\s+/).length > WORDS_MAX || SPECIFIED.test(prompt)) return null
  const idea = readIdea(prompt)
  if (idea.parts.length === 0) return null
  const head = prompt.slice(0, idea.headEnd)
  const isNamed = kind.words.test(head)
  const isKnown = isSubjectKnown && chooseSubject(subjectOf(idea.about, kind)).isSubjectKnown
  if (kind.name === 'landing' && (isNamed || (IS_SITE.test(head) && !isFunctional(besidesSections(idea)))))
    return null
  if (isNamed && (WORK.has(kind.name) || /\bclone\b/i.test(prompt))) return null
  const lists = idea.parts.filter(({ form }) => form !== 'steps')
  if (isNamed && ABLE.has(kind.name) && (isKnown || lists.length < 2)) return null
  if (isNamed && kind.name === 'listing') return null
  if (isKnown && kind.name === 'landing' && IS_PLACE.test(headNoun(idea.about))) return null
  if (isFunctional(idea)) return idea
  return isKnown || isOnlySections(idea) ? null : idea
}

/** "A website for a stone mason" is a landing page, as long as nothing is to be done there. */
const IS_SITE = /\b(?:web ?)?sites?\b/i

/** What the page is for, where its head only says what kind of page it is: "admin panel for a clinic". */
function subjectOf(about: string, { words }: Kind): string {
  const named = words.exec(about)
  const rest = named?.index === 0 ? about.slice(named[0].length) : ''
  const after = /^\s+(?:for|of|at|in)\s+(?:(?:an?|the|my|our)\s+)?(.+)/i.exec(rest)?.[1]
  return headNoun(after ?? about)
}

const headNoun = (about: string): string => about.replace(/\s+(?:for|in|at|to|near|from|by)\s.*$/i, '')

/** Colours, sections and behaviour in detail are a specification, which other parts read better. */
const SPECIFIED =
  /\b(?:hero|testimonials?|faqs?|footer|navbar|sidebar|sign[- ]?(?:in|up) page|plans?\b(?=[^.]*\$)|tiers?|users (?:should|can|could|will) (?:be able)?|should have|functionalit(?:y|ies))\b/i

/** A place of a trade we know has the words of that trade, and tiles for the rest. */
const IS_PLACE =
  /\b(?:home|hall|shop|store|studio|salon|parlou?r|firm|office|practice|clinic|cent(?:er|re)|school|kindergarten|gym|restaurant|bar|caf[eé]|hotel|farm|dealership|church|mosque|temple|museum|winery|vineyard)s?$/i

/** What people do there, or keep there: nothing that a page of words could stand in for. */
const isFunctional = ({ parts }: Idea): boolean =>
  parts.some(
    ({ title, form, fields, thing }) =>
      /^(?:my|who|today['’]s)\s/i.test(title) ||
      (form === 'form' && /\s/.test(title) && !/^(?:contact|newsletter)/i.test(title)) ||
      (form === 'cards' && fields.length > 0) ||
      (form === 'table' && thing !== '' && fields.some(field => !/^(?:date|time)$/.test(field))),
  )

/** "features, about and contact" are sections of any page. */
const isOnlySections = ({ parts }: Idea): boolean => parts.every(part => isSection(part))

const besidesSections = (idea: Idea): Idea => ({
  ...idea,
  parts: idea.parts.filter(part => !isSection(part)),
})

const isSection = ({ title }: IdeaPart): boolean =>
  /^(?:features?|about(?: us)?|contact(?: form)?|services?|pricing|prices|team|reviews?|gallery|portfolio|blog|newsletter|questions|how it works|benefits|story|photos|logos?)$/i.test(
    title,
  )
