import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import type { Frame, Page } from 'playwright-core'
import type { LiveDesign } from '#client/frames/live/compile/live-design.ts'
import type { LiveVendor } from '#client/frames/live/compile/live-vendor.ts'
import { inRoot } from '#scripts/root.ts'
import { VENDOR_OUT } from '#scripts/vendor.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import type { PatternConfig } from '#shared/design.ts'
import { FRAME_VERSION, type FrameMessage, frameMessageSchema } from '#shared/frame-messages.ts'
import type { RenderBench } from '#tests/support/render-bench.ts'

export interface RenderedLive {
  /** What the live compiler says is wrong. */
  problem: string | null
  painted: 'painted' | 'blank' | 'thrown' | null
  errors: string[]
  /** Null where nothing could be sent to it. */
  frame: Frame | null
  close(): Promise<void>
}

const LONGEST_MS = 15_000
/** As long as a compiled page is given to show something. */
const LATE_MS = 3_500

/** The same files by the compiler that runs in the editor, in the frame of the editor. */
export async function renderLive(
  bench: RenderBench,
  files: readonly SourceFile[],
  config: PatternConfig,
): Promise<RenderedLive> {
  compiler ??= bundledCompiler()
  const design = new (await compiler)(vendorOf(bench))
  const texts = new Map(files.map(({ name, code }) => [name.replace(/^(?:\.?\/)+/, ''), code]))
  const answer = await design.compile({ files: texts, config, isPartial: false, isFresh: true, revision: 1 })
  if (answer.type !== 'update') {
    const problem = answer.type === 'problem' ? answer.problem.message : 'there is nothing to show'
    return { problem, painted: null, errors: [], frame: null, close: async () => undefined }
  }
  const address = bench.publishLive(config)
  const page = await bench.browser.newPage({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  })
  await page.goto(bench.hostPage(`${address}/`))
  await said(page, 'LIVE_READY')
  const message = { maquette: FRAME_VERSION, type: 'LIVE_UPDATE', update: answer.update }
  await page.evaluate(
    given => document.querySelector('iframe')!.contentWindow!.postMessage(given.message, given.origin),
    { message, origin: address },
  )
  await said(page, 'LIVE_PAINTED')
  await page
    .waitForFunction(
      () => (window as unknown as Heard).said.some(one => one.outcome && one.outcome !== 'blank'),
      null,
      {
        timeout: LATE_MS,
      },
    )
    .catch(() => null)
  const messages: FrameMessage[] = ((await page.evaluate('window.said')) as unknown[]).map(one =>
    frameMessageSchema.parse(one),
  )
  return {
    problem: null,
    painted: messages.findLast(one => one.type === 'LIVE_PAINTED')?.outcome ?? null,
    errors: messages.flatMap(one => (one.type === 'IFRAME_ERROR' ? [one.message] : [])),
    frame: page.frames().find(one => one.parentFrame() !== null)!,
    close: () => page.close(),
  }
}

const said = (page: Page, type: FrameMessage['type']): Promise<unknown> =>
  page
    .waitForFunction(wanted => (window as unknown as Heard).said.some(one => one.type === wanted), type, {
      timeout: LONGEST_MS,
    })
    .catch(() => null)

interface Heard {
  said: { type: FrameMessage['type']; outcome?: string }[]
}

let compiler: Promise<typeof LiveDesign> | null = null

/** Bundled as for the editor's worker, since parts of it cannot be loaded otherwise. */
async function bundledCompiler(): Promise<typeof LiveDesign> {
  const outfile = join(mkdtempSync(join(tmpdir(), 'maquette-live-')), 'live-design.mjs')
  await build({
    absWorkingDir: inRoot(),
    entryPoints: ['client/frames/live/compile/live-design.ts'],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    logLevel: 'error',
  })
  return (await import(pathToFileURL(outfile).href)).LiveDesign
}

function vendorOf({ manifest }: RenderBench): LiveVendor {
  const read = (name: string) => JSON.parse(readFileSync(join(VENDOR_OUT, manifest.hash, name), 'utf8'))
  return {
    manifest,
    kit: read('kit.json'),
    icons: async () => read('icons.json'),
    tailwindSheet: readFileSync(inRoot('node_modules/tailwindcss/index.css'), 'utf8'),
  }
}
