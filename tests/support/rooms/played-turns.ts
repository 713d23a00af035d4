import { keepImage } from '#server/features/uploads/uploads.ts'
import { runRequest } from '#server/generation/run-request.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import type { ModelMode } from '#shared/chat.ts'
import { newId } from '#shared/ids.ts'
import type { Look } from '#shared/look.ts'
import type { Script, ScriptedProvider } from '#tests/support/provider/scripted-provider.ts'
import type { ProviderRequest, WireName } from '#tests/support/provider/wires/wire.ts'
import { memoryRoom } from '#tests/support/rooms/memory-room.ts'
import { until } from '#tests/support/until.ts'

/** A model of each family that its package knows to think. */
export const FAMILIES: Readonly<Record<WireName, string>> = {
  chat: 'openai-compatible:qwen3-coder',
  responses: 'openai:gpt-5',
  anthropic: 'anthropic:claude-sonnet-4-5',
  google: 'google:gemini-2.5-pro',
}

/** A server whose models all are of this family. */
export const modelSettings = ({ url }: ScriptedProvider, family: WireName): Record<string, string> => ({
  ...{ MODEL_BEST: FAMILIES[family], MODEL_AGENT: FAMILIES[family] },
  ...{ OPENAI_COMPATIBLE_BASE_URL: url, OPENAI_BASE_URL: url, OPENAI_API_KEY: 'sk-o' },
  ...{ ANTHROPIC_BASE_URL: url, ANTHROPIC_API_KEY: 'sk-a' },
  ...{ GOOGLE_GENERATIVE_AI_BASE_URL: url, GOOGLE_GENERATIVE_AI_API_KEY: 'sk-g' },
})

export interface PlayedTurn {
  prompt: string
  script: Script
  look?: Look
  /** Pictures that come with it. */
  attached?: Uint8Array[]
}

export interface ToPlay {
  files: SourceFile[]
  turns: readonly PlayedTurn[]
  mode?: ModelMode
  settings?: Record<string, string>
}

interface Played {
  /** The requests that each turn made. */
  asked: ProviderRequest[][]
  on: Awaited<ReturnType<typeof memoryRoom>>
}

const ADA = { kind: 'user' as const, id: 'ada' }

/** A talk about a design, played by the product over real HTTP. */
export async function playTurns(
  provider: ScriptedProvider,
  family: WireName,
  { files, turns, mode = 'best', settings = {} }: ToPlay,
): Promise<Played> {
  const on = await memoryRoom({ ...modelSettings(provider, family), ...settings })
  await on.workingCopy.load(null)
  if (files.length > 0) await on.versions.save(ADA, { files })
  const asked: ProviderRequest[][] = []
  for (const { prompt, script, look, attached = [] } of turns) {
    const before = provider.requests.length
    const hostedFiles = await Promise.all(
      attached.map((bytes, at) => keepImage(on.env.FILES, on.patternId, `picture-${at}.png`, bytes)),
    )
    provider.script = script
    await on.runs.start(
      runRequest({
        ...{ requestId: newId(), userItemId: newId(), assistantItemId: newId() },
        ...{ prompt, mode, hostedFiles, actor: ADA, look: look ?? null },
      }),
    )
    await until(() => !on.runs.isUnderWay, 'the run ends')
    await on.settled()
    asked.push(provider.requests.slice(before))
  }
  return { asked, on }
}
