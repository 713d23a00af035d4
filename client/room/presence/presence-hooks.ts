import { useMemo, useSyncExternalStore } from 'react'
import type { Awareness } from 'y-protocols/awareness'
import { z } from 'zod'
import { useRoom } from '#client/room/document/room-provider.tsx'
import { isSameJson } from '#client/room/document/use-shared.ts'
import {
  AUDIENCE_CLIENT_ID,
  audienceSchema,
  type Panel,
  type Presence,
  type PresenceUser,
  presenceSchema,
} from '#room-schema/presence.ts'
import { anchorSchema } from '#shared/references.ts'

export interface RemoteCursor {
  clientId: number
  user: PresenceUser
  x: number
  y: number
  /** Of the design, where the place is one within it. */
  page?: string
}

export type Place = Pick<Presence, 'panel' | 'file'>

/** The other people here, one entry a person however many tabs. */
export const usePeople = (): PresenceUser[] => usePresence(othersIn)

/** How many pages are here of which nothing is shown: of a large audience the server tells hardly more than the number. */
export const useUnseenViewers = (): number => usePresence(unseenIn)

/** Who else is typing a message. */
export const useTypists = (): string[] => usePresence(typistsIn)

/** Where one person is, by the tab that tells most; null when not here. */
export const usePlaceOf = (userId: string | null): Place | null =>
  usePresence(useMemo(() => (states: States) => placeIn(states, userId), [userId]))

/** What of the design one person sees; null when not here. */
export const useViewOf = (userId: string | null): Presence['view'] =>
  usePresence(useMemo(() => (states: States) => viewIn(states, userId), [userId]))

export interface RemoteSelection {
  user: PresenceUser
  file: string
  line: number
  column: number
  index: number
}

/** What others have selected in the preview, one element a person. */
export const useOtherSelections = (): RemoteSelection[] => usePresence(selectionsIn)

/** Who else has which file open. */
export function usePeopleInFiles(): ReadonlyMap<string, PresenceUser[]> {
  const open = usePresence(openFilesIn)
  return useMemo(() => {
    const people = new Map<string, PresenceUser[]>()
    for (const { file, ...user } of open) people.set(file, [...(people.get(file) ?? []), user])
    return people
  }, [open])
}

/** Cursors of others over one panel. */
export function useCursors(panel: Panel): RemoteCursor[] {
  return usePresence(useMemo(() => (states: States) => cursorsIn(states, panel), [panel]))
}

interface States {
  all: [clientId: number, presence: Presence][]
  /** How large the audience is; 0 where everybody is shown. */
  audience: number
}

function usePresence<V>(read: (states: States) => V): V {
  const { awareness } = useRoom()
  const store = useMemo(() => presenceStore(awareness, read), [awareness, read])
  return useSyncExternalStore(store.subscribe, store.value)
}

function presenceStore<V>(awareness: Awareness, read: (states: States) => V) {
  let current = read(others(awareness))
  const refresh = () => {
    const next = read(others(awareness))
    if (isSameJson(current, next)) return false
    current = next
    return true
  }
  return {
    value: () => current,
    subscribe(listener: () => void) {
      const changed = () => {
        if (refresh()) listener()
      }
      awareness.on('change', changed)
      changed()
      return () => awareness.off('change', changed)
    },
  }
}

/** Parsed once a state, however many hooks look at it. */
const parsed = new WeakMap<object, Presence | null>()

function others(awareness: Awareness): States {
  const states = awareness.getStates()
  const all = [...states].flatMap(([clientId, state]): States['all'] => {
    if (clientId === awareness.clientID) return []
    const presence = parsed.has(state) ? parsed.get(state) : (presenceSchema.safeParse(state).data ?? null)
    parsed.set(state, presence ?? null)
    return presence ? [[clientId, presence]] : []
  })
  return { all, audience: audienceSchema.safeParse(states.get(AUDIENCE_CLIENT_ID)).data?.viewers ?? 0 }
}

const othersIn = ({ all }: States): PresenceUser[] => [
  ...new Map(all.map(([, { user }]) => [user.id, user])).values(),
]

/** Without this page itself. */
const unseenIn = ({ all, audience }: States): number => Math.max(0, audience - all.length - 1)

const typistsIn = ({ all }: States): string[] => [
  ...new Set(all.filter(([, presence]) => presence.isTyping).map(([, { user }]) => user.name)),
]

function placeIn({ all }: States, userId: string | null): Place | null {
  const tab = tabIn(all, userId)
  return tab ? { panel: tab.panel, file: tab.file } : null
}

const viewIn = ({ all }: States, userId: string | null): Presence['view'] => tabIn(all, userId)?.view ?? null

function tabIn(all: States['all'], userId: string | null): Presence | undefined {
  const tabs = all.filter(([, { user }]) => user.id === userId).map(([, presence]) => presence)
  return tabs.findLast(({ panel }) => panel !== null) ?? tabs.at(-1)
}

const selectionSchema = anchorSchema.extend({ index: z.number().int().min(0).catch(0) })

function selectionsIn({ all }: States): RemoteSelection[] {
  const selected = all.flatMap(([, { user, selection }]): [string, RemoteSelection][] => {
    const { data } = selectionSchema.safeParse(parseJson(selection))
    if (!data) return []
    const { file, line, column, index } = data
    return [[user.id, { user, file, line, column, index }]]
  })
  return [...new Map(selected).values()]
}

/** Somebody else's page wrote it. */
function parseJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}

const openFilesIn = ({ all }: States): (PresenceUser & { file: string })[] => {
  const open = new Map<string, PresenceUser & { file: string }>()
  for (const [, { user, file }] of all) if (file !== null) open.set(`${user.id} ${file}`, { ...user, file })
  return [...open.values()]
}

const cursorsIn = ({ all }: States, panel: Panel): RemoteCursor[] =>
  all.flatMap(([clientId, { user, cursor, caret }]) =>
    // In the code the caret shows where somebody types; a mouse cursor would cover the text.
    cursor?.panel === panel && !(panel === 'code' && caret)
      ? [
          {
            clientId,
            user,
            x: cursor.x,
            y: cursor.y,
            ...(cursor.page !== undefined && { page: cursor.page }),
          },
        ]
      : [],
  )
