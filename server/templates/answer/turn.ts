import { z } from 'zod'
import { type SourceFile, sourceFileSchema } from '#shared/artifacts.ts'
import type { ChatPart } from '#shared/chat.ts'
import { anchorSchema } from '#shared/references.ts'

export type ToolCall =
  | { tool: 'write_file'; input: { path: string; code: string } }
  | { tool: 'edit_file'; input: { path: string; search: string; replace: string } }
  | { tool: 'delete_file'; input: { path: string } }

/** What is said and done in one answer without a model. */
export interface Turn {
  /** What was looked for, shortly. */
  thoughts: string
  calls: ToolCall[]
  /** What was made of the request, and what was not. */
  closing: string
  /** What stands under the answer: templates to choose from, next steps. */
  next: ChatPart[]
}

/** An answer that changes nothing. */
export function said(closing: string, next: ChatPart[] = []): Turn {
  return { thoughts: '', calls: [], closing, next }
}

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

export type Inserted = { files: SourceFile[] } | { reason: string }

/** A template to begin with, or the whole answer with the files it leads to, where it changes any. */
export type TemplatesReading = { choice: TemplateChoice } | { turn: Turn; files: SourceFile[] | null }

export const CONNECT: ChatPart[] = [{ type: 'suggestedActions', actions: [{ type: 'ConnectModel' }] }]
