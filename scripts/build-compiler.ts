import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { inRoot, ROOT } from '#scripts/root.ts'

export const COMPILER_OUT = inRoot('dist', 'compiler')

/** Bundles the compiler Worker into a folder: script, wasm and the configuration workerd is started with. */
export async function buildCompiler(outDir = COMPILER_OUT): Promise<string> {
  rmSync(outDir, { recursive: true, force: true })
  mkdirSync(outDir, { recursive: true })
  await build({
    absWorkingDir: ROOT,
    entryPoints: { 'compiler-worker': 'server/compiler/compiler-worker.ts' },
    outdir: outDir,
    bundle: true,
    format: 'esm',
    platform: 'browser',
    conditions: ['workerd', 'worker', 'browser'],
    target: 'es2023',
    minifySyntax: true,
    loader: { '.css': 'text' },
    external: ['*.wasm', 'cloudflare:*'],
    alias: { 'esbuild-wasm/esbuild.wasm': './esbuild.wasm' },
    legalComments: 'none',
    logLevel: 'warning',
    plugins: [promptTimers],
  })
  copyFileSync(inRoot('node_modules', 'esbuild-wasm', 'esbuild.wasm'), join(outDir, 'esbuild.wasm'))
  writeFileSync(join(outDir, 'workerd.capnp'), WORKERD_CONFIG)
  return outDir
}

/**
 * esbuild hands each message to its wasm by a timer without a delay, about a hundred in a design of forty files, and a
 * timer in workerd takes a millisecond and more. For esbuild alone, what has no delay comes next instead.
 */
const PROMPT_TIMER =
  'const setTimeout = (run, delay) => delay ? globalThis.setTimeout(run, delay) : (queueMicrotask(run), 0);'

const promptTimers: Plugin = {
  name: 'prompt-timers',
  setup(setup) {
    setup.onLoad({ filter: /[\\/]esbuild-wasm[\\/]lib[\\/]browser\.js$/ }, ({ path }) => ({
      contents: `${PROMPT_TIMER}${readFileSync(path, 'utf8')}`,
      loader: 'js',
    }))
  },
}

/** No network, no disk but the vendored packages; the address and the folder come from the command line. */
const WORKERD_CONFIG = `using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  services = [
    (name = "compiler", worker = .compiler),
    (name = "vendor", disk = (writable = false)),
    (name = "internet", network = (allow = [])),
  ],
  sockets = [(name = "http", service = "compiler")],
);

const compiler :Workerd.Worker = (
  modules = [
    (name = "compiler-worker.js", esModule = embed "compiler-worker.js"),
    (name = "esbuild.wasm", wasm = embed "esbuild.wasm"),
  ],
  bindings = [
    (name = "VENDOR", service = "vendor"),
    (name = "SECRET", fromEnvironment = "MAQUETTE_COMPILER_SECRET"),
  ],
  compatibilityDate = "2026-10-01",
);
`

if (import.meta.main) await buildCompiler()
