import type { SignedInCanvasCall } from '#server/call.ts'
import { deriveId } from '#server/derive-id.ts'
import { readSource } from '#server/features/artifacts/version-files.ts'
import { type Copied, copiedBy, type MadeWith } from '#server/features/canvas/add-node.ts'
import { DIRECTION_KINDS, inTheme, withSentence } from '#server/features/canvas/directions.ts'
import type { NamedDirection } from '#server/features/canvas/named-directions.ts'
import type { NewNode } from '#server/features/canvas/nodes-queries.ts'
import { requireNode } from '#server/features/canvas/require-node.ts'
import type { Picked } from '#server/features/chat/picked-model.ts'
import { type RunRequest, runRequest } from '#server/generation/run-request.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import { designName } from '#shared/design-name.ts'
import { UNTITLED } from '#shared/patterns.ts'

/** A direction on its way: the node, and either a run that makes it or the files it is. */
export interface Planned {
  node: NewNode
  words: string
  requestId: string
  made: { request: RunRequest } | { files: SourceFile[] }
}

export interface Exploration {
  id: string
  /** The node that is explored; null for words alone. */
  of: string | null
  origin: Copied | null
  /** What a direction of words alone is made with. */
  made: MadeWith
  prompt: string
  count: number
  picked: Picked
}

export async function originOf(call: SignedInCanvasCall, nodeId: string): Promise<Copied | null> {
  const { patternId } = await requireNode(call, nodeId)
  return copiedBy(call, { patternId })
}

/** The same for every design, told to a model. */
export const usualDirections = (count: number): NamedDirection[] =>
  DIRECTION_KINDS.slice(0, count).map(({ words, asked }) => ({ words, asked }))

export const areUsual = (words: readonly string[]): boolean =>
  words.every((each, at) => each === DIRECTION_KINDS[at]?.words)

/** Each by a run of the model. */
export const plannedRuns = (
  call: SignedInCanvasCall,
  exploration: Exploration,
  directions: readonly NamedDirection[],
): Promise<Planned[]> =>
  Promise.all(
    directions.map(async ({ words, asked }, at) => {
      const { node, request } = await slot(call, exploration, { at, words })
      const prompt = withSentence(exploration.prompt, `Take this direction: ${asked.replace(/\.$/, '')}`)
      return {
        node: { ...node, explore: { id: exploration.id, of: exploration.of, words, asked } },
        ...{ words, requestId: request.requestId, made: { request: { ...request, prompt } } },
      }
    }),
  )

/** Without a model: themes of the design, or templates of other colours. */
export async function plannedWithoutModel(
  call: SignedInCanvasCall,
  exploration: Exploration,
): Promise<Planned[]> {
  const { id, of, origin, count } = exploration
  const files = origin?.source ? await readSource(call.env.FILES, origin.source) : null
  return Promise.all(
    DIRECTION_KINDS.slice(0, count).map(async ({ themed, inWords }, at): Promise<Planned> => {
      const inOwnTheme = files && inTheme(files, themed)
      const words = inOwnTheme ? themed.words : inWords
      // Templates change no code that they have not made, so without a theme they begin anew.
      const begun = inOwnTheme ? origin : origin && { ...origin, source: null }
      const { node, request } = await slot(call, { ...exploration, origin: begun }, { at, words })
      const prompt = withSentence(exploration.prompt, inWords)
      return {
        node: { ...node, explore: { id, of, words } },
        ...{ words, requestId: request.requestId },
        made: inOwnTheme ? { files: inOwnTheme } : { request: { ...request, prompt } },
      }
    }),
  )
}

/** As what was explored, or what the prompt asks for; where neither says anything, as the direction itself. */
export function directionName({ origin, prompt, words }: Named): string {
  const name = origin ?? designName(prompt)
  return name === UNTITLED ? words : name
}

interface Named {
  /** Of the design that is explored; null for words alone. */
  origin: string | null
  prompt: string
  words: string
}

/** Where a direction goes, whatever it will be: asked for again it is the same. */
async function slot(
  call: SignedInCanvasCall,
  { id: exploreId, origin, made, prompt, picked }: Exploration,
  { at, words }: { at: number; words: string },
): Promise<{ node: NewNode; request: RunRequest }> {
  const { canvas, actor } = call
  const idOf = (part: string) => deriveId(part, exploreId, at)
  const { ownerId, access } = canvas
  const { config = made.config } = origin?.pattern ?? {}
  const name = directionName({ origin: origin?.pattern.name ?? null, prompt, words })
  const looks = origin ? { viewport: origin.pattern.viewport, isDarkMode: origin.pattern.isDarkMode } : {}
  return {
    node: {
      ...{ nodeId: await idOf('node'), spaceId: canvas.id, actor },
      design: { id: await idOf('design'), ownerId, access, name, config, ...looks, ...(origin ? {} : made) },
      from: origin?.source ? { source: origin.source, artifactId: await idOf('version') } : null,
    },
    request: runRequest({
      ...{ requestId: await idOf('run'), userItemId: await idOf('asked') },
      ...{ assistantItemId: await idOf('answer'), ...picked, prompt, hostedFiles: [], actor },
    }),
  }
}
