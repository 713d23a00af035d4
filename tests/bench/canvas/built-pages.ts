import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join, normalize } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { inRoot } from '#scripts/root.ts'

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
}

const STYLES = { board: '/client/styles/app.css', plain: '/node_modules/@xyflow/react/dist/style.css' }

interface BuiltPages {
  url: string
  dispose(): Promise<void>
}

/** Both pages as they are built for people, on a port of their own. */
export async function builtPages(): Promise<BuiltPages> {
  const entry = inRoot('tests', 'bench', 'canvas', '.pages')
  const out = mkdtempSync(join(tmpdir(), 'maquette-canvas-'))
  mkdirSync(entry, { recursive: true })
  const input = Object.fromEntries(
    Object.entries(STYLES).map(([name, style]) => {
      const path = join(entry, `${name}.html`)
      const head = `<link rel="stylesheet" href="${style}"><style>body{margin:0}#root{height:100vh}</style>`
      const script = `<script type="module" src="../${name}-page.ts"></script>`
      writeFileSync(path, `<!doctype html>${head}<div id="root"></div>${script}`)
      return [name, path]
    }),
  )
  try {
    await build({
      root: inRoot(),
      configFile: false,
      logLevel: 'error',
      publicDir: false,
      plugins: [react(), tailwindcss()],
      build: { outDir: out, emptyOutDir: true, rollupOptions: { input } },
    })
  } finally {
    rmSync(entry, { recursive: true, force: true })
  }
  cpSync(join(out, 'tests', 'bench', 'canvas', '.pages'), out, { recursive: true })
  const server = createServer(({ url = '/' }, response) => {
    const path = normalize(new URL(url, 'http://here').pathname)
    const type = TYPES[extname(path)]
    try {
      const bytes = readFileSync(join(out, path))
      response.writeHead(200, { 'content-type': type ?? 'application/octet-stream' }).end(bytes)
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    dispose: async () => {
      await new Promise(done => server.close(done))
      rmSync(out, { recursive: true, force: true })
    },
  }
}
