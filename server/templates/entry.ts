import { z } from 'zod'
import { TEMPLATE_SHAPES } from '#shared/templates.ts'

const path = z.string().min(1)

/** A list of `content.ts`: where it is, and the names its entries have for what a person may give. */
const listSchema = z.strictObject({
  at: path,
  name: path.optional(),
  price: path.optional(),
  text: path.optional(),
  group: path.optional(),
  time: path.optional(),
  place: path.optional(),
  person: path.optional(),
  value: path.optional(),
  kind: path.optional(),
})
export type HeldList = z.infer<typeof listSchema>

/** What a list of a request can be, whatever it lists. */
export const LIST_KINDS = [
  ...['items', 'people', 'steps', 'columns', 'fields', 'navigation', 'figures', 'questions'],
  ...['messages', 'events', 'sections'],
] as const
export type ListKind = (typeof LIST_KINDS)[number]

/** What `templates/index.json` says of one template. */
export const entrySchema = z.strictObject({
  title: path,
  sentence: path,
  /** What people ask for it by, with commas between. */
  words: path,
  shape: z.enum(TEMPLATE_SHAPES),
  holds: z.strictObject({
    // Said only where they are not at the top of the content.
    brand: path.default('brand'),
    title: path.default('title'),
    lead: path.optional(),
    ...(Object.fromEntries(LIST_KINDS.map(kind => [kind, listSchema.optional()])) as Record<
      ListKind,
      z.ZodOptional<typeof listSchema>
    >),
  }),
})
export type TemplateEntry = z.infer<typeof entrySchema>
export type TemplateIndex = Readonly<Record<string, TemplateEntry>>
