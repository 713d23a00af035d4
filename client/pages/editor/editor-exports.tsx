import type { ComponentProps } from 'react'
import { useIsSyncing } from '#client/features/code-host/use-is-syncing.ts'
import { ExportMenu } from '#client/features/exports/export-menu.tsx'

/** Turns for whoever is here while a design is on its way to its repository, or from it. */
export function EditorExports({ isBusy, ...rest }: ComponentProps<typeof ExportMenu>) {
  const isSyncing = useIsSyncing()
  return <ExportMenu {...rest} isBusy={isBusy || isSyncing} />
}
