import { z } from 'zod'

export const FIGMA_NODES_MAX = 5_000
const TEXT_MAX_CHARACTERS = 20_000
const SOURCE_MAX_CHARACTERS = 200_000

/** A node of a drawn page, as design tools think of it; places are relative to the parent. */
export interface FigmaNode {
  type: 'FRAME' | 'TEXT' | 'IMAGE' | 'VECTOR'
  name: string
  x: number
  y: number
  width: number
  height: number
  layout: 'NONE' | 'HORIZONTAL' | 'VERTICAL' | 'GRID'
  /** Computed styles worth keeping, by their CSS name. */
  style: Record<string, string>
  /** Text as it is read, address of a picture or source of a drawing, by the type. */
  content: string | null
  children: FigmaNode[]
}

const nodeSchema: z.ZodType<FigmaNode> = z.object({
  type: z.enum(['FRAME', 'TEXT', 'IMAGE', 'VECTOR']),
  name: z.string().max(200),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
  layout: z.enum(['NONE', 'HORIZONTAL', 'VERTICAL', 'GRID']),
  style: z.record(z.string().max(60), z.string().max(TEXT_MAX_CHARACTERS)),
  content: z.string().max(SOURCE_MAX_CHARACTERS).nullable(),
  get children() {
    return z.array(nodeSchema).max(FIGMA_NODES_MAX)
  },
})

/** What FIGMA_FRAME carries: the page, and the size it was drawn at. */
export const figmaFrameSchema = z.object({
  version: z.literal(1),
  title: z.string().max(200),
  width: z.number(),
  height: z.number(),
  root: nodeSchema,
})

export type FigmaFrame = z.infer<typeof figmaFrameSchema>
