import type { Collection } from '#server/designer/collections/collection.ts'
import { heading } from '#server/designer/page/page.ts'

/** Courses in a subject, from the first evening to teaching others. */
export function coursesAbout(subject: string): Collection['items'] {
  const Subject = heading(subject)
  return [
    [
      `${Subject} from the beginning`,
      'No one needs to know anything beforehand.',
      'Beginner',
      '6 weeks',
      ['Online', 'Certificate I'],
    ],
    [
      `${Subject} in practice`,
      'One small project a week, looked at by somebody who does this daily.',
      'Intermediate',
      '8 weeks',
      ['Online', 'Certificate II'],
    ],
    [
      `The tools of ${subject}`,
      'Which to learn, which to leave, and how to look after them.',
      'Beginner',
      '4 weeks',
      ['Self-paced', 'Certificate I'],
    ],
    [
      `Advanced ${subject}`,
      'The hard cases, and what was learned from them.',
      'Advanced',
      '10 weeks',
      ['Live', 'Certificate III'],
    ],
    [
      `${Subject} for teams`,
      'How several people do it without getting in each other’s way.',
      'Intermediate',
      '3 weeks',
      ['On site', 'Certificate II'],
    ],
    [
      `Teaching ${subject}`,
      'Say it so that it stays. With a first lesson of your own.',
      'Advanced',
      '6 weeks',
      ['Live', 'Certificate III'],
    ],
  ]
}

/** What is taught there: "a course platform for pottery", "woodworking courses"; null where that is not said. */
export function taughtSubject(prompt: string): string | null {
  const after =
    /\b(?:courses?|learning|lessons|training|class(?:es)?)(?: (?:platform|app|site|website|catalog\w*|page|marketplace|portal))? (?:for|on|about|in|of) ([a-z][\w-]*(?: (?!with|where|that|which|and|to|in|so|including|called|named|by|can)[a-z][\w-]*){0,2})/i.exec(
      prompt,
    )?.[1]
  const before = /\b(?:an?|online|our|my|the|for) ([a-z][\w-]+(?: [a-z][\w-]+)?) courses?\b/i.exec(
    prompt,
  )?.[1]
  const said = [after, before].find(each => each && !NO_SUBJECT.test(each))
  return said?.trim().toLowerCase() ?? null
}

const NO_SUBJECT =
  /^(?:online|new|all|our|the|an?|their|students?|teachers?|people|users?|learners?|display|catalog|modern|simple|short|free|build|create|design|implement|management|beginners?|adults?|kids|children|employees|teams?|website|page)\b|\b(?:website|page|platform|app)\b/i
