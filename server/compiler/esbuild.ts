import wasmModule from 'esbuild-wasm/esbuild.wasm'
import { build, context, initialize, stop } from 'esbuild-wasm/lib/browser.js'
import { buildCache } from './build-cache.ts'
import type { BundleInput } from './bundle.ts'

let started: Promise<BundleInput['build']> | null = null

/** esbuild in this isolate, started at the first use; on the same thread, since a Worker cannot start others. */
export async function esbuildHere(): Promise<BundleInput['build']> {
  started ??= initialize({ wasmModule, worker: false }).then(() => buildCache({ build, context }))
  return started
}

/** Lets go of an instance that died, so that the next use starts another. */
export async function dropEsbuild(): Promise<void> {
  started = null
  await stop()
}
