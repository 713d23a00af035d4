/**
 * Milliseconds of this process's own processor time that the work takes, the least of some tries: what other processes of
 * a busy machine take does not count.
 */
export function processorTime(work: () => unknown, tries = 3): number {
  const times = Array.from({ length: tries }, () => {
    const before = process.cpuUsage()
    work()
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1_000
  })
  return Math.min(...times)
}
