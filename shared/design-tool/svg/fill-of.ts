import { hexColor, parseColor } from '../css-color.ts'

/** A computed colour as every tool reads it; null for what is clear. */
export function fillOf(color: string | undefined): { fill: string; 'fill-opacity': number | null } | null {
  const found = color ? parseColor(color) : null
  if (!found || found.a === 0) return null
  return { fill: hexColor(found), 'fill-opacity': found.a < 1 ? Number(found.a.toFixed(3)) : null }
}
