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
}

export interface FrameState {
  /** The last good picture. */
  shown: Frame | null
  /** Loads behind it until it has painted. */
  next: Frame | null
  problem: FrameProblem | null
}

export type FrameEvent =
  | { type: 'load'; frame: Frame }
  | { type: 'settled'; key: string; outcome: 'painted' | 'blank' | 'thrown' | 'timeout'; cause?: string }
  | { type: 'problem'; problem: FrameProblem }
  | { type: 'dismissed' }
  /** It does not answer any more, so it is given up. */
  | { type: 'hung'; key: string }

export const NO_FRAMES: FrameState = { shown: null, next: null, problem: null }

/** A new version takes the place of the old one only when there is something to see of it. */
export function swapFrames(state: FrameState, event: FrameEvent): FrameState {
  switch (event.type) {
    case 'load':
      if (state.next?.key === event.frame.key) return state
      // Back to what is shown anyway: whatever was wrong with the other one is no matter here.
      if (state.shown?.key === event.frame.key) return { shown: state.shown, next: null, problem: null }
      return { ...state, next: event.frame }
    case 'settled':
      return settle(state, event)
    case 'problem':
      return { ...state, problem: event.problem }
    case 'dismissed':
      return { ...state, problem: null }
    case 'hung':
      return giveUp(state, event.key)
  }
}

function settle(
  state: FrameState,
  { key, outcome, cause }: Extract<FrameEvent, { type: 'settled' }>,
): FrameState {
  const { next, shown, problem } = state
  if (shown?.key === key && outcome === 'painted') return { ...state, problem: null }
  if (next?.key !== key) return state
  if (outcome === 'painted' || outcome === 'timeout') return { shown: next, next: null, problem: null }
  const said = problem?.artifactId === next.artifactId ? problem : null
  return {
    // With nothing good to keep, the failed page is better than none.
    shown: shown ?? next,
    next: null,
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

function giveUp({ shown, next, problem }: FrameState, key: string): FrameState {
  const gone = [shown, next].find(frame => frame?.key === key)
  if (!gone) return { shown, next, problem }
  return {
    shown: shown === gone ? null : shown,
    next: next === gone ? null : next,
    problem: { artifactId: gone.artifactId, kind: 'hung', message: HUNG, place: null },
  }
}

const SENTENCES = {
  blank: 'The page was drawn, but there is nothing to see on it.',
  thrown: 'The design stopped with an error while it was being drawn.',
}
