/** After this much a socket is asked something that it answers only when it has read so far. */
const PROBE_AFTER_BYTES = 1024 * 1024
/** What may be on its way to a socket that has not answered yet. */
export const BACKLOG_MAX_BYTES = 8 * 1024 * 1024

/**
 * What a socket was sent and has not shown to have read. The runtime buffers without end for a socket that reads
 * nothing and tells nobody how much, so this counts.
 */
export class SocketBacklog {
  #sent = 0
  #sentAtProbe: number | null = null

  sent(bytes: number): 'fine' | 'probe' | 'tooSlow' {
    this.#sent += bytes
    if (this.#sentAtProbe !== null)
      return this.#sent - this.#sentAtProbe > BACKLOG_MAX_BYTES ? 'tooSlow' : 'fine'
    if (this.#sent < PROBE_AFTER_BYTES) return 'fine'
    this.#sentAtProbe = this.#sent
    return 'probe'
  }

  /** An answer counts only after a probe: what a socket says by itself does not show that it reads. */
  answered(): void {
    if (this.#sentAtProbe === null) return
    this.#sent -= this.#sentAtProbe
    this.#sentAtProbe = null
  }
}
