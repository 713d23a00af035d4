import type { ModelProblem } from '#shared/models.ts'
import type { Script, Speech } from '#tests/support/provider/scripted-provider.ts'
import type { WireName } from '#tests/support/provider/wires/wire.ts'
import { APP, TICKS, writesApp } from '#tests/support/rooms/generation-room.ts'

export interface Fault {
  name: string
  /** Made anew for every run, so that it may count its requests. */
  script(): Script
  /** How the item ends: with its answer, or with an error part and Retry for this reason. */
  end: 'done' | ModelProblem
  /** Words that stay in the chat. */
  text?: string
  /** Files of the active version; none when there is none. */
  files?: Record<string, string>
  requests?: number
  /** Formats that cannot say this. */
  not?: WireName[]
}

const MADE = { 'App.tsx': APP }
const afterTools =
  (first: (say: Speech) => Promise<void> | void, then = 'That did not work.'): (() => Script) =>
  () =>
  (say, request) =>
    request.messages.at(-1)?.role === 'tool' ? say.text(then) : first(say)
const only = (script: Script) => () => script

/** Answers the first `times` requests in this way, then as it should. */
const first = (times: number, fault: (say: Speech) => Promise<void> | void) => () => {
  let asked = 0
  const script: Script = (say, request) => (asked++ < times ? fault(say) : writesApp()(say, request))
  return script
}
const pause = (ms: number) => new Promise(done => setTimeout(done, ms))
const rocket = new TextEncoder().encode('🚀')

/** Everything a provider has been seen to do, and how the run ends then. */
export const FAULTS: Fault[] = [
  {
    name: 'answers as it should',
    script: () => writesApp(),
    end: 'done',
    text: 'I made a page.',
    files: MADE,
  },
  {
    name: 'answers slowly',
    script: () => async (say, request) => {
      for (const word of ['Give ', 'me ', 'time. ']) {
        say.text(word)
        await pause(150)
      }
      return writesApp()(say, request)
    },
    end: 'done',
    text: 'Give me time. I made a page.',
    files: MADE,
  },
  { name: 'never answers', script: only(say => say.hang()), end: 'silent', requests: 3 },
  {
    name: 'opens the stream and says nothing',
    script: only(say => {
      say.openOnly()
      return say.hang()
    }),
    end: 'silent',
    requests: 3,
  },
  {
    name: 'does not answer the first time',
    script: first(1, say => say.hang()),
    end: 'done',
    files: MADE,
    requests: 3,
  },
  {
    name: 'falls silent in the middle',
    script: only(say => {
      say.text('I will')
      return say.hang()
    }),
    end: 'silent',
    text: 'I will',
    requests: 1,
  },
  {
    name: 'closes its half without an end',
    script: only(say => {
      say.text('I will')
      say.halfClose()
    }),
    end: 'cut',
    text: 'I will',
    requests: 1,
  },
  {
    name: 'cuts the connection',
    script: only(async say => {
      say.text('I will')
      await pause(100)
      say.cut()
    }),
    end: 'cut',
    text: 'I will',
    requests: 1,
  },
  {
    name: 'answers a page of a proxy',
    script: only(say => {
      say.raw('<html><body>Sign in to the network</body></html>', 'text/html')
      say.halfClose()
    }),
    end: 'garbled',
  },
  {
    name: 'sends noise in the middle of its stream',
    script: only(say => {
      say.text('I will')
      say.raw(new Uint8Array(512).map((_, at) => (at * 37) % 251))
      say.raw('\n\ndata: {"half": \n\n')
      say.halfClose()
    }),
    end: 'garbled',
    text: 'I will',
    requests: 1,
  },
  {
    name: 'answers events that are not JSON',
    script: only(say => {
      say.raw('data: {"half": \n\n')
      say.halfClose()
    }),
    end: 'garbled',
  },
  ...[429, 500, 529].flatMap((status): Fault[] => [
    {
      name: `answers ${status} at first`,
      script: first(1, say => say.fail(status, 'Come again.')),
      end: 'done',
      files: MADE,
      requests: 3,
    },
    {
      name: `always answers ${status}`,
      script: only(say => say.fail(status, 'Come again.')),
      end: status === 429 ? 'busy' : 'failing',
      requests: 3,
    },
  ]),
  { name: 'answers 401', script: only(say => say.fail(401, 'Who are you?')), end: 'badKey', requests: 1 },
  {
    name: 'answers 404',
    script: only(say => say.fail(404, 'model x not found')),
    end: 'noSuchModel',
    requests: 1,
  },
  {
    name: 'fails in the middle of its stream',
    script: only(say => {
      say.text('I will')
      say.streamError('Overloaded')
      say.halfClose()
    }),
    end: 'failing',
    text: 'I will',
    requests: 1,
  },
  {
    name: 'calls a tool with arguments that are no JSON',
    script: afterTools(say => say.toolJson('write_file', '{"path": "App.tsx", "code": oops}')),
    end: 'unusable',
    text: 'That did not work.',
    not: ['google'],
  },
  {
    name: 'says that it could not write its call of a tool',
    script: first(1, say => {
      say.text('I will')
      say.raw('data: {"candidates":[{"content":{},"finishReason":"MALFORMED_FUNCTION_CALL","index":0}]}\n\n')
      say.halfClose()
    }),
    end: 'done',
    files: MADE,
    not: ['chat', 'responses', 'anthropic'],
  },
  {
    name: 'calls a tool that does not exist',
    script: afterTools(say => say.tool('launch_rocket', { when: 'now' })),
    end: 'done',
    text: 'That did not work.',
  },
  {
    name: 'writes outside of the design',
    script: afterTools(say => say.tool('write_file', { path: '../x.tsx', code: APP })),
    end: 'unusable',
    text: 'That did not work.',
  },
  {
    name: 'calls 1,000 tools at once, of which 500 are heard',
    script: afterTools(say => {
      say.tool('write_file', { path: 'App.tsx', code: APP }, 1_000)
      for (let n = 1; n < 1_000; n++)
        say.tool('write_file', { path: `parts/part-${n % 10}.ts`, code: `export const part = ${n}\n` }, 1_000)
    }, 'All written.'),
    end: 'done',
    text: 'All written.',
    files: {
      ...MADE,
      ...Object.fromEntries(
        Array.from({ length: 10 }, (_, n) => [`parts/part-${n}.ts`, `export const part = ${490 + n}\n`]),
      ),
    },
  },
  {
    name: 'writes a file of 5 MB',
    script: afterTools(say =>
      say.tool('write_file', { path: 'big.ts', code: 'x'.repeat(5 * 1024 * 1024) }, 100_000),
    ),
    end: 'unusable',
    text: 'That did not work.',
  },
  {
    name: 'ends inside the arguments of a call',
    script: afterTools(say => {
      say.openTool('write_file', '{"path":"App.tsx","code":"export default')
      say.halfClose()
    }),
    end: 'cut',
    not: ['google'],
  },
  {
    name: 'ends inside a character',
    script: only(say => {
      say.text('Off we go: ')
      say.raw(rocket.slice(0, 2))
      say.halfClose()
    }),
    end: 'cut',
    text: 'Off we go: ',
  },
  {
    name: 'ends inside a fence',
    script: only(say => {
      say.text(`${TICKS}tsx App.tsx\nexport default`)
      say.halfClose()
    }),
    end: 'cut',
  },
  {
    name: 'declines with words',
    script: only(say => {
      say.text('I will not draw that.')
      say.because('refusal')
    }),
    end: 'done',
    text: 'I will not draw that.',
  },
  { name: 'declines without a word', script: only(say => say.because('refusal')), end: 'declined' },
  { name: 'answers nothing', script: only(() => undefined), end: 'empty' },
  { name: 'only thinks', script: only(say => say.thought('Hm. Hm.')), end: 'empty' },
]
