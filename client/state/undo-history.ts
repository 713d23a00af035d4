/** What of a change stays, since somebody else has changed the same after it: it is not one's own any more. */
type Stays = 'some' | 'all'

/** One own change that can be taken back; false when there is nothing left of it to take back. */
export interface UndoStep {
  /** What was done, as in "Undid: …". */
  label: string
  undo(): boolean | Stays
  redo(): boolean | Stays
}

/** This person's changes of one design, oldest first, whatever they changed. */
export class UndoHistory {
  #done: UndoStep[] = []
  #undone: UndoStep[] = []
  #isReplaying = false
  #stays: Stays | null = null

  /** What stayed of the change that was taken back, or made again, last. */
  get stays(): Stays | null {
    return this.#stays
  }

  /** Notes a change, unless it is one that this history takes back or makes again just now. */
  push(step: UndoStep): void {
    if (this.#isReplaying) return
    this.#done.push(step)
    this.#undone = []
  }

  /** Takes back the last one and names it; null when there is none. */
  undo(): string | null {
    return this.#replay(this.#done, this.#undone, step => step.undo())
  }

  redo(): string | null {
    return this.#replay(this.#undone, this.#done, step => step.redo())
  }

  #replay(from: UndoStep[], to: UndoStep[], act: (step: UndoStep) => boolean | Stays): string | null {
    this.#isReplaying = true
    try {
      for (let step = from.pop(); step; step = from.pop()) {
        const done = act(step)
        if (!done) continue
        this.#stays = done === true ? null : done
        if (done !== 'all') to.push(step)
        return step.label
      }
      return null
    } finally {
      this.#isReplaying = false
    }
  }
}

const histories = new Map<string, UndoHistory>()

/** What this tab can undo in one design. */
export function undoHistoryOf(patternId: string): UndoHistory {
  const history = histories.get(patternId) ?? new UndoHistory()
  histories.set(patternId, history)
  return history
}
