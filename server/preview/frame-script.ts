import type { Bindings } from '#server/bindings.ts'
import { FEEDBACK_BUTTON_SCRIPT, FEEDBACK_FORM_SCRIPT } from '#shared/feedback.ts'

/** The runtime of preview frames, and its tools that are loaded when somebody needs them. */
const SCRIPTS: Readonly<Record<string, string>> = {
  '/_maquette/frame.js': '/frame/frame.js',
  '/_maquette/tools.js': '/frame/tools.js',
  '/_maquette/axe.js': '/frame/axe.js',
  [FEEDBACK_BUTTON_SCRIPT]: '/frame/feedback-button.js',
  [FEEDBACK_FORM_SCRIPT]: '/frame/feedback-form.js',
}
export const FRAME_PATH = '/_maquette/frame.js'

/** A script of ours on a preview host; null for every other path. */
export async function frameScript(env: Bindings, { pathname, origin }: URL): Promise<Response | null> {
  const file = Object.hasOwn(SCRIPTS, pathname) ? SCRIPTS[pathname]! : null
  if (!file) return null
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
