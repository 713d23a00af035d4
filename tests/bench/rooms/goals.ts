import type { Results } from '#tests/bench/rooms/results.ts'
import { VIEWERS } from '#tests/bench/rooms/rows.ts'
import { hocuspocus, rawRelay, yPartyserver, yWebsocket } from '#tests/bench/rooms/servers/peers.ts'
import { product } from '#tests/bench/rooms/servers/product.ts'
import { figure, table } from '#tests/bench/rooms/table.ts'

const US = product.name
const PARTY = yPartyserver.name
const PEERS = [PARTY, yWebsocket.name, hocuspocus.name]
const VIEWERS_P95_MAX_MS = 150

interface Goal {
  what: string
  row: string
  figure: string
  /** Compared with these servers' best; without, the figure itself is what counts. */
  against?: string[]
  max?: number
  min?: number
}

const GOALS: Goal[] = [
  { what: '1,000 viewers at 80/s, p95 ms', row: 'viewers-1000', figure: 'p95', max: 75 },
  { what: '2,000 viewers at 80/s, p95 ms', row: 'viewers-2000', figure: 'p95', max: VIEWERS_P95_MAX_MS },
  {
    what: 'CPU per delivered update, 1,000 viewers, of y-partyserver’s',
    row: 'viewers-1000',
    figure: 'cpuUs',
    against: [PARTY],
    max: 0.4,
  },
  {
    what: 'CPU per delivered update, 1,000 viewers, of a raw relay’s',
    row: 'viewers-1000',
    figure: 'cpuUs',
    against: [rawRelay.name],
    max: 0.5,
  },
  {
    what: 'writer rate in a room of 1,000, of y-partyserver’s',
    row: 'ramp',
    figure: 'rate',
    against: [PARTY],
    min: 16,
  },
  {
    what: 'join of 2 MB: sync time, of the best peer’s',
    row: 'join',
    figure: 'syncMs',
    against: PEERS,
    max: 0.4,
  },
  { what: 'join of 2 MB: CPU, of the best peer’s', row: 'join', figure: 'cpuMs', against: PEERS, max: 0.5 },
  {
    what: 'storm of 50 joins: CPU per join, of y-partyserver’s',
    row: 'join',
    figure: 'stormCpuMs',
    against: [PARTY],
    max: 0.3,
  },
  {
    what: '10 typists + 50 listeners: frames, of the best peer’s',
    row: 'co-edit',
    figure: 'framesPerSecond',
    against: PEERS,
    max: 0.45,
  },
  { what: '10 typists + 50 listeners: typing p95 ms', row: 'co-edit', figure: 'typingP95', max: 10 },
  { what: '10 typists + 50 listeners: cursor p95 ms', row: 'co-edit', figure: 'cursorP95', max: 45 },
  {
    what: 'small room of 10: p95, of y-partyserver’s',
    row: 'small',
    figure: 'p95',
    against: [PARTY],
    max: 1,
  },
  { what: 'token → on every of 100 screens, p95 ms', row: 'tokens', figure: 'screensP95', max: 80 },
  {
    what: 'cursors on a board of 1,000 viewers: p95, of an editor room’s',
    row: 'board',
    figure: 'ratio',
    max: 1.5,
  },
  { what: 'frames there, of the editor room’s', row: 'board', figure: 'frameShare', min: 1 },
  { what: 'dropped sockets there', row: 'board', figure: 'drops', max: 0 },
]

/** The goals of the design, each with what was measured; those without a figure in this run are left out. */
export function goalsTable(results: Results): string {
  const lines = [viewersGoal(results), ...GOALS.map(goal => goalLine(goal, results))].filter(
    line => line !== null,
  )
  if (lines.length === 0) return ''
  const head = ['figure', US, 'compared with', 'ratio', 'goal', 'reached']
  return `\n### goals\n\n${table(head, lines)}`
}

function goalLine({ what, row, figure: name, against, max, min }: Goal, results: Results): string[] | null {
  const ours = results.median(row, US, name)
  const theirs = against
    ?.map(server => results.median(row, server, name))
    .filter(value => !Number.isNaN(value))
  if (Number.isNaN(ours) || theirs?.length === 0) return null
  const best = theirs && (min === undefined ? Math.min(...theirs) : Math.max(...theirs))
  const value = best === undefined ? ours : ours / best
  const isReached = min === undefined ? value <= (max ?? 0) : value >= min
  const sign = `${min === undefined ? `≤ ${max}` : `≥ ${min}`}${best === undefined ? '' : ' ×'}`
  return [
    what,
    figure(ours),
    best === undefined ? '' : figure(best),
    best === undefined ? '' : `${figure(value)} ×`,
    sign,
    isReached ? 'yes' : 'NO',
  ]
}

/** How many viewers each carries with a p95 under 150 ms and nothing lost. */
function viewersGoal(results: Results): string[] | null {
  const carried = (server: string) =>
    VIEWERS.filter(
      viewers =>
        results.median(`viewers-${viewers}`, server, 'p95') < VIEWERS_P95_MAX_MS &&
        results.spread(`viewers-${viewers}`, server, 'faults').high === 0,
    ).at(-1) ?? 0
  if (!VIEWERS.every(viewers => results.has(`viewers-${viewers}`, US))) return null
  const [ours, theirs] = [carried(US), carried(PARTY)]
  const smallest = VIEWERS[0] ?? 0
  return [
    'viewers at 80/s with p95 under 150 ms',
    String(ours),
    theirs > 0 ? String(theirs) : `under ${smallest}`,
    theirs > 0 ? `${figure(ours / theirs)} ×` : `over ${figure(ours / smallest)} ×`,
    '≥ 4 ×',
    ours >= 4 * Math.max(theirs, smallest) ? 'yes' : 'NO',
  ]
}
