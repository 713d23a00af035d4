/** `Button “Start free”`: what it is and what is read on it. */
export function referenceName(tag: string, label: string): string {
  const short = label.length > 40 ? `${label.slice(0, 39).trimEnd()}…` : label
  return short ? `${tag} “${short}”` : tag
}
