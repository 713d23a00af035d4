import { useCallback } from 'react'
import { useSaveVersion } from '#client/api/artifacts.ts'
import { sentenceOf } from '#client/api/call.ts'
import { usePatternId } from '#client/room/document/room-provider.tsx'
import { afterSave } from '#client/room/working-copy/after-save.ts'
import { toast } from '#client/ui/toast.ts'
import { THEME_FILE, THEME_SAVED_AS } from '#shared/artifacts.ts'
import type { CodeFiles } from './use-code-files.ts'

/** Saves what is in the working copy as a version, once the server has all of it; a failure loses nothing. */
export function useSave({ joined, changes }: CodeFiles): () => void {
  const { mutateAsync, isPending } = useSaveVersion(
    usePatternId(),
    isOnlyTheme(changes) ? THEME_SAVED_AS : undefined,
  )
  const isNeeded = joined !== null && changes.size > 0 && !isPending
  return useCallback(() => {
    if (!isNeeded) return
    void (async () => {
      if (!(await afterSave(joined))) return tell('The server cannot be reached right now.')
      await mutateAsync().then(
        () => toast.success('Saved as a new version.'),
        error => tell(sentenceOf(error)),
      )
    })()
  }, [isNeeded, joined, mutateAsync])
}

const isOnlyTheme = (changes: CodeFiles['changes']): boolean => changes.size === 1 && changes.has(THEME_FILE)

const tell = (reason: string): void =>
  void toast.error('The version could not be saved.', {
    description: `${reason} Your changes are still here.`,
  })
