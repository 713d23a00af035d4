import type { Frame } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { PRESETS, type PresetName } from '#shared/design.ts'
import { type RenderedArtifact, type Renderer, startRenderer } from '#tests/support/render-artifact.ts'

let renderer: Renderer

/** For a file of tests that look at single designs. */
export function seesDesigns(): void {
  beforeAll(async () => {
    renderer = await startRenderer()
  }, 240_000)
  afterAll(() => renderer?.dispose())
}

interface Shown {
  theme?: string
  preset?: PresetName
  isDarkMode?: boolean
  width?: number
  more?: Record<string, string>
}

/** What a model is told of the house, seen on a page. */
export async function seen<Found>(
  code: string,
  look: (it: RenderedArtifact) => Promise<Found>,
  { theme = '', preset = 'shadcn-tailwind', isDarkMode = false, width = 920, more = {} }: Shown = {},
): Promise<Found> {
  const files = Object.entries({ 'App.tsx': code, 'theme.css': theme, ...more }).map(([name, text]) => ({
    name,
    code: text,
  }))
  const it = await renderer.render({ files, config: PRESETS[preset], isDarkMode, width })
  try {
    expect(it.compiled.errorMessage).toBeNull()
    return await look(it)
  } finally {
    await it.close()
  }
}

export const styles = (frame: Frame, selector: string, names: readonly string[]) =>
  frame
    .locator(selector)
    .evaluate(
      (element, wanted) => wanted.map(name => getComputedStyle(element).getPropertyValue(name)),
      names,
    )
export const style = async (frame: Frame, selector: string, name: string) =>
  (await styles(frame, selector, [name]))[0]
/** As the screen has it. */
export const pixel = (frame: Frame, selector: string, name: string) =>
  frame.locator(selector).evaluate((element, property) => {
    const pen = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d')!
    pen.fillStyle = getComputedStyle(element).getPropertyValue(property)
    pen.fillRect(0, 0, 1, 1)
    return [...pen.getImageData(0, 0, 1, 1).data]
  }, name)
export const boxOf = async (frame: Frame, selector: string) => (await frame.locator(selector).boundingBox())!
export const page = (body: string, imports = '') =>
  `${imports}\nexport default function App() { return <main>${body}</main> }`
