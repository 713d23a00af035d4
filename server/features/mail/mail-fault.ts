/** Why a mail did not leave; its message repeats no secret and goes into logs. */
export class MailFault extends Error {
  /** Trying again would meet with the same. */
  readonly isFinal: boolean

  constructor(message: string, isFinal = false) {
    super(message)
    this.name = 'MailFault'
    this.isFinal = isFinal
  }
}
