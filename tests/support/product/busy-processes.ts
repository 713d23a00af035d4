import { spawn } from 'node:child_process'

/** So many processes that never rest, as other programs of a busy machine; what it returns ends them. */
export function startBusyProcesses(count: number): () => void {
  const busy = Array.from({ length: count }, () =>
    spawn(
      process.execPath,
      [
        '-e',
        'process.on("disconnect", () => process.exit()); setImmediate(function work() { for (let at = 0; at < 3e7; at++); setImmediate(work) })',
      ],
      {
        // With this process they end too, however it ends.
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      },
    ),
  )
  return () => {
    for (const one of busy) one.kill('SIGKILL')
  }
}
