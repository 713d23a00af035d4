import { z } from 'zod'
import { FIGMA_LIMITS } from '#shared/design-tool/frame-limits.ts'

/** One line of a text as it is wrapped, from the corner of its node. */
export interface FigmaLine {
  text: string
  x: number
  /** Where its letters stand. */
  baseline: number
  width: number
}

/** A node of a drawn page, as design tools think of it; places are relative to the parent. */
export interface FigmaNode {
  type: 'FRAME' | 'TEXT' | 'IMAGE' | 'VECTOR'
  name: string
  x: number
  y: number
  width: number
  height: number
  layout: 'NONE' | 'HORIZONTAL' | 'VERTICAL' | 'GRID'
  /** Computed styles, by their CSS name; what has the value that CSS begins with is left out. */
  style: Record<string, string>
  /** Text as it is read, address of a picture or source of a drawing, by the type. */
  content: string | null
  children: FigmaNode[]
  lines?: FigmaLine[] | undefined
  /** Its children are cut at its inner edge. */
  clips?: boolean | undefined
  /** Key of its picture, or its background's, in the frame's pictures. */
  picture?: string | undefined
  /** How it is turned and scaled (CSS `matrix`) from its corner; all else is told as if it were not. */
  matrix?: number[] | undefined
}

const text = (max: number) => z.string().max(max)

const lineSchema = z.object({
  text: text(FIGMA_LIMITS.textCharacters),
  x: z.number(),
  baseline: z.number(),
  width: z.number(),
})

const nodeSchema: z.ZodType<FigmaNode> = z.object({
  type: z.enum(['FRAME', 'TEXT', 'IMAGE', 'VECTOR']),
  name: text(FIGMA_LIMITS.nameCharacters),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
  layout: z.enum(['NONE', 'HORIZONTAL', 'VERTICAL', 'GRID']),
  style: z.record(text(60), text(FIGMA_LIMITS.textCharacters)),
  content: text(FIGMA_LIMITS.sourceCharacters).nullable(),
  get children() {
    return z.array(nodeSchema).max(FIGMA_LIMITS.nodes)
  },
  lines: z.array(lineSchema).max(FIGMA_LIMITS.lines).optional(),
  clips: z.boolean().optional(),
  picture: text(20).optional(),
  matrix: z.array(z.number()).length(6).optional(),
})

/** Nothing but a picture's own bytes, of the kinds that design tools read. */
const pictureSchema = text(FIGMA_LIMITS.pictureCharacters).regex(
  /^data:image\/(?:png|jpeg|gif);base64,[\w+/]+={0,2}$/,
)

const fontSchema = z.object({
  family: text(200),
  weight: z.number(),
  style: z.enum(['normal', 'italic']),
})
export type FigmaFont = z.infer<typeof fontSchema>

/** What FIGMA_FRAME carries, and what "Download JSON" writes: the page, and the size it was drawn at. */
export const figmaFrameSchema = z.object({
  version: z.literal(1),
  title: text(200),
  width: z.number(),
  height: z.number(),
  root: nodeSchema,
  fonts: z.array(fontSchema).max(FIGMA_LIMITS.fonts).optional(),
  /** Bytes of pictures, by the keys that nodes name. */
  pictures: z.record(text(20), pictureSchema).optional(),
  /** The design's own colours, by the names of its custom properties. */
  tokens: z
    .array(z.object({ name: text(200), value: text(200) }))
    .max(FIGMA_LIMITS.tokens)
    .optional(),
  /** What is on the page and could not be taken along, in words. */
  leftOut: z.array(text(300)).max(FIGMA_LIMITS.leftOut).optional(),
})

export type FigmaFrame = z.infer<typeof figmaFrameSchema>
