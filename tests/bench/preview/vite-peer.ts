import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { inRoot } from '#scripts/root.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import { now, PROBE } from '#tests/bench/preview/probe.ts'
import { freePort } from '#tests/support/product/free-port.ts'

/** The same design in a project of vite with React and Tailwind, whose packages are installed already. */
export class VitePeer {
  readonly #folder = mkdtempSync(join(tmpdir(), 'maquette-vite-'))
  #server: ChildProcess | null = null

  constructor(files: readonly SourceFile[]) {
    // Packages are those that designs are given, so that both sides draw with the same ones.
    symlinkSync(inRoot('vendor', 'node_modules'), join(this.#folder, 'node_modules'))
    for (const { name, code } of files) this.write(name, code)
    cpSync(inRoot('vendor', 'kit'), this.#folder, { recursive: true, force: false })
    const root = inRoot('node_modules')
    this.write('index.html', '<div id="root"></div><script type="module" src="/main.tsx"></script>')
    this.write(
      'main.tsx',
      'import { createRoot } from "react-dom/client"\nimport "./index.css"\nimport App from "./App"\ncreateRoot(document.getElementById("root")!).render(<App />)\n',
    )
    this.write('index.css', `@import "${root}/tailwindcss/index.css";\n@import "./kit-theme.css";\n`)
    cpSync(inRoot('vendor', 'kit', 'theme.css'), join(this.#folder, 'kit-theme.css'))
    this.write('vite.config.mjs', config(root))
  }

  write(name: string, code: string): void {
    const path = join(this.#folder, name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, code)
  }

  /** Starts it with nothing cached; the page has the design when `mark` is painted. */
  async open(browser: Browser, mark: string): Promise<{ page: Page; milliseconds: number }> {
    const port = await freePort()
    const page = await browser.newPage()
    await page.addInitScript(PROBE)
    const started = now()
    this.#server = spawn(
      process.execPath,
      [
        inRoot('node_modules', 'vite', 'bin', 'vite.js'),
        '--port',
        String(port),
        '--host',
        '127.0.0.1',
        '--strictPort',
      ],
      { cwd: this.#folder, stdio: 'pipe' },
    )
    await listening(this.#server)
    await page.goto(`http://127.0.0.1:${port}/`, { waitUntil: 'commit' })
    // Vite loads the page again when it finds packages late; then the probe starts anew.
    for (;;) {
      const at = await page
        .evaluate(
          text => (window as unknown as { __painted(mark: string): Promise<number> }).__painted(text),
          mark,
        )
        .catch(() => null)
      if (at !== null) return { page, milliseconds: at - started }
    }
  }

  end(): void {
    this.#server?.kill()
    rmSync(this.#folder, { recursive: true, force: true })
  }
}

function listening(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = ''
    const hear = (piece: unknown) => {
      output += String(piece)
      if (/Local:/.test(output)) resolve()
    }
    server.stdout?.on('data', hear)
    server.stderr?.on('data', hear)
    server.on('exit', code => reject(new Error(`vite ended with ${code}: ${output}`)))
  })
}

const config = (root: string): string => `import react from '${root}/@vitejs/plugin-react/dist/index.js'
import tailwindcss from '${root}/@tailwindcss/vite/dist/index.mjs'
export default {
  plugins: [react(), tailwindcss()],
  resolve: { alias: { '@': import.meta.dirname } },
  server: { fs: { strict: false } },
  cacheDir: import.meta.dirname + '/cache',
}
`
