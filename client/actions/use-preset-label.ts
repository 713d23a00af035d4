import { useCustomPreset } from '#client/api/presets.ts'
import { configLabel, type PatternConfig } from '#shared/design.ts'

interface MadeWith {
  config: PatternConfig
  customId: string | null
}

/** The name of a design's preset; what it is made with where that is one of the four, gone, or not to be seen. */
export function usePresetLabel({ config, customId }: MadeWith): string {
  return useCustomPreset(customId).data?.name ?? configLabel(config)
}
