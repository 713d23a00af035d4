import { z } from 'zod'
import { AI_HEADERS, aiError } from '#server/features/integrations/ai/ai-error.ts'
import { isPrivateModel } from '#server/features/integrations/ai/ai-fields.ts'
import { boundedText } from '#server/features/integrations/ai/bounded-text.ts'
import { parsed } from '#server/features/integrations/ai/usage.ts'
import { withoutSecrets } from '#server/outside/outside-fetch.ts'

/** Some thousand models. */
const READ_MAX_CHARACTERS = 1_000_000
/** Who the models belong to that everybody has; any other owner is an account. */
const EVERYBODYS = /^(?:system|openai(?:-dev|-internal)?)$/

const modelSchema = z.object({
  id: z
    .string()
    .max(200)
    .refine(id => !isPrivateModel(id)),
  created: z.number().optional().catch(undefined),
  owned_by: z.string().regex(EVERYBODYS),
})
const listSchema = z.object({ data: z.array(z.unknown()) })

/** The provider's models, without those that only the account of the key has, and without whose account it is. */
export async function modelsAnswer(
  answer: Response,
  { key, silenceMs }: { key: string; silenceMs: number },
): Promise<Response> {
  const text = await boundedText(answer, { maxCharacters: READ_MAX_CHARACTERS, silenceMs })
  const list = listSchema.safeParse(parsed(withoutSecrets(text ?? '', [key]))).data
  if (!list) return aiError('models_unreadable')
  const data = list.data.flatMap(each => {
    const model = modelSchema.safeParse(each).data
    return model ? [{ object: 'model', ...model, owned_by: 'openai' }] : []
  })
  return Response.json({ object: 'list', data }, { headers: AI_HEADERS })
}
