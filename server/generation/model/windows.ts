import type { ModelName } from '#server/env.ts'

/** A model nobody has told us about, such as one of one's own machine. */
const UNKNOWN_TOKENS = 32_000

/** What fits into a model, prompt and answer together, by the beginning of its name. */
const WINDOWS: readonly (readonly [RegExp, number])[] = [
  [/(?:^|\/)claude/, 200_000],
  [/(?:^|\/)gemini/, 1_000_000],
  [/(?:^|\/)gpt-4\.1/, 1_000_000],
  [/(?:^|\/)gpt-5/, 400_000],
  [/(?:^|\/)(?:gpt-4o|gpt-4-turbo|chatgpt-4o)/, 128_000],
  [/(?:^|\/)o[134](?:-|$)/, 200_000],
  [/(?:^|\/)gpt-4/, 8_000],
  [/(?:^|\/)gpt-3\.5/, 16_000],
]

/** The window a prompt is made for; one that was too long all the same is asked again with a part of it. */
export function windowOf({ provider, model }: ModelName): number {
  if (provider === 'templates') return Number.POSITIVE_INFINITY
  return WINDOWS.find(([name]) => name.test(model.toLowerCase()))?.[1] ?? UNKNOWN_TOKENS
}
