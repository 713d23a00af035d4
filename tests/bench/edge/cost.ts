import { FRAMES_A_REQUEST, type Meter, OBJECT_GB, PLAN_USD, PRICES } from './prices.ts'

/** What one session was seen to use. */
export interface Counted {
  requests: number
  /** Of all processes that serve, which is more than the platform counts. */
  cpuMs: number
  /** Calls of objects, their alarms, and compiles. */
  objectCalls: number
  /** Frames that came in on sockets. */
  frames: number
  /** While an object was at work, or a run in it was waiting for its model. */
  objectMs: number
  /** Statements of D1. */
  queries: number
  rowsRead: number
  rowsWritten: number
  filesWritten: number
  filesRead: number
  databaseBytes: number
  objectBytes: number
  filesBytes: number
}

/** What no walk can tell: how people are. Guesses, on the dear side. */
export const ASSUMED = {
  /** Sessions of one person in a month. */
  sessions: 8,
  /** Somebody types or points in a room for so long a session, and the object cannot sleep. */
  activeMinutes: 30,
  /** So many frames a second come in meanwhile. */
  framesASecond: 5,
  /** Prompts of a session, and how long a model takes over each. */
  prompts: 5,
  promptSeconds: 60,
  /** Nothing is deleted for so long. */
  keptMonths: 12,
}

/** The walk that is counted has two, so that a session is as many walks as it has pairs of them. */
const PROMPTS_OF_WALK = 2

/** What so many people use in one month, by the meters of the bill. */
export function usedBy(people: number, counted: Counted, assumed = ASSUMED): Record<Meter, number> {
  const sessions = people * assumed.sessions
  const walks = (sessions * assumed.prompts) / PROMPTS_OF_WALK
  const activeSeconds = assumed.activeMinutes * 60
  const frames = walks * counted.frames + sessions * assumed.framesASecond * activeSeconds
  const awakeSeconds = activeSeconds + assumed.prompts * assumed.promptSeconds
  const keptGb = (bytes: number) => (walks * assumed.keptMonths * bytes) / 1e9
  return {
    requests: walks * counted.requests,
    cpuMs: walks * counted.cpuMs,
    objectRequests: walks * counted.objectCalls + frames / FRAMES_A_REQUEST,
    objectGbS: ((walks * counted.objectMs) / 1_000 + sessions * awakeSeconds) * OBJECT_GB,
    rowsRead: walks * counted.rowsRead,
    rowsWritten: walks * counted.rowsWritten,
    databaseGb: keptGb(counted.databaseBytes),
    objectGb: keptGb(counted.objectBytes),
    filesWritten: walks * counted.filesWritten,
    filesRead: walks * counted.filesRead,
    filesGb: keptGb(counted.filesBytes),
  }
}

/** What one database of the platform holds. */
const DATABASE_MAX_BYTES = 10e9
const MONTH_S = 30 * 86_400

/** After how many months the one database is full, and what so many people ask of it every second, on average. */
export function databaseEnd(people: number, counted: Counted, { sessions, prompts } = ASSUMED) {
  const walks = (people * sessions * prompts) / PROMPTS_OF_WALK
  return {
    months: DATABASE_MAX_BYTES / (walks * counted.databaseBytes),
    statementsASecond: (walks * counted.queries) / MONTH_S,
  }
}

export interface Bill {
  lines: { meter: Meter; used: number; usd: number }[]
  usd: number
}

/** The plan, and of each meter what is over what the plan includes. */
export function billFor(used: Record<Meter, number>): Bill {
  const lines = (Object.keys(PRICES) as Meter[]).map(meter => {
    const { included, usd, per } = PRICES[meter]
    return { meter, used: used[meter], usd: (Math.max(0, used[meter] - included) / per) * usd }
  })
  return { lines, usd: lines.reduce((sum, line) => sum + line.usd, PLAN_USD) }
}
