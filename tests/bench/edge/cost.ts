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
  /** What the walk has one of: answers of a model, which takes so long over each. */
  runs: 5,
  runSeconds: 60,
  /** Nothing is deleted for so long. */
  keptMonths: 12,
}

/** What so many people use in one month, by the meters of the bill. */
export function usedBy(people: number, counted: Counted, assumed = ASSUMED): Record<Meter, number> {
  const sessions = people * assumed.sessions
  const activeSeconds = assumed.activeMinutes * 60
  const frames = counted.frames + assumed.framesASecond * activeSeconds
  const objectSeconds = counted.objectMs / 1_000 + activeSeconds + assumed.runs * assumed.runSeconds
  const keptGb = (bytes: number) => (sessions * assumed.keptMonths * bytes) / 1e9
  return {
    requests: sessions * counted.requests,
    cpuMs: sessions * counted.cpuMs * assumed.runs,
    objectRequests: sessions * (counted.objectCalls + frames / FRAMES_A_REQUEST),
    objectGbS: sessions * objectSeconds * OBJECT_GB,
    rowsRead: sessions * counted.rowsRead,
    rowsWritten: sessions * counted.rowsWritten,
    databaseGb: keptGb(counted.databaseBytes),
    objectGb: keptGb(counted.objectBytes),
    filesWritten: sessions * counted.filesWritten,
    filesRead: sessions * counted.filesRead,
    filesGb: keptGb(counted.filesBytes),
  }
}

/** What one database of the platform holds. */
const DATABASE_MAX_BYTES = 10e9
const MONTH_S = 30 * 86_400

/** After how many sessions the one database is full, and what so many people ask of it every second, on average. */
export const databaseEnd = (people: number, counted: Counted, { sessions } = ASSUMED) => ({
  sessions: DATABASE_MAX_BYTES / counted.databaseBytes,
  months: DATABASE_MAX_BYTES / (counted.databaseBytes * people * sessions),
  statementsASecond: (people * sessions * counted.queries) / MONTH_S,
})

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
