import type { TakenLook } from '#client/api/looks.ts'
import type { DesignFrame } from '#client/frames/design-frame.ts'
import type { LiveSession } from '#client/frames/live/live-session.ts'
import type { FrameLook, FrameMessage } from '#shared/frame-messages.ts'
import {
  FINDINGS_MAX,
  type Finding,
  findingSchema,
  LOOK_PICTURE_MAX_CHARACTERS,
  LOOKED_AT,
  type Looked,
  type LookedAt,
  PICTURED,
} from '#shared/page-look.ts'

const ROUTE_MS = 300
/** What was seen until then has to arrive before it is waited for no more. */
const TELLING_MS = 1_500
const PAINT_WITHIN_MS = 4_000

interface Parts {
  look: TakenLook
  frame: DesignFrame
  session: LiveSession
  /** Gives the frame the size that is looked at. */
  resize(at: LookedAt): void
  /** In which a page has no origin, and no picture of it can be taken. */
  isPortMode(): boolean
  signal: AbortSignal
}

/** Shows the design in a frame, at one size after the other, and collects what is seen; null where it cannot be shown. */
export async function lookAtPage(parts: Parts): Promise<Looked[] | null> {
  const { look, frame, session, resize, isPortMode } = parts
  const { files, config, route, at, hasPicture, element } = look
  const leftMs = Math.max(0, look.withinMs - TELLING_MS)
  const endsAt = performance.now() + leftMs
  const signal = AbortSignal.any([parts.signal, AbortSignal.timeout(leftMs)])
  const [first = 'wide'] = at
  resize(first)
  session.show({ files: new Map(files.map(({ name, code }) => [name, code])), config, isPartial: false })
  const shown = await stateWhen(session, signal, ({ isSettled }) => isSettled)
  // The compiled version may run all the same: the server has found out about that.
  if (!shown || shown.problem?.kind === 'compile') return null
  await painted(session, signal)
  if (route !== '/') {
    frame.say({ type: 'NAVIGATE', path: route })
    await new Promise(resolve => setTimeout(resolve, ROUTE_MS))
  }
  const looked: Looked[] = []
  for (const size of at) {
    resize(size)
    const picture = hasPicture ? { ...PICTURED[size], maxCharacters: LOOK_PICTURE_MAX_CHARACTERS } : null
    const withinMs = Math.max(0, endsAt - performance.now()) / (at.length - looked.length)
    const asked = { width: LOOKED_AT[size].width, picture, element, withinMs }
    const answer = await askFrame(frame, looked.length, asked, signal)
    if (!answer) break
    const findings = [...problemsOf(session), ...findingsOf(answer.findings)].slice(0, FINDINGS_MAX)
    const why = isPortMode() ? ('portMode' as const) : ('failed' as const)
    const isMissed = hasPicture && answer.url === null
    looked.push({ at: size, findings, picture: answer.url, ...(isMissed && { whyNoPicture: why }) })
  }
  return looked.length > 0 ? looked : null
}

/** Heavy packages and what fades in take their time; what has thrown comes no more. */
async function painted(session: LiveSession, signal: AbortSignal): Promise<void> {
  const soon = AbortSignal.any([signal, AbortSignal.timeout(PAINT_WITHIN_MS)])
  await stateWhen(session, soon, ({ hasPicture, problem }) => hasPicture || problem !== null)
}

function problemsOf(session: LiveSession): Finding[] {
  const { problem, hasPicture } = session.state()
  if (!problem) return hasPicture ? [] : [{ kind: 'blank' }]
  return findingsOf([{ ...problem, kind: 'thrown', message: problem.message.slice(0, 500) }])
}

/** A design could say anything in its frame, and what is no finding is none. */
const findingsOf = (said: readonly unknown[]): Finding[] =>
  said.flatMap(each => {
    const finding = findingSchema.safeParse(each)
    return finding.success ? [finding.data] : []
  })

type State = ReturnType<LiveSession['state']>

/** Null when it is called off before that. */
function stateWhen(
  session: LiveSession,
  signal: AbortSignal,
  isIt: (state: State) => boolean,
): Promise<State | null> {
  return new Promise(resolve => {
    const look = () => {
      const state = session.state()
      if (!signal.aborted && !isIt(state)) return
      stop()
      resolve(signal.aborted ? null : state)
    }
    const stop = session.subscribe(look)
    signal.addEventListener('abort', look, { once: true })
    look()
  })
}

function askFrame(
  frame: DesignFrame,
  id: number,
  asked: FrameLook,
  signal: AbortSignal,
): Promise<Extract<FrameMessage, { type: 'LOOKED' }> | null> {
  return new Promise(resolve => {
    const end = (answer: Extract<FrameMessage, { type: 'LOOKED' }> | null) => {
      stop()
      resolve(answer)
    }
    const stop = frame.hear({
      heard: message => message.type === 'LOOKED' && message.id === id && end(message),
      flooded: () => end(null),
    })
    signal.addEventListener('abort', () => end(null), { once: true })
    frame.say({ type: 'LOOK', id, ...asked })
  })
}
