import type { Speech } from '#tests/support/provider/scripted-provider.ts'
import type { ProviderRequest } from '#tests/support/provider/wires/wire.ts'

interface Abilities {
  hasTools: boolean
  hasVision: boolean
}

/** Answers the product's test call of a model, as one of these abilities would; false where this is none. */
export function answersCheck(
  say: Speech,
  { tools, images, messages }: ProviderRequest,
  { hasTools, hasVision }: Abilities,
): boolean {
  const isWithTool = tools?.some(tool => tool.function.name === 'report_colour') ?? false
  if (!isWithTool && !JSON.stringify(messages).includes('report_colour')) return false
  if (images.length > 0 && !hasVision) say.fail(400, 'This model does not support image input.')
  else if (isWithTool && !hasTools) say.fail(400, 'This model does not support tools.')
  else if (isWithTool) say.tool('report_colour', { colour: images.length > 0 ? 'red' : 'unknown' })
  else say.text(images.length > 0 ? 'red' : 'I see no picture.')
  return true
}
