import { z } from 'zod'
import { presenceUserSchema } from '#room-schema/presence.ts'

const pointSchema = z.object({ x: z.number(), y: z.number() })
const SELECTED_MAX = 100

/** One person's awareness state on the socket of a canvas's room document; places are in board units. */
export const canvasPresenceSchema = z.object({
  user: presenceUserSchema,
  cursor: pointSchema.nullable().catch(null),
  /** The part of the board that this person sees. */
  view: pointSchema.extend({ width: z.number(), height: z.number() }).nullable().catch(null),
  selection: z.array(z.string()).max(SELECTED_MAX).catch([]),
  /** Where nodes that are being dragged are now; the layout takes them when they are let go. */
  drag: z.record(z.string(), pointSchema).nullable().catch(null),
  /** The node whose design this person works in. */
  editing: z.string().nullable().catch(null),
  isTyping: z.boolean().catch(false),
  /** Brings everybody to this person's view; a reader's is stamped false by the server. */
  isSpotlight: z.boolean().catch(false),
})
export type CanvasPresence = z.infer<typeof canvasPresenceSchema>

/** What of somebody's presence is not theirs to say: who only looks brings nobody to what he sees. */
export const spotlightStamp = (mayEdit: boolean): Record<string, unknown> =>
  mayEdit ? {} : { isSpotlight: false }
