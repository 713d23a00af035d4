import type { GrantedLevel } from '#shared/access.ts'
import type { AdminAct } from '#shared/admin.ts'

/**
 * Who hears of what happened. `access` and `facts`: the room it names looks again at who may do what in it, or at what it
 * shows of its design. `mail`: the person it names is written to. `log`: the row stays, for admins and the design's owner.
 */
export type Hearer = 'access' | 'facts' | 'mail' | 'log'

export const HEARERS = {
  access_changed: ['access'],
  facts_changed: ['facts'],
  admin_acted: ['log'],
  invited: ['access', 'mail'],
  workspace_invited: ['mail'],
  canvas_invited: ['mail'],
  access_requested: ['mail'],
  access_granted: ['access', 'mail'],
  handed_over: ['access', 'mail'],
  designs_handed_over: ['mail'],
  mentioned: ['mail'],
  feedback_received: ['mail'],
  support_answered: ['mail'],
  address_given: ['mail'],
  known_address_given: ['mail'],
  password_forgotten: ['mail'],
  new_address_given: ['mail'],
  address_to_change: ['mail'],
  account_changed: ['mail'],
  /** A mail that an earlier release had written when it was replaced. */
  mail_kept: ['mail'],
} as const satisfies Record<string, readonly Hearer[]>

export type EventType = keyof typeof HEARERS
export const EVENT_TYPES = Object.keys(HEARERS) as [EventType, ...EventType[]]

/** Names that people chose, and where the letter leads. */
interface About {
  person: string
  design: string
  link: string
}

/** The same of a design, or of a canvas. */
type AboutEither = About & { kind?: 'design' | 'canvas' }

/** What each kind of event says beside whom and what it is about. */
interface Said {
  admin_acted: { act: AdminAct; reason: string; about: string[] }
  invited: About & { level: GrantedLevel }
  canvas_invited: About
  workspace_invited: Omit<About, 'design'> & { workspace: string }
  access_requested: AboutEither & { message: string }
  access_granted: AboutEither & { level: GrantedLevel }
  handed_over: About
  designs_handed_over: Omit<About, 'design'> & { workspace: string }
  mentioned: About & { designId: string; line: string }
  /** `count`: so many came within the same minutes. `isFull`: with them there are as many as a design keeps. */
  feedback_received: { design: string; link: string; count: number; isFull?: boolean }
  support_answered: { message: string; link: string }
  address_given: { link: string }
  known_address_given: { link: string }
  password_forgotten: { link: string }
  new_address_given: { link: string }
  address_to_change: { newAddress: string; link: string }
  account_changed: { what: string; link: string }
  mail_kept: { subject: string; body: string; html: string | null }
}

type Heard<T extends EventType> = (typeof HEARERS)[T][number]
export type Mailed = { [T in EventType]: 'mail' extends Heard<T> ? T : never }[EventType]
export type SaidBy<T extends EventType> = T extends keyof Said ? Said[T] : unknown

/** What its hearers need to know, and nothing that none of them does. */
type OfType<T extends EventType> = { type: T; actorId?: string } & (T extends keyof Said
  ? { said: Said[T] }
  : unknown) &
  ('log' extends Heard<T> ? { actorId: string; roomId: string | null } : unknown) &
  (Extract<Heard<T>, 'access' | 'facts'> extends never ? unknown : { roomId: string }) &
  ('mail' extends Heard<T>
    ? { /** Null: whoever it concerns has no address. */ mailTo: string | null }
    : unknown)

export type NewEvent = { [T in EventType]: OfType<T> }[EventType]
