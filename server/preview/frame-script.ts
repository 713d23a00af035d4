import type { Bindings } from '#server/bindings.ts'

/** The runtime of preview frames, and its tools that are loaded when somebody needs them. */
const SCRIPTS: Readonly<Record<string, string>> = {
  '/_maquette/frame.js': '/frame/frame.js',
  '/_maquette/tools.js': '/frame/tools.js',
  '/_maquette/axe.js': '/frame/axe.js',
}
export const FRAME_PATH = '/_maquette/frame.js'

/** A script for frames of the app, where they are; null for every other path. */
export async function frameScript(env: Bindings, url: URL): Promise<Response | null> {
  const file = Object.hasOwn(SCRIPTS, url.pathname) ? SCRIPTS[url.pathname]! : null
  return file === null ? null : scriptAnswer(env, url, file)
}

/** One of the built scripts of ours, `/frame/x.js`, at any address. */
export async function scriptAnswer(env: Bindings, { origin }: URL, file: string): Promise<Response> {
  const asset = env.FRAME_URL
    ? await fetch(new URL(file.replace('/frame/', './'), env.FRAME_URL))
    : await env.ASSETS.fetch(new URL(file, origin))
  const answer = new Response(asset.body, asset)
  answer.headers.set('cache-control', 'no-cache')
  answer.headers.set('x-content-type-options', 'nosniff')
  // A frame of port mode has no origin, so its own scripts are foreign to it; there is nothing secret in them.
  answer.headers.set('access-control-allow-origin', '*')
  answer.headers.set('cross-origin-resource-policy', 'cross-origin')
  return answer
}
