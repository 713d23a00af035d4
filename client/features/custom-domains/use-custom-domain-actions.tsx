import { useSetAtom } from 'jotai'
import { Globe } from 'lucide-react'
import type { Action } from '#client/actions/action.ts'
import { openDialogAtom } from '#client/state/dialogs.ts'

export function useCustomDomainActions(canWrite: boolean): { customDomain: Action } {
  const open = useSetAtom(openDialogAtom)
  return {
    customDomain: {
      id: 'customDomain',
      group: 'Design',
      name: 'Custom domain',
      words: ['dns', 'website', 'address', 'cname', 'host'],
      icon: <Globe />,
      isShown: canWrite,
      run: () => open({ kind: 'customDomain' }),
    },
  }
}
