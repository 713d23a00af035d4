import type { Awareness } from 'y-protocols/awareness'
import { isSameJson } from '#client/room/document/use-shared.ts'
import { type CanvasPresence, canvasPresenceSchema } from '#room-schema/canvas-presence.ts'
import type { PresenceUser } from '#room-schema/presence.ts'

/** Somebody else in one tab, but for what moves all the time. */
export interface PersonOnBoard {
  clientId: number
  user: PresenceUser
  selection: string[]
  editing: string | null
  isTyping: boolean
  isSpotlight: boolean
}

export interface BoardCursor {
  clientId: number
  user: PresenceUser
  at: { x: number; y: number }
}

export type BoardView = NonNullable<CanvasPresence['view']>

interface AwarenessChange {
  added: number[]
  updated: number[]
  removed: number[]
}

const NOBODY: readonly PersonOnBoard[] = []

/**
 * The others on a board, read once for each change however many designs show them: what stands still is told apart from
 * cursors and views, which change many times a second.
 */
export class BoardPeople {
  readonly #awareness: Awareness
  readonly #listeners = new Set<() => void>()
  readonly #parsed = new WeakMap<object, CanvasPresence | null>()
  #people: readonly PersonOnBoard[] = NOBODY
  #byNode = new Map<string, readonly PersonOnBoard[]>()
  #cursors: readonly BoardCursor[] = []
  #views = new Map<string, BoardView>()
  #drags: ReadonlyMap<string, { x: number; y: number }> = new Map()

  constructor(awareness: Awareness) {
    this.#awareness = awareness
    this.#read()
  }

  subscribe = (listener: () => void): (() => void) => {
    if (this.#listeners.size === 0) {
      this.#awareness.on('change', this.#changed)
      this.#read()
    }
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
      if (this.#listeners.size === 0) this.#awareness.off('change', this.#changed)
    }
  }

  people = (): readonly PersonOnBoard[] => this.#people
  cursors = (): readonly BoardCursor[] => this.#cursors
  /** Where things are that others drag just now. */
  drags = (): ReadonlyMap<string, { x: number; y: number }> => this.#drags
  viewOf = (userId: string | null): BoardView | null => (userId && this.#views.get(userId)) || null

  /** Who has selected a design, or works in it. */
  at = (nodeId: string): readonly PersonOnBoard[] => this.#byNode.get(nodeId) ?? NOBODY

  /** What one does oneself, many times a second, is no news of the others. */
  #changed = ({ added, updated, removed }: AwarenessChange): void => {
    const { clientID } = this.#awareness
    if ([added, updated, removed].every(ids => ids.every(id => id === clientID))) return
    this.#read()
    for (const listener of this.#listeners) listener()
  }

  #read(): void {
    const states = this.#states()
    const people = states.map(([clientId, presence]): PersonOnBoard => {
      const { user, selection, editing, isTyping, isSpotlight } = presence
      return { clientId, user, selection, editing, isTyping, isSpotlight }
    })
    if (!isSameJson(people, this.#people)) {
      this.#people = people
      this.#byNode = byNode(people, this.#byNode)
    }
    const cursors = states.flatMap(([clientId, { user, cursor }]) =>
      cursor ? [{ clientId, user, at: cursor }] : [],
    )
    if (!isSameJson(cursors, this.#cursors)) this.#cursors = cursors
    const views = new Map(this.#views)
    for (const id of views.keys()) if (!states.some(([, { user }]) => user.id === id)) views.delete(id)
    for (const [, { user, view }] of states)
      if (view && !isSameJson(view, views.get(user.id))) views.set(user.id, view)
    this.#views = views
    const drags = new Map(states.flatMap(([, { drag }]) => Object.entries(drag ?? {})))
    if (drags.size > 0 || this.#drags.size > 0) this.#drags = drags
  }

  #states(): [clientId: number, presence: CanvasPresence][] {
    const { clientID } = this.#awareness
    return [...this.#awareness.getStates()].flatMap(([clientId, state]): [number, CanvasPresence][] => {
      if (clientId === clientID) return []
      const known = this.#parsed.get(state)
      const presence = known === undefined ? (canvasPresenceSchema.safeParse(state).data ?? null) : known
      this.#parsed.set(state, presence)
      return presence ? [[clientId, presence]] : []
    })
  }
}

/** The same list as before for a design that nobody came to or left. */
function byNode(
  people: readonly PersonOnBoard[],
  before: ReadonlyMap<string, readonly PersonOnBoard[]>,
): Map<string, readonly PersonOnBoard[]> {
  const at = new Map<string, PersonOnBoard[]>()
  for (const person of people) {
    const nodes = new Set([...person.selection, ...(person.editing ? [person.editing] : [])])
    for (const id of nodes) at.set(id, [...(at.get(id) ?? []), person])
  }
  return new Map(
    [...at].map(([id, list]) => [id, isSameJson(list, before.get(id)) ? (before.get(id) ?? list) : list]),
  )
}

const all = new WeakMap<Awareness, BoardPeople>()

export function peopleOn(awareness: Awareness): BoardPeople {
  const people = all.get(awareness) ?? new BoardPeople(awareness)
  all.set(awareness, people)
  return people
}
