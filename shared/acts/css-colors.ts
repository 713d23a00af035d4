/** The names of CSS that people use, with what they stand for. */
const NAMED: Record<string, string> = Object.fromEntries(
  (
    'aqua 00ffff,aquamarine 7fffd4,azure f0ffff,beige f5f5dc,black 000000,blue 0000ff,brown a52a2a,chocolate d2691e,' +
    'coral ff7f50,crimson dc143c,cyan 00ffff,darkblue 00008b,darkgreen 006400,darkorange ff8c00,darkred 8b0000,' +
    'fuchsia ff00ff,gold ffd700,gray 808080,green 008000,grey 808080,hotpink ff69b4,indigo 4b0082,ivory fffff0,' +
    'khaki f0e68c,lavender e6e6fa,lightblue add8e6,lightgray d3d3d3,lightgreen 90ee90,lightgrey d3d3d3,lime 00ff00,' +
    'linen faf0e6,magenta ff00ff,maroon 800000,midnightblue 191970,navy 000080,olive 808000,orange ffa500,' +
    'orchid da70d6,pink ffc0cb,plum dda0dd,purple 800080,rebeccapurple 663399,red ff0000,royalblue 4169e1,' +
    'salmon fa8072,seagreen 2e8b57,sienna a0522d,silver c0c0c0,skyblue 87ceeb,slateblue 6a5acd,slategray 708090,' +
    'steelblue 4682b4,tan d2b48c,teal 008080,thistle d8bfd8,tomato ff6347,turquoise 40e0d0,violet ee82ee,' +
    'wheat f5deb3,white ffffff,yellow ffff00,forestgreen 228b22,limegreen 32cd32,deeppink ff1493,darkgray a9a9a9,' +
    'darkgrey a9a9a9,lightpink ffb6c1,lightyellow ffffe0,darkviolet 9400d3,deepskyblue 00bfff'
  )
    .split(',')
    .map(each => each.split(' ') as [string, string]),
)

/** A colour that is a word or a hex number, as six digits; null for others. */
export function hexOf(color: string): string | null {
  const name = color.toLowerCase()
  const known = Object.hasOwn(NAMED, name) ? NAMED[name] : undefined
  if (known) return `#${known}`
  if (/^#[\da-f]{3}$/.test(name)) return name.replace(/[\da-f]/g, '$&$&')
  return /^#[\da-f]{6}$/.test(name) ? name : null
}

export const isCssColor = (color: string): boolean =>
  hexOf(color) !== null ||
  /^#(?:[\da-f]{4}|[\da-f]{8})$/i.test(color) ||
  color.toLowerCase() === 'transparent' ||
  /^(?:rgb|hsl|oklch|oklab)a?\(/i.test(color)
