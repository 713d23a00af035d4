import { type PresetChoice, usePresetChoices } from '#client/actions/use-preset-choices.ts'
import { useTemplatesAnswer } from '#client/api/models.ts'
import { useStored } from '#client/lib/stored.ts'
import { homeChoices } from '#client/state/home-choices.ts'
import { isSameConfig, PRESETS, type PresetName } from '#shared/design.ts'

/** What the code of every template is written for. */
const TEMPLATES_PRESET: PresetName = 'shadcn-tailwind'

export interface HomePreset {
  chosen: PresetChoice
  options: PresetChoice[]
  choose(value: string): void
}

/** What the next prompt makes a design with. */
export function useNextPreset(): HomePreset {
  const [{ mode, modelId }] = useStored(homeChoices)
  return useHomePreset(useTemplatesAnswer(mode, modelId))
}

/** What the next design is made with, as it was chosen last; templates are there for one kind of design alone. */
export function useHomePreset(isOfTemplates: boolean): HomePreset {
  const [choices, write] = useStored(homeChoices)
  const all = usePresetChoices()
  const options = isOfTemplates
    ? all.filter(({ value, config, custom }) =>
        custom ? isSameConfig(config, PRESETS[TEMPLATES_PRESET]) : value === TEMPLATES_PRESET,
      )
    : all
  const wanted = [choices.customId, choices.preset, TEMPLATES_PRESET]
  const found = wanted.map(value => options.find(each => each.value === value))
  const chosen = found.find(each => each !== undefined) ?? (options[0] as PresetChoice)
  const choose = (value: string) => {
    const next = all.find(each => each.value === value)
    if (next)
      write(
        next.custom
          ? { ...choices, customId: value }
          : { ...choices, customId: null, preset: value as PresetName },
      )
  }
  return { chosen, options, choose }
}
