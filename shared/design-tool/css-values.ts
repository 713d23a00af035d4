/** Parts of a computed value, cut where nothing is open: at commas, or at spaces. */
export function splitTop(value: string, at: ',' | ' '): string[] {
  const parts: string[] = []
  let open = 0
  let quote = ''
  let from = 0
  for (let index = 0; index < value.length; index += 1) {
    const letter = value[index]!
    if (quote) {
      if (letter === quote) quote = ''
    } else if (letter === '"' || letter === "'") quote = letter
    else if (letter === '(') open += 1
    else if (letter === ')') open -= 1
    else if (letter === at && open === 0) {
      parts.push(value.slice(from, index))
      from = index + 1
    }
  }
  parts.push(value.slice(from))
  return parts.map(part => part.trim()).filter(Boolean)
}

/** Pixels of a computed length; `of` is what its percentages count. Null for what is neither. */
export function lengthOf(value: string, of = 0): number | null {
  const found = /^(-?[\d.]+(?:e[+-]?\d+)?)(px|%)?$/.exec(value.trim())
  if (!found) return null
  const number = Number(found[1])
  if (Number.isNaN(number)) return null
  if (found[2] === '%') return (number / 100) * of
  return found[2] === 'px' || number === 0 ? number : null
}

export const pixels = (value: string | undefined, of = 0): number => (value && lengthOf(value, of)) || 0
