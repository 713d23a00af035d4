/** One load of one version in an iframe of its own. */
export interface Frame {
  key: string
  artifactId: string
  src: string
}

export interface FrameProblem {
  artifactId: string
  kind: 'compile' | 'thrown' | 'blank' | 'hung'
  message: string
  /** File and line, where they are known. */
  place: string | null
  /** Of what was thrown, with the components around it. */
  stack?: string
  /** Of one that hangs: it has been given up, and nothing more will come of it. */
  isGone?: boolean
}

export interface FrameState {
  /** The last good picture. */
  shown: Frame | null
  /** Loads behind it until it has painted; one that was blank may still. */
  next: Frame | null
  problem: FrameProblem | null
}

export type FrameEvent =
  | { type: 'load'; frame: Frame }
  | { type: 'settled'; key: string; outcome: 'painted' | 'blank' | 'thrown' | 'timeout'; cause?: string }
  | { type: 'problem'; problem: FrameProblem }
  | { type: 'dismissed' }
  /** It does not answer; given up where it is gone. */
  | { type: 'hung'; key: string; isGone: boolean }
  /** It answers after all. */
  | { type: 'answered'; key: string }
  /** It is taken away, for another load of the same version to take its place. */
  | { type: 'lost'; key: string }
  /** The shown frame was silent because of another one: the same page is loaded in a new frame. */
  | { type: 'renewed'; key: string; by: string }

export const NO_FRAMES: FrameState = { shown: null, next: null, problem: null }

/** A new version takes the place of the old one only when there is something to see of it. */
export function swapFrames(state: FrameState, event: FrameEvent): FrameState {
  switch (event.type) {
    case 'load':
      if (state.next?.key === event.frame.key) return state
      // Back to the version that is shown: the problem of the other one no longer matters.
      if (state.shown?.key === event.frame.key) return { shown: state.shown, next: null, problem: null }
      return { ...state, next: event.frame }
    case 'settled':
      return settle(state, event)
    case 'problem':
      return { ...state, problem: event.problem }
    case 'dismissed':
      return { ...state, problem: null }
    case 'hung':
      return hung(state, event)
    case 'answered':
      return state.problem?.kind === 'hung' && !state.problem.isGone ? { ...state, problem: null } : state
    case 'lost':
      return without(state, event.key)
    case 'renewed':
      return state.shown?.key === event.key ? { ...state, shown: { ...state.shown, key: event.by } } : state
  }
}

function settle(
  state: FrameState,
  { key, outcome, cause }: Extract<FrameEvent, { type: 'settled' }>,
): FrameState {
  const { next, shown, problem } = state
  if (shown?.key === key && outcome === 'painted') return { ...state, problem: null }
  if (next?.key !== key || (outcome === 'timeout' && problem?.artifactId === next.artifactId)) return state
  if (outcome === 'painted' || outcome === 'timeout') return { shown: next, next: null, problem: null }
  const said = problem?.artifactId === next.artifactId ? problem : null
  return {
    // With nothing good to keep, the failed page is better than none.
    shown: shown ?? next,
    next: shown && outcome === 'blank' ? next : null,
    problem: said ?? {
      artifactId: next.artifactId,
      kind: outcome,
      message: cause || SENTENCES[outcome],
      place: null,
    },
  }
}

export const HUNG =
  'The design does not answer any more, so it was stopped. Most likely it loops without end.'

function hung(state: FrameState, { key, isGone }: Extract<FrameEvent, { type: 'hung' }>): FrameState {
  const silent = [state.shown, state.next].find(frame => frame?.key === key)
  if (!silent) return state
  const problem = { artifactId: silent.artifactId, kind: 'hung', message: HUNG, place: null, isGone } as const
  return { ...(isGone ? without(state, key) : state), problem }
}

const without = ({ shown, next, problem }: FrameState, key: string): FrameState => ({
  shown: shown?.key === key ? null : shown,
  next: next?.key === key ? null : next,
  problem,
})

const SENTENCES = {
  blank: 'The page was drawn, but there is nothing to see on it.',
  thrown: 'The design stopped with an error while it was being drawn.',
}
