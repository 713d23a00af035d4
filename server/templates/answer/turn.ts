import { z } from 'zod'
import { sourceFileSchema } from '#shared/artifacts.ts'
import { chatPartSchema } from '#shared/chat.ts'
import { anchorSchema } from '#shared/references.ts'

const path = z.string()

export const toolCallSchema = z.discriminatedUnion('tool', [
  z.object({ tool: z.literal('write_file'), input: z.object({ path, code: z.string() }) }),
  z.object({
    tool: z.literal('edit_file'),
    input: z.object({ path, search: z.string(), replace: z.string() }),
  }),
  z.object({ tool: z.literal('rename_file'), input: z.object({ from: path, to: path }) }),
  z.object({ tool: z.literal('delete_file'), input: z.object({ path }) }),
])
export type ToolCall = z.infer<typeof toolCallSchema>

/** What is said and done in one answer without a model. */
export const turnSchema = z.object({
  /** What was looked for, shortly. */
  thoughts: z.string(),
  calls: z.array(toolCallSchema),
  /** What was made of the request, and what was not. */
  closing: z.string(),
  /** What stands under the answer: templates to choose from, next steps. */
  next: z.array(chatPartSchema),
})
export type Turn = z.infer<typeof turnSchema>

/** An answer that changes nothing. */
export const said = (closing: string, next: Turn['next'] = [], thoughts = ''): Turn => ({
  ...{ thoughts, closing, next },
  calls: [],
})

/** A template that has been chosen and whose files are still to be read. */
export const choiceSchema = z.object({
  template: z.string(),
  others: z.array(z.string()),
  /** The request whose words are put into it. */
  prompt: z.string(),
})
export type TemplateChoice = z.infer<typeof choiceSchema>

const files = z.array(sourceFileSchema)

export const requestSchema = z.object({
  prompt: z.string(),
  /** The design as it is; empty before the first version. */
  files,
  /** What the design was before its last change; null where that is not asked for, or nothing was. */
  before: files.nullable(),
  /** What the person asked for before, oldest first. */
  asked: z.array(z.string()),
  /** The last thing that was answered; null where nothing was. */
  lastAnswer: z.string().nullable(),
  /** The element selected in the preview. */
  selection: z
    .object({
      file: z.string(),
      at: z.object({ path: z.string() }),
      /** What is read on it; null where that is not known. */
      text: z.string().nullable(),
    })
    .nullable(),
})
export type TemplatesRequest = z.infer<typeof requestSchema>

/**
 * `POST /templates`: a request is read first, and a chosen template is filled when its files are there; one is also put
 * into a page that is there.
 */
export const askSchema = z.discriminatedUnion('ask', [
  z.object({ ask: z.literal('read'), request: requestSchema }),
  z.object({ ask: z.literal('begin'), choice: choiceSchema, files, template: files }),
  z.object({
    ask: z.literal('insert'),
    files,
    anchor: anchorSchema.nullable(),
    place: z.enum(['before', 'after', 'inside']),
    part: z.object({ name: z.string(), files }),
  }),
])
export type TemplatesAsk = z.infer<typeof askSchema>

export const insertedSchema = z.union([z.object({ files }), z.object({ reason: z.string() })])
export type Inserted = z.infer<typeof insertedSchema>

export const readingSchema = z.union([
  z.object({ choice: choiceSchema }),
  z.object({ turn: turnSchema, files: files.nullable() }),
])
/** A template to begin with, or the whole answer with the files it leads to, where it changes any. */
export type TemplatesReading = z.infer<typeof readingSchema>
