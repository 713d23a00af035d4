import { useCustomPresets } from '#client/api/presets.ts'
import { configLabel, type PatternConfig, PRESET_NAMES, PRESETS, type PresetName } from '#shared/design.ts'
import type { CustomPreset } from '#shared/presets.ts'

/** What a design can be made with: one of the four, or a preset of people. */
export interface PresetChoice {
  /** The name of one of the four, or the id of a preset. */
  value: string
  label: string
  config: PatternConfig
  custom: CustomPreset | null
}

/** All of them, the four first; those of people as soon as they are known. */
export function usePresetChoices(): PresetChoice[] {
  const customs = useCustomPresets().data ?? []
  return [...BUILT_IN, ...customs.map(custom => choiceOf(custom, customs))]
}

/** What a new design of a choice is made with, as calls say it. */
export const madeWith = ({ config, custom }: MadeWith): { config: PatternConfig; customId?: string } => ({
  config,
  ...(custom && { customId: custom.id }),
})

interface MadeWith {
  config: PatternConfig
  custom: Pick<CustomPreset, 'id'> | null
}

const BUILT_IN: readonly PresetChoice[] = PRESET_NAMES.toReversed().map((name: PresetName) => ({
  ...{ value: name, label: configLabel(PRESETS[name]), config: PRESETS[name], custom: null },
}))

/** A workspace is named where two presets have one name. */
function choiceOf(custom: CustomPreset, all: readonly CustomPreset[]): PresetChoice {
  const isOneOfTwo = all.filter(({ name }) => name === custom.name).length > 1
  const whose = isOneOfTwo && custom.orgName ? ` (${custom.orgName})` : ''
  return { value: custom.id, label: `${custom.name}${whose}`, config: custom.config, custom }
}
