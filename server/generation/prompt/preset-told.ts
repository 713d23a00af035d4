import type { TakenPreset } from '#server/features/presets/presets-queries.ts'
import { isIntoPreset } from '#shared/conversion.ts'

/** What whoever made the preset wants of every design with it; the same for every request of a design. */
export function presetTold(preset: Pick<TakenPreset, 'name' | 'notes'> | null): string {
  if (!preset || preset.notes === '') return ''
  return `# The preset “${preset.name}”\nThis design is made with it. Its notes hold for every change, unless the request says otherwise:\n${preset.notes}`
}

/** The look that a conversion leads to, which is not in the files yet. */
export function presetThemeTold(preset: TakenPreset | null, prompt: string): string {
  if (!preset || preset.themeCss === '' || !isIntoPreset(prompt)) return ''
  return `# The preset’s theme\nEvery token of it goes into theme.css as it is here:\n\`\`\`css\n${preset.themeCss}\n\`\`\``
}
