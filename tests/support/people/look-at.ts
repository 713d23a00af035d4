import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { SourceFile } from '#shared/artifacts.ts'
import { type PatternConfig, VIEWPORTS } from '#shared/design.ts'
import type { RenderedArtifact, Renderer } from '#tests/support/render-artifact.ts'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
/** The page of a preview has no title or language of the design's own to judge. */
const AXE_RUN = `axe.run(document, { resultTypes: ['violations'], rules: { region: { enabled: false } } }).then(r =>
  r.violations.filter(v => v.impact === 'serious' || v.impact === 'critical')
    .map(v => v.id + ' ' + v.nodes.slice(0, 3).map(n => n.html.slice(0, 150) + (v.id === 'color-contrast' ? n.any.map(a => ' ' + a.message).join('').slice(0, 160) : '')).join(' | ')))`
const SIZES = VIEWPORTS.flatMap(({ size }) => (size ? [size] : []))
const NARROWEST = { width: 320, height: 640 }
/** A long page is pictured whole up to here. */
const LONGEST = 6000

export interface Looked {
  isCompiled: boolean
  isPainted: boolean
  errors: string[]
  violations: string[]
  /** Widths at which the page scrolls sideways. */
  overflows: number[]
}

interface LookInput {
  files: SourceFile[]
  config: PatternConfig
  shots: string | null
  isQuick: boolean
  isDarkMode?: boolean
}

/** What is wrong with a design, in words. */
export const faultsOf = ({ isCompiled, isPainted, errors, violations, overflows }: Looked): string[] => [
  ...(isCompiled ? [] : ['does not compile']),
  ...(isPainted ? [] : ['is not painted']),
  ...errors,
  ...violations.map(violation => `axe: ${violation}`),
  ...overflows.map(width => `wider than ${width} px`),
]

/** Opens a design once and measures it at every viewport. */
export async function lookAt(
  renderer: Renderer,
  { files, config, shots, isQuick, isDarkMode = false }: LookInput,
): Promise<Looked> {
  const it = await renderer.render({ files, config, isDarkMode })
  try {
    const looked: Looked = {
      isCompiled: it.isOk,
      isPainted: it.painted === 'painted',
      errors: [
        ...it.diagnostics.map(({ code, file, message }) => `${code} ${file ?? ''}: ${message}`),
        ...it.consoleErrors,
      ],
      violations: [],
      overflows: [],
    }
    if (!looked.isPainted) return looked
    if (!isQuick) {
      await it.frame.evaluate(AXE)
      looked.violations = await it.frame.evaluate<string[]>(AXE_RUN)
    }
    if (shots) {
      await it.page.screenshot({ path: `${shots}-1440-light.png` })
      await shootWhole(it, 1440, `${shots}-1440-whole.png`)
      await resize(it, { width: 1440, height: 900 })
    }
    looked.overflows = await overflowsOf(it, isQuick)
    if (shots) await shootRest(it, shots)
    looked.errors.push(...it.consoleErrors.slice(looked.errors.length))
    return looked
  } finally {
    await it.close()
  }
}

async function overflowsOf(it: RenderedArtifact, isQuick: boolean): Promise<number[]> {
  const found: number[] = []
  for (const size of isQuick ? [NARROWEST] : [...SIZES, NARROWEST]) {
    await resize(it, size)
    const over = await it.frame.evaluate(
      () =>
        new Promise<number>(done =>
          requestAnimationFrame(() =>
            requestAnimationFrame(() => done(document.documentElement.scrollWidth - innerWidth)),
          ),
        ),
    )
    if (over > 0) found.push(size.width)
  }
  return found
}

async function shootRest(it: RenderedArtifact, shots: string): Promise<void> {
  await resize(it, { width: 390, height: 844 })
  await atRest(it)
  await it.page.screenshot({ path: `${shots}-390-light.png` })
  await shootWhole(it, 390, `${shots}-390-whole.png`)
  await it.frame.evaluate(() => {
    const isDark = getComputedStyle(document.documentElement).colorScheme === 'dark'
    document.documentElement.classList.toggle('dark', !isDark)
    document.documentElement.classList.toggle('light', isDark)
    document.documentElement.style.colorScheme = isDark ? 'light' : 'dark'
  })
  await atRest(it)
  await it.page.screenshot({ path: `${shots}-390-dark.png` })
  await resize(it, { width: 1440, height: 900 })
  await atRest(it)
  await it.page.screenshot({ path: `${shots}-1440-dark.png` })
  await shootWhole(it, 1440, `${shots}-1440-dark-whole.png`)
}

/** The page scrolls in a frame, so its window grows to the page. */
async function shootWhole(it: RenderedArtifact, width: number, path: string): Promise<void> {
  const length = await it.frame.evaluate(() => document.documentElement.scrollHeight)
  await resize(it, { width, height: Math.min(length, LONGEST) })
  await it.frame.waitForFunction(height => innerHeight === height, Math.min(length, LONGEST))
  await atRest(it)
  await it.page.screenshot({ path })
}

/** A frame follows its page a little later, and a busy machine later still. */
async function resize(
  { page, frame }: RenderedArtifact,
  size: { width: number; height: number },
): Promise<void> {
  await page.setViewportSize(size)
  await frame.waitForFunction(width => innerWidth === width, size.width)
}

/** After the transitions of a change, which end; what moves for ever is not waited for. */
async function atRest({ frame }: RenderedArtifact): Promise<void> {
  await frame.evaluate(
    () => new Promise<void>(done => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  )
  await frame.waitForFunction(() =>
    document.getAnimations().every(each => each.effect?.getComputedTiming().endTime === Infinity),
  )
}
