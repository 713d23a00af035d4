import { CHANGES } from '#server/generation/prompt/changes-told.ts'
import { house } from '#server/generation/prompt/house.ts'
import { howToAnswer } from '#server/generation/prompt/how-to-answer.ts'
import { JUDGEMENT, WORN_PATHS_SHORT } from '#server/generation/prompt/judgement.ts'
import { chakraCard, kitCard } from '#server/generation/prompt/kit-card.ts'
import { packagesTold } from '#server/generation/prompt/packages-told.ts'
import { PAGE } from '#server/generation/prompt/page-told.ts'
import { type PromptPart, part } from '#server/generation/prompt/part.ts'
import type { ModelMode } from '#shared/chat.ts'
import { isSameConfig, type PatternConfig, PRESET_NAMES, PRESETS, type PresetName } from '#shared/design.ts'

export interface Instructed {
  mode: ModelMode
  config: PatternConfig
  isBuilt(name: string): boolean
  windowTokens: number
}

/** A window below this has room for what cannot be guessed, and little more. */
export const SHORT_BELOW_TOKENS = 32_000

/** The same for every request of a design's kind, so that it can be kept by whoever reads it. */
export function instructionParts({ mode, config, isBuilt, windowTokens }: Instructed): PromptPart[] {
  const isSmall = windowTokens < SHORT_BELOW_TOKENS
  const all = [
    part('how to answer', howToAnswer(mode, config)),
    part('house', house(presetOf(config), isSmall)),
    ...(config.designSystem === 'shadcn' ? [part('kit', kitCard(isSmall))] : []),
    ...(config.designSystem === 'chakraUi' ? [part('kit', chakraCard())] : []),
    part('packages', packagesTold(isBuilt, isSmall)),
    part('page and pictures', PAGE, false),
    part('judgement', JUDGEMENT, false),
    part('changes and last look', CHANGES, false),
  ]
  if (!isSmall) return all
  return [...all.filter(({ isShort }) => isShort), part('judgement', WORN_PATHS_SHORT)]
}

export const joined = (parts: readonly PromptPart[]): string => parts.map(({ text }) => text).join('\n\n')

/** The nearest of the four; others cannot be chosen. */
const presetOf = (config: PatternConfig): PresetName =>
  PRESET_NAMES.find(name => isSameConfig(PRESETS[name], config)) ??
  (config.styling === 'tailwind' ? 'html-tailwind' : 'html-inline')
