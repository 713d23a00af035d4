/** Any colour of CSS as `#rrggbb`, which is all that a colour field takes. */
export function hexOfColor(color: string): string {
  if (/^#[\da-f]{6}$/i.test(color)) return color.toLowerCase()
  const canvas = document.createElement('canvas')
  canvas.width = 1
  canvas.height = 1
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return '#000000'
  context.fillStyle = color
  context.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
  return `#${[red, green, blue].map(value => value.toString(16).padStart(2, '0')).join('')}`
}
