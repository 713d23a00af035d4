import { customProperties } from '#shared/compile/theme/custom-properties.ts'
import { COLOR } from './theme-facts.ts'

const SHOWN = ['--background', '--ground', '--primary', '--strong', '--accent', '--foreground', '--ink']
const SHOWN_MAX = 4

/** The main colours of a theme, as far as they are written as such. */
export function TokenSwatches({ css }: { css: string }) {
  const light = customProperties(css).filter(({ inside }) => /:root|html/.test(inside.at(-1) ?? ''))
  const values = SHOWN.flatMap(name => light.find(each => each.name === name)?.value ?? [])
  const colors = [...new Set(values.filter(value => COLOR.test(value)))].slice(0, SHOWN_MAX)
  if (colors.length === 0) return null
  return (
    <span aria-hidden="true" className="flex overflow-hidden rounded-md border border-line">
      {colors.map(color => (
        <span key={color} style={{ background: color }} className="h-8 w-4" />
      ))}
    </span>
  )
}
