import { useSetAtom } from 'jotai'
import { Paintbrush, SwatchBook } from 'lucide-react'
import type { Action } from '#client/actions/action.ts'
import { useCustomPreset } from '#client/api/presets.ts'
import { openDialogAtom } from '#client/state/dialogs.ts'
import type { Pattern } from '#shared/patterns.ts'

/** The look of a design as a preset of people, and back. */
export function usePresetActions(
  { customId }: Pick<Pattern, 'customId'>,
  canWrite: boolean,
): { savePreset: Action; applyPreset: Action } {
  const open = useSetAtom(openDialogAtom)
  const isCopy = useCustomPreset(canWrite ? customId : null).data?.isCopy ?? false
  return {
    savePreset: {
      id: 'savePreset',
      group: 'Design',
      name: 'Save as preset…',
      words: ['look', 'theme', 'tokens', 'brand', 'notes'],
      icon: <SwatchBook />,
      isShown: canWrite,
      run: () => open({ kind: 'savePreset' }),
    },
    applyPreset: {
      id: 'applyPreset',
      group: 'Design',
      name: 'Apply preset…',
      words: ['look', 'theme', 'tokens', 'brand', 'update'],
      icon: <Paintbrush />,
      isShown: canWrite && customId !== null && !isCopy,
      run: () => open({ kind: 'applyPreset' }),
    },
  }
}
