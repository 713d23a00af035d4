import { Select } from '#client/ui/select.tsx'
import type { HomePreset } from './use-home-preset.ts'

/** What the next design is made with, beside the prompt that it is made of. */
export const PresetSelect = ({
  preset: { chosen, options, choose },
  className,
}: {
  preset: HomePreset
  className?: string
}) => (
  <Select
    label="Design Preset"
    value={chosen.value}
    options={options}
    onChange={choose}
    {...(options.length === 1 ? { disabledBecause: WITHOUT_MODEL } : {})}
    {...(className && { className })}
    isQuiet
  />
)

const WITHOUT_MODEL = 'Templates use this preset. The others need a model, and none is connected.'
