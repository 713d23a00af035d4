/** One or two letters for a picture that is missing. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const first = words[0]?.at(0) ?? '?'
  const last = words.length > 1 ? (words.at(-1)?.at(0) ?? '') : ''
  return (first + last).toUpperCase()
}

/** "Ada", "Ada and Bo", "Ada, Bo and 2 others". */
export function listNames(names: readonly string[]): string {
  const [first = '', second = ''] = names
  if (names.length <= 1) return first
  if (names.length === 2) return `${first} and ${second}`
  const others = names.length - 2
  return `${first}, ${second} and ${others} other${others === 1 ? '' : 's'}`
}
