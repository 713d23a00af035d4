import { z } from 'zod'
import { lineSchema, wordsSchema } from '#shared/text.ts'

/** What the frame sees of a page after it was drawn. */
export const renderFactsSchema = z.object({
  /** Something can be seen. */
  isPainted: z.boolean(),
  /** The design's entry exports a component. */
  hasComponent: z.boolean(),
  /** Elements inside the root and its portals. */
  elements: z.number().int(),
  /** Why what is there cannot be seen; null when there is nothing, or it can. */
  hiddenBy: z.enum(['display', 'visibility', 'opacity', 'size', 'offscreen', 'clip']).nullable(),
  /** The path for which the design has no page; null when there is one. */
  unmatchedPath: z.string().max(500).nullable(),
})
export type RenderFacts = z.infer<typeof renderFactsSchema>

export const renderOutcomeSchema = z.enum([
  'painted',
  'blank',
  'hidden-root',
  'wrong-route',
  'missing-export',
  'threw',
  'hung',
])
export type RenderOutcome = z.infer<typeof renderOutcomeSchema>

export interface RenderError {
  message: string
  place: string | null
}

/** Everything known of one load of one version. */
export interface RenderReport {
  facts: RenderFacts | null
  /** The first uncaught error; null when there was none. */
  error: RenderError | null
  /** It was asked and did not answer. */
  isSilent: boolean
}

export const renderVerdictSchema = z.object({
  outcome: renderOutcomeSchema,
  /** The cause in a sentence for a person and for a model; empty when all is well. */
  cause: wordsSchema(1_000),
})
export type RenderVerdict = z.infer<typeof renderVerdictSchema>

/** A verdict and the word of the load it was seen in; without that word it counts for nothing. */
export const renderReportSchema = renderVerdictSchema.extend({ token: lineSchema(500).optional() })
export type RenderReportBody = z.infer<typeof renderReportSchema>

/** Two looks have seen the same fault when these are equal: lines and counts may differ. */
export const faultSignature = ({ outcome, cause }: RenderVerdict): string =>
  `${outcome} ${cause.replace(/\d+/g, '#')}`

/** Ready means rendered: exactly one verdict for what was seen, the nearest cause first. */
export function judgeRender({ facts, error, isSilent }: RenderReport): RenderVerdict {
  if (error) return judgeError(error, facts)
  if (isSilent || !facts) return { outcome: 'hung', cause: CAUSES.hung }
  if (!facts.hasComponent && facts.elements === 0)
    return { outcome: 'missing-export', cause: CAUSES.noComponent }
  if (facts.unmatchedPath !== null) {
    return { outcome: 'wrong-route', cause: `The design has no page for the path ${facts.unmatchedPath}.` }
  }
  if (facts.isPainted) return { outcome: 'painted', cause: '' }
  if (facts.hiddenBy) return { outcome: 'hidden-root', cause: HIDDEN[facts.hiddenBy] }
  return { outcome: 'blank', cause: facts.elements === 0 ? CAUSES.nothing : CAUSES.empty }
}

export const isReady = ({ outcome }: Pick<RenderVerdict, 'outcome'>): boolean => outcome === 'painted'

const MISSING_EXPORT =
  /A component is undefined: check its import|Element type is invalid: expected a string .{0,200} but got: (?:undefined|object)|does not provide an export named|is not exported by|No matching export/

function judgeError({ message, place }: RenderError, facts: RenderFacts | null): RenderVerdict {
  const where = place ? ` (${place})` : ''
  const isRoute = facts?.unmatchedPath != null && !facts.isPainted
  if (isRoute)
    return { outcome: 'wrong-route', cause: `The design has no page for the path ${facts.unmatchedPath}.` }
  const outcome = MISSING_EXPORT.test(message) ? 'missing-export' : 'threw'
  return { outcome, cause: `${message}${where}` }
}

const CAUSES = {
  hung: 'The design does not answer: a loop or a render in it never ends.',
  noComponent: 'App.tsx exports no component, so there is nothing to draw.',
  nothing: 'The design drew nothing: its root component returns nothing.',
  empty: 'The design drew elements, but there is nothing to see in them.',
} as const

const HIDDEN: Record<NonNullable<RenderFacts['hiddenBy']>, string> = {
  display: 'The page is there, but a style hides it: display is none.',
  visibility: 'The page is there, but a style hides it: visibility is hidden.',
  opacity: 'The page is there, but a style hides it: opacity is 0.',
  size: 'The page is there, but it has no width or height, so nothing of it shows.',
  offscreen: 'The page is there, but it stands outside of the window.',
  clip: 'The page is there, but a clip or a mask cuts all of it away.',
}
