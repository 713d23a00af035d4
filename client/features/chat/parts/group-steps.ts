/** Runs of neighbours for which `isStep` holds, as lists of their own; everything else alone. */
export function groupSteps<T>(parts: readonly T[], isStep: (part: T) => boolean): T[][] {
  const groups: T[][] = []
  let isOpen = false
  for (const part of parts) {
    const last = groups.at(-1)
    if (isStep(part) && isOpen && last) last.push(part)
    else groups.push([part])
    isOpen = isStep(part)
  }
  return groups
}
