import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ofToday } from '#scripts/of-today.ts'
import { inRoot } from '#scripts/root.ts'
import type { ProjectSources } from '#server/features/exports/project/draft.ts'
import { buildProject } from '#server/features/exports/project/project.ts'
import { zipped } from '#server/features/exports/project/zip.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import { PRESETS } from '#shared/design.ts'
import { helpdesk } from '#tests/fixtures/designs/helpdesk.ts'
import { ODD } from '#tests/fixtures/odd/all-odd.ts'
import {
  designInput,
  linkPackages,
  projectSources,
  runIn,
  typecheck,
  viteBuild,
  writeProject,
} from '#tests/support/people/exported-project.ts'
import { type Renderer, readSourceFolder, startRenderer } from '#tests/support/render-artifact.ts'

/** Pictures of pages beside their previews; not kept. */
const PICTURES = inRoot('tests', 'screenshots', 'out', 'exports')
/** What a developer's own types refuse, which the preview runs: said by the README, built by `npx vite build`. */
const NOT_TYPED = new Set(['styled-jsx', 'CSS modules by name, by key and composed'])
/** What looks other outside: said by the README. */
const NOT_THE_SAME = new Set(['files asked for by patterns, late, by one name and as text', 'decorators'])

let renderer: Renderer
let sources: ProjectSources
const folders: string[] = []
beforeAll(async () => {
  renderer = await startRenderer()
  sources = projectSources()
  mkdirSync(PICTURES, { recursive: true })
}, 300_000)
afterAll(async () => {
  await renderer?.dispose()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

type Preset = keyof typeof PRESETS

/** The preview of a design, and its zip unpacked in an empty folder. */
async function previewAndProject(files: readonly SourceFile[], preset: Preset) {
  const config = PRESETS[preset]
  const preview = await renderer.render({ files, config })
  const bundle = preview.compiled.compiledFiles.find(({ name }) => name === 'app.js')?.code ?? null
  const project = await buildProject(designInput([...files], { preset, bundle }), sources)
  const zip = Buffer.concat(await zipped(project.files, async () => undefined))
  const folder = mkdtempSync(join(tmpdir(), 'maquette-export-'))
  folders.push(folder)
  writeProject(
    folder,
    Object.entries(unzipSync(zip)).map(([name, content]) => ({ name, content })),
  )
  return { preview, folder }
}

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
}

/** `dist/` as any host of single pages serves it. */
async function served(dist: string): Promise<{ url: string; server: Server }> {
  const server = createServer((request, response) => {
    const path = join(dist, decodeURIComponent(new URL(request.url ?? '/', 'http://x').pathname))
    const file = extname(path) && existsSync(path) ? path : join(dist, 'index.html')
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' })
    response.end(readFileSync(file))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server }
}

/** The text and the elements of the built page, beside those of the preview. */
async function compared(name: string, { preview, folder }: Awaited<ReturnType<typeof previewAndProject>>) {
  const { url, server } = await served(join(folder, 'dist'))
  const page = await renderer.bench.browser.newPage({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  })
  try {
    await page.goto(url)
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    const text = () => document.querySelector<HTMLElement>('#root')?.innerText ?? ''
    const wanted = await preview.frame.evaluate(text)
    await expect.poll(() => page.evaluate(text)).toBe(wanted)
    const slug = name.replace(/\W+/g, '-')
    await preview.screenshot(join(PICTURES, `${slug}-preview.png`))
    await page.screenshot({ path: join(PICTURES, `${slug}-export.png`) })
  } finally {
    await page.close()
    await preview.close()
    server.close()
  }
}

const odd = (name: string): SourceFile[] =>
  Object.entries(ODD.find(one => one.name === name)!.files).map(([path, code]) => ({ name: path, code }))

describe('three designs, installed from the registry in an empty folder', () => {
  test.each<[string, readonly SourceFile[], Preset]>(
    ofToday(
      [
        ['shadcn', readSourceFolder(inRoot('vendor/gallery/controls')), 'shadcn-tailwind'],
        ['Chakra UI', odd('a page written for Chakra UI 2'), 'chakraUi-inline'],
        ['html', helpdesk, 'html-tailwind'],
      ],
      3,
    ),
  )('%s: its types check, it builds, and the page is that of the preview', async (name, files, preset) => {
    const made = await previewAndProject(files, preset)
    const install = await runIn(made.folder, 'npm', [
      'install',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
    ])
    expect(install.isOk, install.said).toBe(true)
    const build = await runIn(made.folder, 'npm', ['run', 'build'])
    expect(build.isOk, build.said).toBe(true)
    await compared(name, made)
  })
})

describe('odd designs, with the packages that are here', () => {
  test.each(ofToday(ODD, 10).map(one => [one.name, one] as const))('%s', async (name, { files, preset }) => {
    const list = Object.entries(files).map(([path, code]) => ({ name: path, code }))
    const made = await previewAndProject(list, preset ?? 'shadcn-tailwind')
    linkPackages(made.folder)
    const build = await viteBuild(made.folder)
    expect(build.isOk, build.said).toBe(true)
    if (!NOT_TYPED.has(name)) {
      const types = await typecheck(made.folder)
      expect(types.isOk, types.said).toBe(true)
    }
    if (NOT_THE_SAME.has(name)) {
      expect(readFileSync(join(made.folder, 'README.md'), 'utf8')).toMatch(/by patterns|has decorators/)
      await made.preview.close()
    } else await compared(name, made)
  })
})
