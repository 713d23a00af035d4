import type { ArtifactRow } from '#server/features/artifacts/artifacts-queries.ts'
import { modelProblem } from '#server/generation/model/problems.ts'
import { RunProblem, StoppedError, type StopReason } from '#server/generation/run-problem.ts'
import { TemplatesFailed } from '#server/templates/answer/templates-port.ts'
import { versionLabel } from '#shared/artifacts.ts'
import type { ChatPart } from '#shared/chat.ts'
import { doesNotCompile, MESSAGES } from '#shared/messages.ts'
import type { ModelProblem } from '#shared/models.ts'

/** How a run ends; each of them exactly once. */
export type RunEnd =
  | { state: 'done'; artifact: ArtifactRow | null /** What stands under the answer. */; next: ChatPart[] }
  | {
      state: 'failed'
      message: string
      /** What was wrong with the model. */
      problem: ModelProblem | null
      /** What it made, which does not compile: kept to be looked at. */
      artifact?: ArtifactRow
    }
  | { state: 'stopped' /** What stopped it, where nobody did. */; cause?: string | undefined }

export const artifactOf = (end: RunEnd): ArtifactRow | null =>
  'artifact' in end ? (end.artifact ?? null) : null

/** The number of its version goes on being shown, and is not given again. */
export const showsNumber = (end: RunEnd): boolean => end.state === 'stopped' || artifactOf(end) !== null

export const failed = (message: string, problem: ModelProblem | null = null): RunEnd => ({
  ...{ state: 'failed', message, problem },
})

/** What does not compile is a version to be looked at; `stays`: the one before is still what people see. */
export const brokenEnd = (artifact: ArtifactRow, stays: boolean): RunEnd => ({
  ...{ state: 'failed', problem: null, artifact },
  message: doesNotCompile(versionLabel(artifact.version), stays),
})

/** How a run ends in which this was thrown. */
export function endOf(error: unknown): RunEnd {
  if (error instanceof StoppedError) return STOPPED[error.reason]
  if (error instanceof RunProblem || error instanceof TemplatesFailed) return failed(error.message)
  return failed(MESSAGES.somethingWentWrong, modelProblem(error))
}

const STOPPED: Record<StopReason, RunEnd> = {
  stopped: { state: 'stopped' },
  access_lost: { state: 'stopped', cause: MESSAGES.startersAccessLost },
  too_long: failed(MESSAGES.runTooLong),
}
