import { z } from 'zod'
import { levelSchema } from '#shared/access.ts'
import { idSchema } from '#shared/ids.ts'
import { nameSchema } from '#shared/text.ts'

export const SPACE_NAME_MAX_CHARACTERS = 200
export const SPACES_MAX = 200
/** Designs of one canvas. */
export const NODES_MAX = 500
/** Nodes of one call. */
export const NODES_AT_ONCE_MAX = 200
export const UNTITLED_CANVAS = 'Untitled canvas'
/** Who may see and change a canvas is kept for so long, and asked once more when that fails (section 9). */
export const SPACE_OWNER_STALE_MS = 5 * 60_000
/** How large a design stands on a canvas before anybody zooms (section 9). */
export const DEFAULT_PREVIEW_SCALE = 0.2
/** Of a design whose viewport has no size of its own. */
export const DEFAULT_NODE_SIZE = { width: 1_440, height: 900 } as const

/** Where a thing on a canvas may be, in board units. */
export const PLACE_LIMITS = {
  maxDistance: 1e6,
  minSize: 40,
  maxSize: 20_000,
  maxZ: 1e6,
  textMaxCharacters: 5_000,
  /** Places and shapes together. */
  maxEntries: 2_000,
} as const

export const DIRECTIONS = { min: 2, max: 6 } as const
/** What a direction is called. */
export const DIRECTION_WORDS_MAX_CHARACTERS = 80

export const spaceNameSchema = nameSchema(SPACE_NAME_MAX_CHARACTERS)

const distanceSchema = z.number().min(-PLACE_LIMITS.maxDistance).max(PLACE_LIMITS.maxDistance)
const sizeSchema = z.number().min(PLACE_LIMITS.minSize).max(PLACE_LIMITS.maxSize)

/** Where a call wants a node; what is left out is chosen by the server. */
export const wantedPlaceSchema = z.object({
  x: distanceSchema.optional(),
  y: distanceSchema.optional(),
  width: sizeSchema.optional(),
  height: sizeSchema.optional(),
})
export type WantedPlace = z.infer<typeof wantedPlaceSchema>

/** Where a node is. */
export const placeSchema = z.object({
  x: distanceSchema,
  y: distanceSchema,
  width: sizeSchema,
  height: sizeSchema,
  z: z.number().min(-PLACE_LIMITS.maxZ).max(PLACE_LIMITS.maxZ),
  /** The frame that it belongs to. */
  frame: idSchema.nullish(),
})
export type Place = z.infer<typeof placeSchema>

export const shapeKindSchema = z.enum(['frame', 'note', 'arrow'])

export const nodeStatusSchema = z.enum(['empty', 'generating', 'ready', 'error', 'gone'])
export type NodeStatus = z.infer<typeof nodeStatusSchema>

/** A direction of an exploration: which one, of which node, in which words. */
export const directionSchema = z.object({
  id: idSchema,
  of: idSchema.nullable(),
  words: z.string(),
  isCollapsed: z.boolean(),
  /** It became the next version of what was explored. */
  isKept: z.literal(true).optional(),
})
export type Direction = z.infer<typeof directionSchema>

/** Where a design on a canvas is from. */
export const copySchema = z.object({
  nodeId: idSchema,
  /** Its first version, which is the copy; whatever follows is its own. */
  artifactId: idSchema,
  /** Null: it is gone, or not the caller's to see. */
  of: z
    .object({
      patternId: idSchema,
      name: z.string(),
      version: z.object({ major: z.number().int(), minor: z.number().int() }),
    })
    .nullable(),
})
export type Copy = z.infer<typeof copySchema>

/** A canvas in a person's list (section 3). */
export const spaceListItemSchema = z.object({
  id: idSchema,
  name: z.string(),
  lastUpdated: z.number(),
  permissionLevel: levelSchema.optional(),
  nodeCount: z.number().int().optional(),
  /** Of its newest designs. */
  pictureSrcs: z.array(z.string()).max(4).optional(),
  people: z
    .array(z.object({ id: z.string(), name: z.string(), avatarUrl: z.string().nullable() }))
    .optional(),
})
export type SpaceListItem = z.infer<typeof spaceListItemSchema>

/** What a keeper wants of a direction: the next version of its origin, or a design of its own. */
export const keepAsSchema = z.enum(['version', 'design'])

/** Which directions of an exploration are put aside or taken out again, seen from one of them. */
export const directionsMeantSchema = z.enum(['this', 'others', 'all'])
export type DirectionsMeant = z.infer<typeof directionsMeantSchema>
