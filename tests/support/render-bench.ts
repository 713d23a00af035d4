import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join, normalize } from 'node:path'
import { build } from 'esbuild'
import type { Browser } from 'playwright-core'
import { buildCompiler } from '#scripts/build-compiler.ts'
import { startCompiler } from '#scripts/compiler-process.ts'
import { buildVendor, VENDOR_OUT } from '#scripts/vendor.ts'
import type { CompileOutput } from '#server/compiler/compiler-port.ts'
import { livePage } from '#server/preview/live-page.ts'
import { previewPage } from '#server/preview/preview-page.ts'
import type { PatternConfig } from '#shared/design.ts'
import { type VendorManifest, vendorManifestSchema } from '#shared/vendor.ts'
import { launchBrowser } from '#tests/support/people/browser.ts'

interface Published {
  compiled: CompileOutput
  config: PatternConfig
  isDarkMode: boolean
}

export interface RenderBench {
  compilerUrl: string
  browser: Browser
  /** Serves one artifact; returns the origin of its page. */
  publish(artifact: Published): string
  /** Serves a page that waits for modules; returns its origin. */
  publishLive(config: PatternConfig): string
  manifest: VendorManifest
  /** The page around a frame, which keeps what the frame says. */
  hostPage(frameAddress: string): string
  dispose(): Promise<void>
}

const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
}
const SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-modals allow-downloads allow-pointer-lock'

/** Compiler, a server of both hosts and a browser, all on free ports. */
export async function startRenderBench(): Promise<RenderBench> {
  const log = (line: string) => console.error(line)
  const hash = await buildVendor({ log })
  const compilerDir = await buildCompiler(mkdtempSync(join(tmpdir(), 'maquette-compiler-')))
  const dataDir = mkdtempSync(join(tmpdir(), 'maquette-render-'))
  const compiler = await startCompiler({ dataDir, log, compilerDir })
  const frameScript = await bundleFrame('client/frame-runtime/frame.ts')
  const toolsScript = await bundleFrame('client/frame-runtime/tools/tools.ts')
  const manifest = vendorManifestSchema.parse(
    JSON.parse(readFileSync(join(VENDOR_OUT, hash, 'manifest.json'), 'utf8')),
  )
  const published = new Map<string, Published>()
  const live = new Map<string, PatternConfig>()
  let port = 0
  const addresses = () => ({
    manifest,
    appOrigins: [`http://localhost:${port}`],
    vendorUrl: `http://localhost:${port}/vendor`,
    frameScript: '/_maquette/frame.js',
  })

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`)
    const id = /^(.+)\.preview\.localhost$/.exec(url.hostname)?.[1]
    if (!id) return serveApp(url, response)
    if (url.pathname === '/_maquette/frame.js') return send(response, 200, 'text/javascript', frameScript)
    if (url.pathname === '/_maquette/tools.js') return send(response, 200, 'text/javascript', toolsScript)
    const awaited = live.get(id)
    if (awaited) {
      const { designSystem } = awaited
      const page = livePage({ title: 'Preview', designSystem, isDarkMode: false, ...addresses() })
      return void response.writeHead(200, page.headers).end(page.html)
    }
    const artifact = published.get(id)
    if (!artifact) return send(response, 404, 'text/plain', 'Not found')
    const file = artifact.compiled.compiledFiles.find(
      ({ name }) => url.pathname === `/_artifact/${id}/${name}`,
    )
    if (file) return send(response, 200, TYPES[extname(file.name)] ?? 'text/plain', file.code)
    const { html, headers } = previewPage({
      artifactId: id,
      title: 'Preview',
      config: artifact.config,
      isDarkMode: artifact.isDarkMode,
      appJs: artifact.compiled.isOk ? `/_artifact/${id}/app.js` : null,
      appCss: artifact.compiled.isOk ? `/_artifact/${id}/app.css` : null,
      imports: artifact.compiled.imports,
      ...addresses(),
      errorMessage: artifact.compiled.errorMessage,
    })
    response.writeHead(200, headers).end(html)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
  const browser = await launchBrowser()

  return {
    compilerUrl: compiler.url,
    browser,
    publish(artifact) {
      const id = `a${String(published.size).padStart(19, '0')}`
      published.set(id, artifact)
      return `http://${id}.preview.localhost:${port}`
    },
    publishLive(config) {
      const id = `live${live.size}`
      live.set(id, config)
      return `http://${id}.preview.localhost:${port}`
    },
    manifest,
    hostPage: address => `http://localhost:${port}/?src=${encodeURIComponent(address)}`,
    async dispose() {
      await browser.close()
      server.closeAllConnections()
      server.close()
      await compiler.dispose()
      for (const folder of [dataDir, compilerDir]) rmSync(folder, { recursive: true, force: true })
    },
  }
}

function serveApp(url: URL, response: ServerResponse): void {
  if (url.pathname.startsWith('/vendor/')) {
    const file = join(VENDOR_OUT, normalize(url.pathname.slice('/vendor/'.length)))
    if (!file.startsWith(VENDOR_OUT) || !existsSync(file))
      return send(response, 404, 'text/plain', 'Not found')
    return send(response, 200, TYPES[extname(file)] ?? 'text/plain', readFileSync(file), {
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    })
  }
  const source = url.searchParams.get('src')
  if (!source) return send(response, 404, 'text/plain', 'Not found')
  send(
    response,
    200,
    'text/html',
    `<!doctype html><link rel="icon" href="data:,"><style>body{margin:0}iframe{border:0;width:100vw;height:100vh;display:block}</style>
<script>window.said=[];addEventListener('message',e=>{if(e.origin===${JSON.stringify(new URL(source).origin)})said.push(e.data)})</script>
<iframe title="Preview" sandbox="${SANDBOX}" src="${source.replaceAll('"', '&quot;')}"></iframe>`,
  )
}

function send(
  response: ServerResponse,
  status: number,
  type: string,
  body: string | Buffer,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store', ...headers }).end(body)
}

/** The frame runtime as the client build makes it. */
async function bundleFrame(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    absWorkingDir: join(import.meta.dirname, '../..'),
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    minify: true,
  })
  return outputFiles[0]!.text
}
