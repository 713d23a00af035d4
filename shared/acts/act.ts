import { z } from 'zod'
import { target } from '#shared/edits/operations/operations.ts'

/** An element in the code: its file, and its `line` and `column` or its path there. */
const place = { file: z.string().min(1), at: target }
const index = z.number().int().min(0)
/** Which copy of an element that a list draws: its number from 0 on the page, or the text it shows now. */
const copy = { item: index.optional(), was: z.string().optional() }

/** A token of the theme (`primary`), a colour of Tailwind (`red-500`), or a colour as CSS writes it. */
const color = z
  .string()
  .max(80)
  .regex(/^(?:#[\da-f]{3,8}|[a-z][a-z\d-]*|(?:rgb|hsl|oklch|oklab)a?\([\d\s.,%/a-z-]+\))$/i)
/** One step, or pixels. */
const amount = z.union([z.enum(['less', 'more']), z.number().min(0).max(1_000)])
/** What a list entry or a text may hold. */
const words = z.string().max(20_000)
/** Its path in the file, such as `content.plans`. */
const list = { file: z.string().min(1), list: z.string().min(1) }

/** What can be done to any design without a model. Undo is not one of them: whoever performs an act keeps what was. */
export const actSchema = z.discriminatedUnion('act', [
  /** `index` says which text, where the element has several. */
  z.object({ act: z.literal('setText'), ...place, ...copy, text: words, index: index.optional() }),
  /** Exactly this text, price or figure, which must stand in one place of the design, or at this path of a file's data. */
  z.object({
    act: z.literal('replaceText'),
    ...{ from: words.min(1), to: words, file: z.string().optional() },
    path: z.string().max(400).optional(),
  }),
  z.object({ act: z.literal('setColor'), ...place, of: z.enum(['text', 'background']), color }),
  z.object({ act: z.literal('setSpacing'), ...place, to: amount }),
  z.object({ act: z.literal('setSize'), ...place, to: amount }),
  z.object({
    act: z.literal('align'),
    ...place,
    weight: z.enum(['light', 'normal', 'medium', 'semibold', 'bold']).optional(),
    to: z.enum(['left', 'center', 'right']).optional(),
  }),
  z.object({ act: z.literal('remove'), ...place, ...copy, by: z.enum(['delete', 'hide']).default('delete') }),
  z.object({
    act: z.literal('move'),
    ...place,
    ...copy,
    to: z.union([
      z.enum(['up', 'down', 'first', 'last']),
      z.object({ at: target, place: z.enum(['before', 'after', 'first', 'last']) }),
    ]),
  }),
  z.object({ act: z.literal('swap'), ...place, with: z.object(place) }),
  z.object({ act: z.literal('duplicate'), ...place, ...copy }),
  z.object({ act: z.literal('setLink'), ...place, ...copy, href: z.string().min(1).max(2_000) }),
  z.object({
    act: z.literal('setTheme'),
    scheme: z.enum(['light', 'dark']).optional(),
    color: color.optional(),
    font: z.string().min(1).max(80).optional(),
    radius: z.number().min(0).max(28).optional(),
    density: z.enum(['compact', 'normal', 'roomy']).optional(),
  }),
  z.object({ act: z.literal('renameBrand'), from: words.min(1), to: words.min(1) }),
  /** Fields that are not given are left empty. */
  z.object({
    act: z.literal('addItem'),
    ...list,
    index: index.optional(),
    item: z.union([words, z.record(z.string(), words)]),
  }),
  z.object({ act: z.literal('removeItem'), ...list, index }),
  /** The files of a template that is one part, shown before, after or inside the element. */
  z.object({
    act: z.literal('insertPart'),
    ...place,
    place: z.enum(['before', 'after', 'inside']),
    part: z.object({
      name: z.string().regex(/^[a-z][a-z\d-]*$/),
      files: z.array(z.object({ name: z.string().min(1), code: z.string() })).min(1),
    }),
  }),
])
export type Act = z.output<typeof actSchema>
export type ActInput = z.input<typeof actSchema>
export type ActOf<Name extends Act['act']> = Extract<Act, { act: Name }>
