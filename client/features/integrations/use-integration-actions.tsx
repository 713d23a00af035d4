import { useSetAtom } from 'jotai'
import { Plug } from 'lucide-react'
import type { Action } from '#client/actions/action.ts'
import { useExperiment } from '#client/api/users.ts'
import { openDialogAtom } from '#client/state/dialogs.ts'

/** The same as the button of the header, which has no room for it on a phone. */
export function useIntegrationActions(canWrite: boolean): { integrations: Action } {
  const open = useSetAtom(openDialogAtom)
  const isOn = useExperiment('integrations')
  return {
    integrations: {
      id: 'integrations',
      group: 'Design',
      name: 'Integrations…',
      words: ['openai', 'ai', 'key', 'chatgpt', 'connect'],
      icon: <Plug />,
      isShown: isOn && canWrite,
      run: () => open({ kind: 'connectIntegration' }),
    },
  }
}
