// Who may import whom, types included: the storeys of the house, held by `npm run check`.
import { fileURLToPath } from 'node:url'
import { Problem, runCommand } from '#scripts/fail.ts'
import { findCircle } from '#scripts/find-circle.ts'
import { importGraph, readSources, type Sources } from '#scripts/import-graph.ts'

interface Storey {
  /** Whose imports are looked at. */
  of: RegExp
  /** All of ours that they may import; nothing else. */
  only?: RegExp
  /** What they may not import. */
  never?: RegExp
  because: string
}

/** A room of one kind, as against `base/`, which is every room, and `outlets/`, where any room's changes go. */
const ROOM_OF_A_KIND = /^server\/rooms\/(?!base\/|outlets\/)[^/]+\//

const STOREYS: readonly Storey[] = [
  {
    of: /^(?!server\/app\.ts$)/,
    never: /-routes\.ts$/,
    because:
      'handlers are bound by server/app.ts and called by nobody: move what others need into a file of its own',
  },
  {
    of: /^server\/.+-queries\.ts$/,
    only: /^(?:server\/db|shared)\/|^server\/.+-queries\.ts$/,
    because: 'queries stand on the database alone: db/, shared/ and other queries',
  },
  {
    of: /^server\/(?!events\/|features\/mail\/|app\.ts$)/,
    never: /^server\/(?:events\/tell-|features\/mail\/)/,
    because:
      'rooms are told and people written to by what hears of events: add one to the batch of the change (events/events-queries.ts)',
  },
  {
    of: /^server\/generation\//,
    never: ROOM_OF_A_KIND,
    because: 'a run says what it needs of its room (generation/run/room.ts), and every kind of room gives it',
  },
  {
    of: /^server\/rooms\/(?:base|outlets)\//,
    never: ROOM_OF_A_KIND,
    because: 'what every room shares knows no kind of room',
  },
  {
    of: /^server\/bindings\.ts$/,
    only: /^server\/env\.ts$/,
    because:
      'nearly everything imports it: a class is named where its object is asked for (rooms/room-stubs.ts)',
  },
  // From the ground up: lib, ui and api, each above what it may import; rooms, frames, actions, features and pages are
  // above all three.
  {
    of: /^client\/lib\//,
    only: /^(?:client\/lib|shared)\//,
    because: 'small thoughts stand on nothing of the client',
  },
  {
    of: /^client\/ui\//,
    only: /^client\/(?:ui|lib)\//,
    because: 'primitives know neither the product nor where its data is',
  },
  {
    of: /^client\/api\//,
    only: /^(?:client\/(?:api|state|lib)|shared)\//,
    because: 'calls and their cache know no room, frame, notice or page',
  },
]

const FOLDERS = ['client', 'room-schema', 'scripts', 'server', 'shared', 'tests']

/** Every import that breaks a storey, and the first circle. */
export function storeyFaults(sources: Sources): string[] {
  const graph = importGraph(sources)
  const faults = [...graph].flatMap(([from, imported]) =>
    imported.flatMap(to => {
      const broken = STOREYS.find(storey => breaks(storey, from, to))
      return broken ? [`${from} imports ${to}: ${broken.because}.`] : []
    }),
  )
  const circle = findCircle(graph)
  return [
    ...faults,
    ...(circle ? [`${circle.join(' → ')}: a circle, none of which can be read or tested alone.`] : []),
  ]
}

const breaks = ({ of, only, never }: Storey, from: string, to: string): boolean =>
  of.test(from) && ((only !== undefined && !only.test(to)) || (never?.test(to) ?? false))

export const faultsOfThisHouse = (): string[] => storeyFaults(readSources(FOLDERS))

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await runCommand(async () => {
    const faults = faultsOfThisHouse()
    if (faults.length > 0) throw new Problem(faults.join('\n'))
  })
}
