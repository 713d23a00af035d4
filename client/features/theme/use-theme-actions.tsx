import { useSetAtom } from 'jotai'
import { Palette } from 'lucide-react'
import type { Action } from '#client/actions/action.ts'
import { openDialogAtom } from '#client/state/dialogs.ts'

export function useThemeActions(canWrite: boolean): { theme: Action } {
  const open = useSetAtom(openDialogAtom)
  return {
    theme: {
      id: 'theme',
      group: 'Design',
      name: 'Theme…',
      words: ['change', 'colour', 'color', 'radius', 'font', 'density', 'spacing'],
      icon: <Palette />,
      whyNot: canWrite ? null : 'Only for people who may edit',
      run: () => open({ kind: 'theme' }),
    },
  }
}
