import { configLabel, type PatternConfig, PRESETS } from '#shared/design.ts'

/** What a model is asked to do with a design that shall use another preset. */
export function conversionPrompt(from: PatternConfig, to: PatternConfig, presetName?: string): string {
  const [former, latter] = [configLabel(from), configLabel(to)]
  if (presetName === undefined)
    return `Convert this design from ${former} to ${latter}. Keep its pages, texts, pictures, layout, colours and behaviour as they are; rewrite every file that uses the former, and leave nothing of it behind.`
  const rewrite =
    former === latter ? '' : ` Rewrite every file that uses ${former}, and leave nothing of it behind.`
  return `${INTO_PRESET}${presetName}” (${latter}). Keep its pages, texts, pictures, layout and behaviour as they are; its look becomes that of the preset.${rewrite}`
}

const INTO_PRESET = 'Convert this design to the preset “'

/** Whether a prompt is one that gives a design the look of somebody's preset. */
export const isIntoPreset = (prompt: string): boolean => prompt.trim().startsWith(INTO_PRESET)

/** The presets of such a prompt; null for anything else that was said. */
export function conversionIn(prompt: string): { from: PatternConfig; to: PatternConfig } | null {
  const configs = Object.values(PRESETS)
  for (const from of configs)
    for (const to of configs)
      if (from !== to && prompt.trim() === conversionPrompt(from, to)) return { from, to }
  return null
}
