import { wait } from '#tests/bench/rooms/load/pace.ts'
import { CAN_MEASURE, CORES, machineBusySeconds, treeUse } from '#tests/bench/rooms/measure/process-tree.ts'

/** Seconds after a load, V8 tidies up what it left, for a third of a second of all threads. */
const QUIET_MS = 3_000
const QUIET_MAX_MS = 15_000
const QUIET_CORES = 0.05

/** Who used the machine between `start` and `stop`. */
export class Usage {
  readonly #server: number
  readonly #startedAt = performance.now()
  readonly #serverBefore: number
  readonly #generatorBefore = treeUse(process.pid).cpuSeconds
  readonly #machineBefore = machineBusySeconds()

  private constructor(server: number) {
    this.#server = server
    this.#serverBefore = treeUse(server).cpuSeconds
  }

  static start(serverPid: number): Usage {
    return new Usage(serverPid)
  }

  /** Shares are of all cores of the machine. */
  stop() {
    const seconds = (performance.now() - this.#startedAt) / 1_000
    const server = treeUse(this.#server)
    const serverCpuSeconds = server.cpuSeconds - this.#serverBefore
    // Servers are children of this process too.
    const generatorCpuSeconds = treeUse(process.pid).cpuSeconds - this.#generatorBefore - serverCpuSeconds
    const machine = machineBusySeconds() - this.#machineBefore
    const share = (cpuSeconds: number) => (cpuSeconds / seconds / CORES) * 100
    return {
      seconds,
      serverCpuSeconds,
      memoryMb: server.memoryMb,
      serverShare: share(serverCpuSeconds),
      generatorShare: share(generatorCpuSeconds),
      othersShare: share(Math.max(0, machine - serverCpuSeconds - generatorCpuSeconds)),
    }
  }
}

/** Waits until the server has done what it put off, such as a debounced save. */
export async function whenQuiet(serverPid: number): Promise<void> {
  if (!CAN_MEASURE) return wait(QUIET_MS)
  const end = performance.now() + QUIET_MAX_MS
  for (let before = treeUse(serverPid).cpuSeconds; performance.now() < end; ) {
    await wait(QUIET_MS)
    const after = treeUse(serverPid).cpuSeconds
    if (after - before <= (QUIET_CORES * QUIET_MS) / 1_000) return
    before = after
  }
}
