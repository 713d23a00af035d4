import { configLabel, type PatternConfig, PRESETS } from '#shared/design.ts'

/** What a model is asked to do with a design that shall use another preset. */
export const conversionPrompt = (from: PatternConfig, to: PatternConfig): string =>
  `Convert this design from ${configLabel(from)} to ${configLabel(to)}. Keep its pages, texts, pictures, layout, colours and behaviour as they are; rewrite every file that uses the former, and leave nothing of it behind.`

/** The presets of such a prompt; null for anything else that was said. */
export function conversionIn(prompt: string): { from: PatternConfig; to: PatternConfig } | null {
  const configs = Object.values(PRESETS)
  for (const from of configs)
    for (const to of configs)
      if (from !== to && prompt.trim() === conversionPrompt(from, to)) return { from, to }
  return null
}
