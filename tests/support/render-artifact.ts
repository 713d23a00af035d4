import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import type { Frame, Page } from 'playwright-core'
import { type CompileOutput, compileOutputSchema } from '#server/compiler/compiler-port.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import { DEFAULT_CONFIG, type PatternConfig, PRESETS } from '#shared/design.ts'
import { type FrameMessage, frameMessageSchema } from '#shared/frame-messages.ts'
import { type RenderBench, startRenderBench } from './render-bench.ts'

export interface RenderInput {
  files: readonly SourceFile[]
  config?: PatternConfig
  isDarkMode?: boolean
  width?: number
  height?: number
  path?: string
}

export interface RenderedArtifact {
  isOk: boolean
  compiled: CompileOutput
  diagnostics: CompileOutput['diagnostics']
  /** What the frame said of its first paint; null when it said nothing. */
  painted: 'painted' | 'blank' | 'thrown' | null
  /** Runtime errors the frame reported. */
  errors: Extract<FrameMessage, { type: 'IFRAME_ERROR' }>[]
  messages: FrameMessage[]
  consoleErrors: string[]
  /** The frame itself, for a test to look at or click in. */
  frame: Frame
  page: Page
  screenshot(path: string, options?: { isFull?: boolean }): Promise<void>
  close(): Promise<void>
}

export interface Renderer {
  render(input: RenderInput): Promise<RenderedArtifact>
  /** What serves and shows it, for another way to render. */
  bench: RenderBench
  dispose(): Promise<void>
}

/** Compiles with the real compiler process and shows the result in a real frame in headless Chromium. */
export async function startRenderer(): Promise<Renderer> {
  const bench = await startRenderBench()
  return { render: input => render(bench, input), bench, dispose: bench.dispose }
}

async function render(bench: RenderBench, input: RenderInput): Promise<RenderedArtifact> {
  const { files, config = DEFAULT_CONFIG, isDarkMode = false, width = 1440, height = 900, path = '/' } = input
  const response = await fetch(`${bench.compilerUrl}/compile`, {
    method: 'POST',
    body: JSON.stringify({ files, config }),
  })
  const compiled = compileOutputSchema.parse(await response.json())
  const address = bench.publish({ compiled, config, isDarkMode })
  const page = await bench.browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' })
  const consoleErrors: string[] = []
  page.on('console', message => message.type() === 'error' && consoleErrors.push(message.text()))
  page.on('pageerror', error => consoleErrors.push(error.message))
  await page.goto(bench.hostPage(`${address}${path}`))
  const frame = page.frames().find(candidate => candidate.parentFrame() !== null)!
  await page
    .waitForFunction('window.said.some(m => m.type === "PAINTED")', null, { timeout: 15_000 })
    .catch(() => {})
  await frame.evaluate(() => document.fonts.ready.then(() => {})).catch(() => {})
  const said: unknown[] = await page.evaluate('window.said')
  const messages = said.map(message => frameMessageSchema.parse(message))
  return {
    isOk: compiled.isOk,
    compiled,
    diagnostics: compiled.diagnostics,
    painted: messages.find(message => message.type === 'PAINTED')?.outcome ?? null,
    errors: messages.filter(message => message.type === 'IFRAME_ERROR'),
    messages,
    consoleErrors,
    frame,
    page,
    async screenshot(file, { isFull = false } = {}) {
      if (isFull) {
        const full = await frame.evaluate(() => document.documentElement.scrollHeight)
        await page.setViewportSize({ width, height: Math.max(height, Math.min(full, 16_000)) })
        await page.waitForTimeout(300)
      }
      await page.screenshot({ path: file })
    },
    close: () => page.close(),
  }
}

/** Every text file of a folder as source files. */
export function readSourceFolder(folder: string): SourceFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(name => join(folder, name))
    .filter(file => statSync(file).isFile())
    .map(file => ({ name: relative(folder, file).replaceAll('\\', '/'), code: readFileSync(file, 'utf8') }))
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      out: { type: 'string' },
      width: { type: 'string', default: '1440' },
      height: { type: 'string', default: '900' },
      preset: { type: 'string', default: 'shadcn-tailwind' },
      path: { type: 'string', default: '/' },
      dark: { type: 'boolean', default: false },
      full: { type: 'boolean', default: false },
    },
  })
  const [folder] = positionals
  const config = PRESETS[values.preset as keyof typeof PRESETS]
  if (!folder || !config) {
    console.error(
      'node tests/support/render-artifact.ts <folder> [--out shot.png] [--preset …] [--width 1440] [--height 900] [--path /] [--dark] [--full]',
    )
    process.exit(2)
  }
  const renderer = await startRenderer()
  try {
    const shown = await renderer.render({
      files: readSourceFolder(folder),
      config,
      isDarkMode: values.dark,
      width: Number(values.width),
      height: Number(values.height),
      path: values.path,
    })
    for (const { severity, code, file, line, message } of shown.diagnostics) {
      console.log(`${severity} ${code}${file ? ` ${file}:${line ?? 0}` : ''}: ${message}`)
    }
    for (const { message, stack } of shown.errors) console.log(`runtime error: ${message}\n${stack}`)
    for (const text of shown.consoleErrors) console.log(`console: ${text}`)
    if (values.out) await shown.screenshot(values.out, { isFull: values.full })
    console.log(`${shown.isOk ? 'compiled' : 'did not compile'}, ${shown.painted ?? 'said nothing'}`)
    process.exitCode = shown.isOk && shown.painted === 'painted' ? 0 : 1
  } finally {
    await renderer.dispose()
  }
}

if (import.meta.main) await main()
