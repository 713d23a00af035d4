import { z } from 'zod'
import type { SourceFile } from '#shared/artifacts.ts'
import type { PatternConfig } from '#shared/design.ts'
import { lineSchema } from '#shared/text.ts'

/** How a page is looked at: as on a laptop, and as on a phone. */
export const LOOKED_AT = { wide: { width: 1440, height: 900 }, narrow: { width: 390, height: 844 } } as const
export type LookedAt = keyof typeof LOOKED_AT

/** How much of a page a picture shows, in the page's pixels from its top, and how wide the picture is. */
export const PICTURED = {
  wide: { height: 2_160, targetWidth: 1_000 },
  narrow: { height: 1_170, targetWidth: 390 },
} as const satisfies Record<LookedAt, { height: number; targetWidth: number }>

/** Somebody says that they will look within this time, or another one is asked. */
export const LOOK_TAKEN_WITHIN_MS = 3_000
/** All in all; then it goes on without. */
export const LOOK_WITHIN_MS = 15_000

export const FINDINGS_MAX = 60
/** Of a picture as an address, which is a third longer than its bytes. */
export const LOOK_PICTURE_MAX_CHARACTERS = 500_000
export const LOOK_PICTURE_MAX_PX = 2_000
export const LOOK_SEEN_MAX_BYTES = 1_400_000

/** On the address of a socket: there is a browser that can look at a page. */
export const LOOKS_QUERY = 'looks'

/** What somebody's browser is to show and to look at. */
export interface LookAsk {
  files: SourceFile[]
  config: PatternConfig
  /** Of the design. */
  route: string
  at: LookedAt[]
  isDark: boolean
  hasPicture: boolean
  /** What is pictured: `hero.tsx:12`, or words that stand on it; null for the page. */
  element: string | null
}

const pixelsSchema = z.number().int().min(0).max(100_000)
const ratioSchema = z.number().min(1).max(21)
const colourSchema = z.string().regex(/^#[0-9a-f]{6}$/)

/** Where it is: `file:line:column` of its JSX where that is known, what it is, and what stands on it. */
const elementShape = {
  loc: lineSchema(400).nullable(),
  tag: lineSchema(60),
  text: lineSchema(80),
}

const finding = <K extends string, S extends z.ZodRawShape>(kind: K, shape: S) =>
  z.object({ kind: z.literal(kind), ...shape })

/** Something a browser has seen of a page. It is a person's browser that says so, so nothing of it is believed. */
export const findingSchema = z.discriminatedUnion('kind', [
  /** Nothing can be seen. */
  finding('blank', {}),
  finding('thrown', {
    message: lineSchema(500),
    file: lineSchema(400).nullable(),
    line: z.number().int().min(1).max(1_000_000).nullable(),
  }),
  finding('console', { message: lineSchema(300) }),
  /** The page can be scrolled sideways; this is what reaches beyond its edge. */
  finding('overflow', {
    ...elementShape,
    pageWidth: pixelsSchema,
    width: pixelsSchema,
    why: z.enum(['nowrap', 'fixed', 'shrink']).nullable(),
  }),
  finding('cut', { ...elementShape, width: pixelsSchema, isEllipsis: z.boolean() }),
  finding('squeezed', { ...elementShape, width: pixelsSchema, lines: z.number().int().min(1).max(1_000) }),
  finding('contrast', {
    ...elementShape,
    ratio: ratioSchema,
    needed: ratioSchema,
    colour: colourSchema,
    ground: colourSchema,
  }),
  finding('rule', { ...elementShape, rule: z.string().regex(/^[a-z-]{1,60}$/) }),
  finding('empty', { ...elementShape, width: pixelsSchema, height: pixelsSchema }),
])
export type Finding = z.infer<typeof findingSchema>

export const findingsSchema = z.array(findingSchema).max(FINDINGS_MAX)

/** What was seen at one size. */
export const lookedSchema = z.object({
  at: z.enum(['wide', 'narrow']),
  findings: findingsSchema,
  picture: z
    .string()
    .max(LOOK_PICTURE_MAX_CHARACTERS)
    .regex(/^data:image\/(?:jpeg|png|webp);base64,/)
    .nullable(),
  /** Where one was wanted: the page is shown in port mode, or the browser could not take it. */
  whyNoPicture: z.enum(['portMode', 'failed']).optional(),
})
export type Looked = z.infer<typeof lookedSchema>
