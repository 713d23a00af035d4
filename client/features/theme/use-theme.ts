import { useCallback, useEffect, useMemo } from 'react'
import { useArtifact, useSaveVersion } from '#client/api/artifacts.ts'
import { sentenceOf } from '#client/api/call.ts'
import { useWorkingTexts } from '#client/room/document/live-hooks.ts'
import { useMeta } from '#client/room/document/meta-hooks.ts'
import { usePatternId, useRoom } from '#client/room/document/room-provider.tsx'
import { publishPresence } from '#client/room/presence/publish-presence.ts'
import { afterSave } from '#client/room/working-copy/after-save.ts'
import { putFiles } from '#client/room/working-copy/file-edits.ts'
import {
  useIsWorkingCopyThere,
  useWorkingCopyWhen,
} from '#client/room/working-copy/working-copy-provider.tsx'
import { toast } from '#client/ui/toast.ts'
import { THEME_FILE, THEME_SAVED_AS } from '#shared/artifacts.ts'
import { readThemeLook, type ThemeChange, type ThemeLook, withThemeChange } from '#shared/theme-look.ts'

export type Theme =
  | { state: 'loading' | 'none' }
  | {
      state: 'ready'
      look: ThemeLook
      /** Spaces come from one size, which Tailwind alone knows. */
      hasSpacing: boolean
      /** It differs from the active version. */
      isChanged: boolean
      isSaving: boolean
      change(change: ThemeChange): void
      /** Whether it is a version now. */
      save(): Promise<boolean>
    }

/** The theme of the working copy: changed as if somebody typed in `theme.css`, so everybody sees it. */
export function useTheme(): Theme {
  const connection = useWorkingCopyWhen(true)
  const isThere = useIsWorkingCopyThere()
  const css = useWorkingTexts(isThere ? connection : null).get(THEME_FILE)
  const { activeArtifactId, config } = useMeta()
  const saved = useArtifact(activeArtifactId).data?.sourceFiles.find(file => file.name === THEME_FILE)?.code
  const { mutateAsync, isPending } = useSaveVersion(usePatternId(), THEME_SAVED_AS)
  usePlaceInTheme()
  const change = useCallback(
    (wanted: ThemeChange) => {
      if (!connection || css === undefined) return
      putFiles(connection.doc, [{ name: THEME_FILE, code: withThemeChange(css, wanted) }])
    },
    [connection, css],
  )
  const save = useCallback(async (): Promise<boolean> => {
    if (!connection || !(await afterSave(connection)))
      return failed('The server cannot be reached right now.')
    return mutateAsync().then(
      () => true,
      error => failed(sentenceOf(error)),
    )
  }, [connection, mutateAsync])
  const look = useMemo(() => (css === undefined ? null : readThemeLook(css)), [css])
  if (!isThere) return { state: 'loading' }
  if (look === null || (look.color === null && look.radius === null)) return { state: 'none' }
  const hasSpacing = config.styling === 'tailwind'
  return { state: 'ready', look, hasSpacing, isChanged: css !== saved, isSaving: isPending, change, save }
}

/** Whoever has a file open is followed by everybody's live preview, so the panel has this one open. */
function usePlaceInTheme(): void {
  const { awareness } = useRoom()
  useEffect(() => {
    const { file = null } = (awareness.getLocalState() ?? {}) as { file?: string | null }
    publishPresence(awareness, { file: THEME_FILE })
    return () => publishPresence(awareness, { file })
  }, [awareness])
}

function failed(reason: string): false {
  toast.error('The version could not be saved.', { description: `${reason} Your changes are still here.` })
  return false
}
