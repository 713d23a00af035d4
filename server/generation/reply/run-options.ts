import type { DesignCheck } from '#server/generation/check/design-check.ts'
import type { RunLook } from '#server/generation/look/run-look.ts'
import type { Prompt } from '#server/generation/prompt/prompt.ts'
import type { ReferenceTools } from '#server/generation/reference-tools.ts'
import type { Ending } from '#server/generation/reply/ending.ts'
import type { ProjectFiles } from '#server/generation/reply/project-files.ts'
import type { ModelEvent, StreamOptions } from '#server/generation/reply/stream.ts'
import type { Talk } from '#server/generation/reply/talk.ts'
import type { RunWriter } from '#server/generation/reply/write-to-room.ts'
import type { ModelMode } from '#shared/chat.ts'

/** What a generation needs of its run. */
export interface RunOptions
  extends Omit<StreamOptions, 'tools' | 'prompt' | 'limit' | 'isFinished' | 'fitted'> {
  mode: ModelMode
  promptFor(fit: PromptFit): Promise<Prompt>
  files: ProjectFiles
  writer: RunWriter
  /** Called once, when the run first changes the design. */
  changing(): void
  /** Says what is wrong with the files as they are. */
  check: DesignCheck
  /** Lets a browser look at them. */
  look: RunLook
  builtPackages(): Promise<(name: string) => boolean>
  /** Templates and the kit, to be read. */
  reference: ReferenceTools
  /** What is asked and planned. */
  talk: Talk
  /** Every event of the model's stream, for the transcript. */
  record(event: ModelEvent): void
  /** Told once, where the model said how its work ended. */
  finished(ending: Ending): void
}

/** What a prompt is made to fit. */
export interface PromptFit {
  /** Of the window of the model. */
  share: number
  /** What the run has said and heard already. */
  ownTokens: number
  /** Whether the pictures of earlier requests are in it. */
  hasEarlier: boolean
}
