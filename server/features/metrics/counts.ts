import { Counter, Histogram } from '#server/features/metrics/instruments.ts'
import type { Family, Labels } from '#server/features/metrics/text-format.ts'

// What this process has counted since it began: on one machine a Worker and all its rooms are one process.
const requests = new Counter()
const requestSeconds = new Histogram([0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10])
const runs = new Counter()
const runSeconds = new Histogram([1, 5, 15, 30, 60, 120, 300, 600, 1_800])
/** Open sockets by room: a room that sleeps keeps its sockets, and its number. */
const sockets = new Map<string, number>()

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS'])

export interface Answered {
  method: string
  /** The pattern of a route, never a path that somebody sent. */
  route: string
  status: number
  seconds: number
}

export function countRequest({ method, route, status, seconds }: Answered): void {
  const place = { method: METHODS.has(method) ? method : 'other', route }
  requests.add({ ...place, status: String(status) })
  requestSeconds.observe(place, seconds)
}

export function countRun(outcome: 'done' | 'failed' | 'stopped', seconds: number): void {
  runs.add({ outcome })
  runSeconds.observe({ outcome }, seconds)
}

export function noteSockets(room: string, count: number): void {
  if (count > 0) sockets.set(room, count)
  else sockets.delete(room)
}

export const gauge = (name: string, help: string, value: number | null, labels: Labels = {}): Family => ({
  ...{ name, help, type: 'gauge' },
  samples: value === null ? [] : [{ labels, value }],
})

export const countedFamilies = (): Family[] => [
  requests.family('maquette_http_requests_total', 'Answered requests by the pattern of their route.'),
  requestSeconds.family('maquette_http_request_duration_seconds', 'Time until an answer began.'),
  gauge('maquette_rooms_open', 'Rooms that somebody is in.', sockets.size),
  gauge(
    'maquette_sockets_open',
    'Open sockets of all rooms.',
    [...sockets.values()].reduce((a, b) => a + b, 0),
  ),
  runs.family('maquette_runs_total', 'Runs that have ended.'),
  runSeconds.family('maquette_run_duration_seconds', 'Time from the start of a run to its end.'),
]
