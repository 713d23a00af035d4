import { z } from 'zod'
import { viewportNameSchema } from '#shared/design.ts'

export const PRESENCE_MAX_BYTES = 16_384
export const PRESENCE_MAX_PER_SECOND = 30
export const PRESENCE_MAX_IDS = 4

export const panelSchema = z.enum(['chat', 'code', 'preview'])
export type Panel = z.infer<typeof panelSchema>

/** Who it is: stamped by the server, whatever the client writes here is replaced. */
export const presenceUserSchema = z.object({
  id: z.string(),
  name: z.string(),
  color: z.string(),
  picture: z.string().nullable(),
})
export type PresenceUser = z.infer<typeof presenceUserSchema>

/** Under this client id the server tells how large an audience is of which it shows only some. */
export const AUDIENCE_CLIENT_ID = 0
export const audienceSchema = z.object({ viewers: z.number().int().min(0) })

const ySchema = z.object({ client: z.number().int(), clock: z.number().int() }).nullish()
/** A place in a shared text as Yjs tells it, which stays where it is whatever others type; never by a root's name. */
const placeSchema = z
  .object({ item: ySchema, type: ySchema, assoc: z.number().int().optional() })
  .refine(place => Boolean(place.item ?? place.type))

/** Where somebody's caret is in the working copy. */
export const caretSchema = z.object({ anchor: placeSchema, head: placeSchema })
export type Caret = z.infer<typeof caretSchema>

/** A path within the design. */
const pageSchema = z.string().max(300)

/** One person's awareness state on the room document's socket. */
export const presenceSchema = z.object({
  user: presenceUserSchema,
  /**
   * Within the panel, each 0–1 of its width and height, so that it fits every screen; over a design within the whole
   * of the named page, so that it stays on what it points at.
   */
  cursor: z
    .object({ panel: panelSchema, x: z.number(), y: z.number(), page: pageSchema.optional() })
    .nullable()
    .catch(null),
  /** The page of the design this person sees, and which part of it is at the corner of the screen, 0–1 of its size. */
  view: z.object({ page: pageSchema, left: z.number(), top: z.number() }).nullable().catch(null),
  /** Of the element selected in the preview: its anchor, and which of those drawn from there, as JSON. */
  selection: z.string().max(2_000).nullable().catch(null),
  panel: panelSchema.nullable().catch(null),
  file: z.string().max(200).nullable().catch(null),
  caret: caretSchema.nullable().catch(null),
  viewport: viewportNameSchema.nullable().catch(null),
  isTyping: z.boolean().catch(false),
})
export type Presence = z.infer<typeof presenceSchema>

/** Twelve colours that carry white text at 4.5:1 and stay apart for most colour-blind people. */
const COLORS = [
  '#c2410c',
  '#a16207',
  '#4d7c0f',
  '#047857',
  '#0f766e',
  '#0369a1',
  '#1d4ed8',
  '#6d28d9',
  '#a21caf',
  '#be185d',
  '#b91c1c',
  '#57534e',
]

/** The same person has the same colour everywhere. */
export function colorOf(userId: string): string {
  let hash = 0
  for (const char of userId) hash = (hash * 31 + (char.codePointAt(0) ?? 0)) >>> 0
  return COLORS[hash % COLORS.length] ?? '#1d4ed8'
}
