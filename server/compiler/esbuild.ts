import wasmModule from 'esbuild-wasm/esbuild.wasm'
import { build, initialize, stop } from 'esbuild-wasm/lib/browser.js'
import type { BundleInput } from './bundle.ts'

let started: Promise<void> | null = null

const timer = globalThis.setTimeout

/**
 * esbuild hands each message to its wasm by a timer without a delay, about a hundred in a design of forty files,
 * and a timer here takes a millisecond and more. What has no delay comes next instead.
 */
const promptTimer = (run: () => void, delay?: number): unknown => {
  if (delay) return timer(run, delay)
  queueMicrotask(run)
  return 0
}
globalThis.setTimeout = promptTimer as typeof setTimeout

/** esbuild in this isolate, started at the first use; on the same thread, since a Worker cannot start others. */
export async function esbuildHere(): Promise<BundleInput['build']> {
  started ??= initialize({ wasmModule, worker: false })
  await started
  return options => build(options)
}

/** Lets go of an instance that died, so that the next use starts another. */
export async function dropEsbuild(): Promise<void> {
  started = null
  await stop()
}
