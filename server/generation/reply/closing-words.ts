import { modelProblem } from '#server/generation/model/problems.ts'
import type { ModelEvent } from '#server/generation/reply/stream.ts'
import { isEditTool, isToolName } from '#server/generation/reply/tools.ts'
import { toolNamed } from '#shared/edits/reply/call-names.ts'
import type { ModelProblem } from '#shared/models.ts'

/** What stands beside the files when a generation is over. */
export interface Outcome {
  /** What boxes of dashes are left for in it that nobody asked for. */
  standIns: string[]
  /** Why the model never said that it was done; null where it did. */
  unsaid: ModelProblem | null
}

/** Behind a call of any other tool more work was to come. */
const OF_THE_WORK: readonly string[] = ['plan', 'step_done', 'check_compile', 'look', 'finish']

/** Knows whether a stream that breaks off had anything left to say but what closes the work. */
export class ClosingWords {
  /** The calls of the answer before, and of the one that is being given. */
  #before: string[] = []
  #calls: string[] = []
  #wasCutOff = false

  take(event: ModelEvent): void {
    if (event.type === 'toolInputStart') this.#calls.push(toolNamed(event.name))
    if (event.type !== 'finished') return
    this.#before = this.#calls
    this.#calls = []
    this.#wasCutOff = event.reason === 'length'
  }

  /** An answer before it has changed the files, or checked them, and this one has begun no more than its last call. */
  wereAllThatIsMissing(error: unknown): boolean {
    const isWork = (name: string) => OF_THE_WORK.includes(name) || (isToolName(name) && isEditTool(name))
    return (
      isOfModel(error) &&
      !this.#wasCutOff &&
      this.#before.length > 0 &&
      this.#before.every(isWork) &&
      this.#calls.every(name => name === 'finish')
    )
  }
}

/** A fault of the model or of its server, which asking for the same with less around it does not mend. */
function isOfModel(error: unknown): boolean {
  const problem = modelProblem(error)
  return problem !== null && problem !== 'tooLong' && problem !== 'noVision'
}
