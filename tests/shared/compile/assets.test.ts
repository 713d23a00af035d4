import { expect, test } from 'vitest'
import { missingAsset, svgComponent, svgModule } from '#shared/compile/assets.ts'

const PICTURE = `<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" class="a" stroke-width="2" viewBox='0 0 9 9' style="color: red"><path d="M0 0"/></svg>\n`

test('an SVG file as a component is drawn in the page, with its attributes as React names them', () => {
  const code = svgComponent(PICTURE)
  expect(code).toContain('createElement("svg", { ...{"className":"a","strokeWidth":"2","viewBox":"0 0 9 9"}')
  expect(code).toContain('__html: "<path d=\\"M0 0\\"/>"')
  expect(code).toMatch(/export const ReactComponent.*export default ReactComponent$/)
})

test('what is no drawing that can be read is a picture', () => {
  expect(svgComponent('<svg/>')).toContain('createElement("img"')
})

test('an SVG file as a module is its address, and a component by name', () => {
  expect(svgModule(PICTURE)).toMatch(/export const ReactComponent.*export default "data:image\/svg\+xml/)
})

test('a drawing that is not there has both names', () => {
  expect(missingAsset('./logo.svg')).toMatch(/export const ReactComponent.*export default "data:image/)
  expect(missingAsset('./logo.svg', 'react')).toMatch(/export default ReactComponent$/)
  expect(missingAsset('./photo.png')).not.toContain('ReactComponent')
})
