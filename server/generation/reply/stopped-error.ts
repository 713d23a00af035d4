/** Why a run was ended before the model was done. */
export type StopReason = 'stopped' | 'too_long' | 'access_lost'

export class StoppedError extends Error {
  readonly reason: StopReason

  constructor(reason: StopReason) {
    super(reason)
    this.reason = reason
  }
}
