import type { Bindings } from '#server/bindings.ts'
import { SAMPLE } from '#server/features/patterns/sample.ts'
import { logError } from '#server/logs/log-error.ts'
import { requestIdOf } from '#server/observed.ts'
import { answerDesignHost, takesBody } from '#server/preview/design-host.ts'
import { FRAME_PATH, frameScript } from '#server/preview/frame-script.ts'
import { STATES } from '#server/preview/preview-states.ts'
import { probePicture } from '#server/preview/probe-picture.ts'
import { answerSample } from '#server/preview/sample-preview.ts'
import { stateAnswer } from '#server/preview/state-page.ts'
import { patternIdFromLabel } from '#shared/preview.ts'
import { PROBE_PATH } from '#shared/preview-mode.ts'

/** A preview host: the pages of one design, for whoever may view it, asked anew at every request. */
export async function answerPreview(request: Request, env: Bindings, label: string): Promise<Response> {
  try {
    return await answerLabel(request, env, label)
  } catch (error) {
    logError('a preview failed', error, requestIdOf(request))
    return stateAnswer(request, env, STATES.failed)
  }
}

async function answerLabel(request: Request, env: Bindings, label: string): Promise<Response> {
  const url = new URL(request.url)
  if (!takesBody(url) && request.method !== 'GET' && request.method !== 'HEAD')
    return stateAnswer(request, env, STATES.onlyRead)
  const script = await frameScript(env, url)
  if (script) return script
  if (label === SAMPLE.label) return answerSample(request, env, FRAME_PATH)
  if (url.pathname === PROBE_PATH) return probePicture()
  const patternId = patternIdFromLabel(label)
  if (!patternId) return stateAnswer(request, env, STATES.notFound(env))
  return answerDesignHost(request, env, patternId, { kind: 'preview' })
}
