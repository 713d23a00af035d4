/** Why a run cannot be carried out, in a sentence for the person; it can be tried again. */
export class RunProblem extends Error {}

/** Why a run was ended before the model was done. */
export type StopReason = 'stopped' | 'too_long' | 'access_lost'

export class StoppedError extends Error {
  readonly reason: StopReason

  constructor(reason: StopReason) {
    super(reason)
    this.reason = reason
  }
}
