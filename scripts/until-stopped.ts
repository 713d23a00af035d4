/** Runs `stop` once on Ctrl-C, on a kill, and when the process that started this one is gone; then exits. */
export function untilStopped(stop: () => Promise<void>): void {
  let isStopping = false
  const end = async () => {
    if (isStopping) return
    isStopping = true
    await stop()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    // Miniflare has handlers of its own that exit before the rest has ended.
    process.removeAllListeners(signal)
    process.on(signal, () => void end())
  }
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && void end(), 500).unref()
}
