import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { madeDesign, savedDesign } from '#tests/support/people/made-design.ts'
import { Person } from '#tests/support/people/person.ts'
import type { ScriptedProvider } from '#tests/support/provider/scripted-provider.ts'
import { Random } from '#tests/support/random.ts'
import { type RunText, runTexts } from './run-texts.ts'
import { SOCKET_TEXTS, SocketSender, type SocketText } from './socket-texts.ts'
import { type TextField, textFields } from './text-fields.ts'
import { type HostileText, hostileTexts } from './texts.ts'
import type { TypingSeen } from './typists.ts'
import type { TypistsCall } from './typists-process.ts'

export interface SweepOptions {
  url: string
  provider: ScriptedProvider
  texts: number
  /** Of all texts, those that are asked or answered in runs. */
  runShare: number
  idleMs: number
  seed: number
  /** Only targets whose names contain this, all of them if empty. */
  only: string
  log(line: string): void
}

export interface FieldSeen {
  name: string
  texts: number
  slowestMs: number
  slowest: string
  statuses: Record<string, number>
  failures: string[]
  /** First and last moment of it, in milliseconds since 1970. */
  from: number
  to: number
}

export interface SweepSeen {
  fields: FieldSeen[]
  idle: TypingSeen
  during: TypingSeen
}

interface Target {
  name: string
  max: number
  /** Sends one text and waits for what becomes of it; the status, where there is one. */
  send(text: string): Promise<string>
}

/** Hostile texts into every field, while two people type in another room. */
export async function sweep(options: SweepOptions): Promise<SweepSeen> {
  const { url, log } = options
  const [attacker, runner, ada, bo] = await Promise.all(
    ['Mallory', 'Mo', 'Ada', 'Bo'].map(name => Person.withAccount(url, name)),
  )
  if (!attacker || !runner || !ada || !bo) throw new Error('nobody came')
  const typists = await TypistsProcess.come(url, ada, bo)
  try {
    const objects = await madeDesign(attacker)
    const idle = await typists.measured(() => new Promise(resolve => setTimeout(resolve, options.idleMs)))
    log(`idle: ${idle.arrived} of ${idle.sent} edits`)
    const sockets = new SocketSender(attacker, objects.patternId)
    const calls = [
      ...textFields(objects).map(field => overHttp(attacker, field)),
      ...SOCKET_TEXTS.map(text => overSocket(sockets, text)),
    ]
    const runs = runTexts(options.provider).map(text => asRun(runner, text))
    const isAsked = ({ name }: Target) => name.includes(options.only)
    const runTextCount = Math.round(options.texts * options.runShare)
    const fields: FieldSeen[] = []
    const during = await typists.measured(async () => {
      fields.push(...(await sent(calls.filter(isAsked), options.texts - runTextCount, options)))
      fields.push(...(await sent(runs.filter(isAsked), runTextCount, options)))
    })
    sockets.leave()
    return { fields, idle, during }
  } finally {
    typists.leave()
  }
}

const overHttp = (person: Person, field: TextField): Target => ({
  name: field.name,
  max: field.max,
  send: async text => {
    const { path, init } = field.request(text)
    // A refused address is closed by what reads it.
    const response = await person.fetch(path, init).catch(() => null)
    if (response?.status === 503) return (await isNotSetUp(response)) ? 'not set up' : '503'
    await response?.body?.cancel()
    return response ? String(response.status) : 'closed'
  },
})

/** Saying that this server has no such service is an answer. */
const isNotSetUp = async (response: Response): Promise<boolean> =>
  (await response.text()).includes('"code":"not_configured"')

const overSocket = (sockets: SocketSender, text: SocketText): Target => ({
  name: text.name,
  max: text.max,
  send: async value => {
    await sockets.send(text, value)
    return 'sent'
  },
})

const asRun = (person: Person, text: RunText): Target => ({
  name: text.name,
  max: text.max,
  send: async value => {
    await text.run(person, value)
    return 'run'
  },
})

/** Every target gets as many texts; most are as long as they may be, some longer, some short. */
async function sent(targets: Target[], count: number, { seed, log }: SweepOptions): Promise<FieldSeen[]> {
  const each = Math.ceil(count / targets.length)
  const random = new Random(seed)
  const seen: FieldSeen[] = []
  for (const [at, target] of targets.entries()) {
    const field: FieldSeen = {
      name: target.name,
      texts: 0,
      slowestMs: 0,
      slowest: '',
      statuses: {},
      failures: [],
      from: Date.now(),
      to: 0,
    }
    for (const text of hostileTexts(each + 200, seed + at).slice(-each)) {
      const size = Math.round(target.max * random.pick([0.02, 0.3, 1, 1, 1, 1.05]))
      await one(target, text, Math.max(1, size), field)
    }
    seen.push({ ...field, to: Date.now() })
    log(`${field.name}: ${field.texts}, slowest ${Math.round(field.slowestMs)} ms`)
  }
  return seen
}

async function one(target: Target, text: HostileText, size: number, field: FieldSeen): Promise<void> {
  const started = performance.now()
  try {
    const status = await target.send(text.of(size))
    field.statuses[status] = (field.statuses[status] ?? 0) + 1
    // What a text names may be a host that does not answer, and saying so is no failure of ours.
    if (/^5(?!02)/.test(status)) field.failures.push(`${status}: ${text.name} × ${size}`)
  } catch (error) {
    field.failures.push(`${error instanceof Error ? error.message : String(error)}: ${text.name} × ${size}`)
  }
  const ms = performance.now() - started
  field.texts += 1
  if (ms > field.slowestMs) Object.assign(field, { slowestMs: ms, slowest: text.name })
}

/** How long the last edits are waited for. */
const LATE_MS = 20_000

class TypistsProcess {
  readonly #child: ChildProcess = fork(join(import.meta.dirname, 'typists-process.ts'))

  static async come(url: string, one: Person, other: Person): Promise<TypistsProcess> {
    const { patternId } = await savedDesign(one)
    const process = new TypistsProcess()
    // The other one is let in by a public link, and writes nothing.
    await one.post(`/api/chatPattern/${patternId}/access`, { access: 'public' })
    await process.#ask({ do: 'come', url, cookies: [one.cookie, other.cookie], patternId })
    return process
  }

  async measured(work: () => Promise<void>): Promise<TypingSeen> {
    await this.#ask({ do: 'type' })
    await work()
    return (await this.#ask({ do: 'rest', waitMs: LATE_MS })) as TypingSeen
  }

  leave(): void {
    this.#child.kill()
  }

  async #ask(call: TypistsCall): Promise<unknown> {
    const answered = once(this.#child, 'message')
    this.#child.send(call)
    return (await answered)[0]
  }
}

/** What those typed while one field was swept. */
export const timesDuring = ({ times, typedAt }: TypingSeen, { from, to }: FieldSeen): number[] =>
  times.filter((_, at) => (typedAt[at] ?? 0) >= from && (typedAt[at] ?? 0) < to)

export const percentile = (times: readonly number[], share: number): number =>
  [...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN
