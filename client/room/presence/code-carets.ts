import type { Awareness } from 'y-protocols/awareness'
import * as Y from 'yjs'
import { z } from 'zod'
import { publishPresence } from '#client/room/presence/publish-presence.ts'
import { type Caret, caretSchema, presenceUserSchema } from '#room-schema/presence.ts'

const stateSchema = z.object({ user: presenceUserSchema, caret: caretSchema })

interface CaretState {
  cursor: { anchor: Y.RelativePosition; head: Y.RelativePosition } | null
  user?: { name: string; color: string }
}

/**
 * The room's presence as the code editor's binding wants it: it knows one field called `cursor`, which is `caret`
 * in the room, where a cursor is the mouse. What others say is parsed before the binding sees it.
 */
export function codeCarets(awareness: Awareness) {
  return {
    doc: awareness.doc,
    getLocalState: (): CaretState => ({ cursor: positionsOf(awareness.getLocalState()?.caret ?? null) }),
    setLocalStateField: (_: 'cursor', caret: Caret | null) => publishPresence(awareness, { caret }),
    getStates(): Map<number, CaretState> {
      const states = new Map<number, CaretState>()
      for (const [id, state] of awareness.getStates()) {
        const { data } = stateSchema.safeParse(state)
        if (data?.caret) states.set(id, { cursor: positionsOf(data.caret), user: data.user })
      }
      return states
    },
    on: awareness.on.bind(awareness),
    off: awareness.off.bind(awareness),
  }
}

const positionsOf = (caret: Caret | null): CaretState['cursor'] =>
  caret && {
    anchor: Y.createRelativePositionFromJSON(caret.anchor),
    head: Y.createRelativePositionFromJSON(caret.head),
  }
