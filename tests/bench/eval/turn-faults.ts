import type { Artifact } from '#shared/artifacts.ts'
import { isReady, type RenderVerdict } from '#shared/preview-health.ts'
import { sameCount } from '#tests/support/play/request-files.ts'
import type { ProviderRequest } from '#tests/support/provider/wires/wire.ts'
import type { Seen } from './look-at-version.ts'

const LINES_MAX = 100
const LINE_MAX_CHARACTERS = 300

/** What is on record against a version when its answer is over; all that the eval knows of how the product stores faults. */
export const storedFaults = (
  { status, errorMessage }: Pick<Artifact, 'status' | 'errorMessage'>,
  health: RenderVerdict | null,
): string[] => [
  ...(status === 'error' ? [errorMessage ?? 'does not compile'] : []),
  ...(health && !isReady(health) ? [health.cause] : []),
]

/** What is wrong with the last state of the page, whether anybody was told of it or not. */
export const pageFaults = ({
  faults,
  axe,
  overflow,
}: Pick<Seen, 'faults' | 'axe' | 'overflow'>): string[] => [
  ...faults,
  ...axe,
  ...Object.entries(overflow).flatMap(([width, over]) => (over > 0 ? [wider(width, over)] : [])),
]

const wider = (width: string, over: number): string => `at ${width} the page is ${over} px too wide`

/** What the model heard was wrong while it answered, each once: lines of a list, with a place in a file, or a refusal. */
export function toldFaults(requests: readonly ProviderRequest[]): string[] {
  const heard = requests.slice(1).flatMap((request, at) => {
    const known = sameCount(requests[at]!.messages, request.messages)
    return request.messages.slice(known).filter(({ role }) => role !== 'assistant' && role !== 'model')
  })
  const lines = heard.flatMap(({ content }) => wordsIn(content)).flatMap(faultLines)
  return [...new Set(lines)].slice(0, LINES_MAX)
}

/** Of a text that a model was told, without the code in it. */
export function faultLines(text: string): string[] {
  let isCode = false
  return text.split('\n').flatMap(line => {
    if (line.startsWith('```')) {
      isCode = !isCode
      return []
    }
    return !isCode && IS_FAULT.test(line) ? [line.slice(0, LINE_MAX_CHARACTERS).replace(/^[-*] /, '')] : []
  })
}

const IS_FAULT = /^(?:[-*] \S|`?[\w@./-]{1,200}\.(?:[jt]sx?|css|json|html)(?::\d|` )|Refused|At \d{3,4} )/

/** Every text in a message, in whatever format. */
function wordsIn(content: unknown): string[] {
  if (typeof content === 'string') return [content]
  if (content === null || typeof content !== 'object') return []
  return Object.values(content).flatMap(wordsIn)
}
