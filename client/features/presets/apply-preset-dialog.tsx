import { useState } from 'react'
import { useSaveVersion } from '#client/api/artifacts.ts'
import { sentenceOf } from '#client/api/call.ts'
import { useApplyPreset, useCustomPreset } from '#client/api/presets.ts'
import { useWorkingTexts } from '#client/room/document/live-hooks.ts'
import { useMeta } from '#client/room/document/meta-hooks.ts'
import { usePatternId } from '#client/room/document/room-provider.tsx'
import { afterSave } from '#client/room/working-copy/after-save.ts'
import { putFiles } from '#client/room/working-copy/file-edits.ts'
import {
  useIsWorkingCopyThere,
  useWorkingCopyWhen,
} from '#client/room/working-copy/working-copy-provider.tsx'
import { undoOwn } from '#client/state/undo.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { toast } from '#client/ui/toast.ts'
import { THEME_FILE } from '#shared/artifacts.ts'
import { withTokensOf } from '#shared/preset-theme.ts'

const GONE = 'The preset is not there any more, so there is nothing to apply.'
const NOT_ONES_OWN = 'Only its owner and the workspace that has it can apply what the preset is now.'

/** The preset of this design as it is now: its tokens go into the theme, its notes hold from the next prompt on. */
export function ApplyPresetDialog({ onClose }: { onClose(): void }) {
  const { customId } = useMeta()
  const preset = useCustomPreset(customId)
  const { apply, isReady, isBusy, problem } = useApply(onClose)
  const nothing = preset.isError ? GONE : preset.data?.isCopy ? NOT_ONES_OWN : null
  const name = preset.data?.name
  return (
    <Dialog
      title="Apply preset"
      about={
        name
          ? `This design takes the preset “${name}” as it is now: its colours, corners and typefaces go into the theme, and the model hears its notes. Everything else stays.`
          : 'This design takes its preset as that is now.'
      }
      isOpen
      onClose={onClose}
    >
      {(problem ?? nothing) && (
        <p role="alert" className="mt-4 text-sm text-danger">
          {problem ?? nothing}
        </p>
      )}
      <div className="mt-6 flex justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button
          look="primary"
          disabled={!isReady || nothing !== null}
          isBusy={isBusy}
          onClick={() => void apply()}
        >
          Apply
        </Button>
      </div>
    </Dialog>
  )
}

function useApply(close: () => void) {
  const patternId = usePatternId()
  const connection = useWorkingCopyWhen(true)
  const isThere = useIsWorkingCopyThere()
  const css = useWorkingTexts(isThere ? connection : null).get(THEME_FILE)
  const take = useApplyPreset()
  const save = useSaveVersion(patternId, 'Applied the preset')
  const [problem, setProblem] = useState<string | null>(null)
  const apply = async () => {
    if (!connection) return
    setProblem(null)
    try {
      const { name, themeCss } = await take.mutateAsync(patternId)
      const code = themeCss === '' ? css : withTokensOf(css ?? '', themeCss)
      if (code !== undefined && code !== css) {
        putFiles(connection.doc, [{ name: THEME_FILE, code }])
        if (!(await afterSave(connection))) return setProblem('The server cannot be reached right now.')
        await save.mutateAsync()
      }
      toast.success(`The preset “${name}” is applied.`, {
        ...(code === css
          ? { description: 'Its theme is in the design already.' }
          : { action: { label: 'Undo', onClick: () => undoOwn(patternId, 'undo') } }),
      })
      close()
    } catch (error) {
      setProblem(sentenceOf(error))
    }
  }
  return { apply, isReady: isThere, isBusy: take.isPending || save.isPending, problem }
}
