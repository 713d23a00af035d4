import { mkdirSync, readdirSync, watch, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  AnswerError,
  type AnswerFile,
  answerFile,
  readAnswer,
  type Said,
} from '#tests/support/play/answer-file.ts'
import { writeRequest } from '#tests/support/play/request-files.ts'
import { charactersOf, sayAnswer, tokensIn } from '#tests/support/play/say-answer.ts'
import { answersCheck } from '#tests/support/provider/answers-check.ts'
import { samePrefix, written } from '#tests/support/provider/same-prefix.ts'
import { ScriptedProvider, type Speech } from '#tests/support/provider/scripted-provider.ts'
import type { ProviderRequest } from '#tests/support/provider/wires/wire.ts'

export interface PlayOptions {
  folder: string
  port?: number
  model: string
  window: number
  hasVision: boolean
  hasTools: boolean
  /** Characters a second; 0 is at once. */
  pace: number
  /** Told when a request waits, is answered, or its answer cannot be read. */
  log(line: string): void
}

const POLL_MS = 500

/** A model that somebody plays: each request lies in a folder until its answer is put beside it. */
export async function startPlay(options: PlayOptions): Promise<ScriptedProvider> {
  const { folder, model, window, hasVision, hasTools } = options
  mkdirSync(folder, { recursive: true })
  const provider = await ScriptedProvider.start(options.port)
  provider.models = [model]
  provider.about = {
    context_length: window,
    architecture: { input_modalities: hasVision ? ['text', 'image'] : ['text'] },
    supported_parameters: hasTools ? ['tools'] : [],
  }
  let before: ProviderRequest | null = null
  provider.script = async (say, request) => {
    if (answersCheck(say, request, options)) return
    if (request.tools && !hasTools) return say.fail(400, 'This model does not support tools.')
    const place = nextPlace(folder)
    writeRequest(place, request, before)
    const cached = before ? samePrefix(before, request) : 0
    before = request
    await answer(say, request, { ...options, place, cached })
  }
  return provider
}

/** `001`, `002` …; those of an earlier sitting stay. */
function nextPlace(folder: string): string {
  const numbers = readdirSync(folder).flatMap(name => (/^\d{3,}$/.test(name) ? [Number(name)] : []))
  const place = join(folder, String(Math.max(0, ...numbers) + 1).padStart(3, '0'))
  mkdirSync(place)
  return place
}

async function answer(
  say: Speech,
  request: ProviderRequest,
  { place, cached, pace, log }: PlayOptions & { place: string; cached: number },
): Promise<void> {
  const state = (word: string) => {
    writeFileSync(join(place, 'state.txt'), `${word}\n`)
    log(`${place}: ${word}`)
  }
  state('waiting for answer.md or answer.json')
  const gone = new AbortController()
  void say.closed().then(() => gone.abort())
  const said = await answerIn(place, gone.signal, state)
  if (!said) return state('gone: nobody waits for this answer any more')
  state('answering')
  await sayAnswer(say, said, pace)
  const input = tokensIn(written(request).length)
  say.took({ input, cached: tokensIn(cached), output: tokensIn(charactersOf(said)) })
  state(gone.signal.aborted ? 'gone: stopped in the middle' : 'answered')
}

/** The answer as soon as one is there that can be read; null when nobody waits any more. */
async function answerIn(
  place: string,
  gone: AbortSignal,
  state: (word: string) => void,
): Promise<Said[] | null> {
  let [seen, failed] = ['', '']
  for (;;) {
    const found = answerFile(place)
    // Whoever writes it may be in the middle of that: it counts when it was the same twice.
    if (found && found.text === seen && found.text !== failed) {
      const said = readOr(found, problem => state(`waiting: ${found.name} ${problem}`))
      if (said) return said
      failed = found.text
    }
    seen = found?.text ?? ''
    if (gone.aborted) return null
    await change(place, gone)
  }
}

function readOr(file: AnswerFile, tell: (problem: string) => void): Said[] | null {
  try {
    return readAnswer(file)
  } catch (error) {
    if (!(error instanceof AnswerError)) throw error
    tell(error.message)
    return null
  }
}

/** Until something changes there; some file systems do not tell, so it is looked at again anyway. */
function change(place: string, gone: AbortSignal): Promise<void> {
  return new Promise(done => {
    const watcher = watch(place, end)
    const timer = setTimeout(end, POLL_MS)
    gone.addEventListener('abort', end)
    function end() {
      watcher.close()
      clearTimeout(timer)
      gone.removeEventListener('abort', end)
      done()
    }
  })
}
