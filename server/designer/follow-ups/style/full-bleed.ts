/** A section that is only as wide as its contents, whose paper shall reach both edges: what goes and what comes. */
export function fullBleed(classes: readonly string[]): { add: string[]; remove: string[] } {
  const width = classes.map(name => /^max-w-\[(\d+(?:\.\d+)?rem)\]$/.exec(name)?.[1]).find(Boolean)
  if (!width || !classes.includes('mx-auto')) return { add: [], remove: [] }
  return {
    add: [`px-[max(1.25rem,calc((100%-${width})/2+2rem))]`],
    remove: classes.filter(name => /^(?:mx-auto|max-w-\[|(?:\w+:)?px-)/.test(name)),
  }
}
