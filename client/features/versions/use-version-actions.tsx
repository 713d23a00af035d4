import { useSetAtom } from 'jotai'
import { Layers } from 'lucide-react'
import type { Action } from '#client/actions/action.ts'
import { useMeta } from '#client/room/document/meta-hooks.ts'
import { openDialogAtom } from '#client/state/dialogs.ts'

export function useVersionActions(): { versions: Action } {
  const { activeArtifactId } = useMeta()
  const open = useSetAtom(openDialogAtom)
  return {
    versions: {
      id: 'versions',
      group: 'Design',
      name: 'Preview and compare versions',
      words: ['history', 'restore'],
      icon: <Layers />,
      isShown: activeArtifactId !== null,
      run: () => activeArtifactId && open({ kind: 'versionPreview', artifactId: activeArtifactId }),
    },
  }
}
