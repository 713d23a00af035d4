/**
 * What the platform asks for, in dollars a month: the plan, and of each meter what the plan includes and what the next
 * costs. Read on 27 November 2026 at developers.cloudflare.com: /workers/platform/pricing, /durable-objects/platform/pricing,
 * /d1/platform/pricing and /r2/pricing. Change a number here and run `npm run bench:edge -- --counted` again.
 */
export const PLAN_USD = 5

export interface Price {
  /** As the bill calls it. */
  name: string
  included: number
  usd: number
  /** For so many. */
  per: number
}

const MILLION = 1_000_000

export const PRICES = {
  requests: { name: 'Worker requests', included: 10 * MILLION, usd: 0.3, per: MILLION },
  cpuMs: { name: 'Worker CPU, ms', included: 30 * MILLION, usd: 0.02, per: MILLION },
  objectRequests: { name: 'Durable Object requests', included: MILLION, usd: 0.15, per: MILLION },
  objectGbS: { name: 'Durable Object duration, GB-s', included: 400_000, usd: 12.5, per: MILLION },
  rowsRead: { name: 'rows read, D1 and objects', included: 25_000 * MILLION, usd: 0.001, per: MILLION },
  rowsWritten: { name: 'rows written, D1 and objects', included: 50 * MILLION, usd: 1, per: MILLION },
  databaseGb: { name: 'stored in D1, GB', included: 5, usd: 0.75, per: 1 },
  objectGb: { name: 'stored in objects, GB', included: 5, usd: 0.2, per: 1 },
  filesWritten: { name: 'R2 class A', included: MILLION, usd: 4.5, per: MILLION },
  filesRead: { name: 'R2 class B', included: 10 * MILLION, usd: 0.36, per: MILLION },
  filesGb: { name: 'stored in R2, GB', included: 10, usd: 0.015, per: 1 },
} satisfies Record<string, Price>

export type Meter = keyof typeof PRICES
/** Frames that come in on sockets are charged as one request for so many. */
export const FRAMES_A_REQUEST = 20
/** An object is charged for its memory as if it had all that it may have. */
export const OBJECT_GB = 0.128
