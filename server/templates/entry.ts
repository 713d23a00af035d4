import { z } from 'zod'
import { TEMPLATE_SHAPES } from '#shared/templates.ts'

const path = z.string().min(1)

/** A list of `content.ts`: where it is, and the names its entries have for what a person may give. */
const ROLES = ['name', 'price', 'text', 'group', 'time', 'place', 'person', 'value', 'kind'] as const
const listSchema = z.strictObject({ at: path, ...eachOptional(ROLES, path) })
export type HeldList = z.infer<typeof listSchema>

/** What a list of a request can be, whatever it lists. */
export const LIST_KINDS = [
  ...['items', 'people', 'steps', 'columns', 'fields', 'navigation', 'figures', 'questions'],
  ...['messages', 'events', 'sections', 'hours'],
] as const
export type ListKind = (typeof LIST_KINDS)[number]

/** What `templates/index.json` says of one template. */
export const entrySchema = z.strictObject({
  title: path,
  sentence: path,
  /** What people ask for it by, with commas between. */
  words: path,
  shape: z.enum(TEMPLATE_SHAPES),
  /** What people call the entries of a list, with commas between, besides the last name of its place. */
  called: z.partialRecord(z.enum(LIST_KINDS), path).optional(),
  /** Places of texts and lists that only tell of its own case, with commas between. */
  tells: path.optional(),
  holds: z.strictObject({
    /** What stands before sums. */
    currency: path.optional(),
    // Said only where they are not at the top of the content.
    brand: path.default('brand'),
    title: path.default('title'),
    lead: path.default('lead'),
    ...eachOptional(LIST_KINDS, listSchema),
  }),
})
export type TemplateEntry = z.infer<typeof entrySchema>
export type TemplateIndex = Readonly<Record<string, TemplateEntry>>

function eachOptional<Name extends string, Schema extends z.ZodType>(names: readonly Name[], schema: Schema) {
  return Object.fromEntries(names.map(name => [name, schema.optional()])) as Record<
    Name,
    z.ZodOptional<Schema>
  >
}
