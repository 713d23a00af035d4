import { z } from 'zod'

const DATA = /^data:image\/[\w.+-]{1,20};base64,[\w+/=]*$/
const ADDRESS = /^https?:\/\/\S{1,4000}$/

/** A picture that comes along or is public; files of the account have ids in its place. */
const pictureAddress = z
  .string()
  .refine(url => DATA.test(url) || ADDRESS.test(url), 'must be an address or the data of a picture')
const detail = z.string().max(20).nullish()
const text = z.string()
/** Stored things are found by their ids, so none goes on, and what needs one is refused. */
const droppedId = text.nullish().transform(() => undefined)
const noFile = z.null({ error: 'files of the account are not open to designs' }).optional()

const chatPartSchema = z.discriminatedUnion(
  'type',
  [
    z.object({ type: z.literal('text'), text }),
    z.object({ type: z.literal('refusal'), refusal: text }),
    z.object({ type: z.literal('image_url'), image_url: z.object({ url: pictureAddress, detail }) }),
  ],
  { error: 'designs send text and pictures alone' },
)

/** Of `chat/completions`. Answers are sent back as they came, with more in them than may go on. */
export const messageSchema = z.object({
  role: z.enum(['system', 'developer', 'user', 'assistant', 'tool']),
  content: z.union([text, z.array(chatPartSchema)]).nullish(),
  name: text.optional(),
  refusal: text.nullish(),
  tool_call_id: text.optional(),
  tool_calls: z
    .array(
      z.object({
        id: text,
        type: z.literal('function').default('function'),
        function: z.object({ name: text, arguments: text }),
      }),
    )
    .nullish(),
})

const itemPartSchema = z.discriminatedUnion(
  'type',
  [
    z.object({ type: z.literal(['input_text', 'output_text']), text }),
    z.object({ type: z.literal('refusal'), refusal: text }),
    z.object({ type: z.literal('input_image'), file_id: noFile, image_url: pictureAddress, detail }),
  ],
  { error: 'designs send text and pictures alone' },
)
const content = z.union([text, z.array(itemPartSchema)])
const status = text.nullish()
const thought = z.array(z.object({ type: text, text }))

/** Of `responses`. A reference to a stored item has no role and no words, and is none of these. */
export const itemSchema = z.discriminatedUnion(
  'type',
  [
    z.object({
      type: z.literal('message').optional(),
      role: z.enum(['user', 'assistant', 'system', 'developer']),
      content,
      id: droppedId,
      status,
    }),
    z.object({
      type: z.literal('function_call'),
      ...{ call_id: text, name: text, arguments: text, id: droppedId, status },
    }),
    z.object({
      type: z.literal('function_call_output'),
      call_id: text,
      output: content,
      id: droppedId,
      status,
    }),
    z.object({
      type: z.literal('reasoning'),
      summary: thought,
      content: thought.nullish(),
      // Without it the provider looks for a stored one.
      encrypted_content: text.min(1),
      id: droppedId,
      status,
    }),
  ],
  { error: 'designs send messages, calls of functions and their results alone' },
)
