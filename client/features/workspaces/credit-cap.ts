/** What is typed as the cap of a member: nothing is no cap; undefined is no whole number. */
export function parseCap(text: string): number | null | undefined {
  const typed = text.trim().replaceAll(/[,\s]/g, '')
  if (typed === '') return null
  return /^\d{1,9}$/.test(typed) ? Number(typed) : undefined
}
