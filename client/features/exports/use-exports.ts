import { useSetAtom } from 'jotai'
import { useCodePrompt, useGenerateHtml, useGenerateZip } from '#client/api/exports.ts'
import { usePattern } from '#client/api/patterns.ts'
import { copyText } from '#client/lib/copy-text.ts'
import { startDownload } from '#client/lib/start-download.ts'
import { useMeta } from '#client/room/document/meta-hooks.ts'
import { usePatternId } from '#client/room/document/room-provider.tsx'
import { openDialogAtom } from '#client/state/dialogs.ts'
import { toast } from '#client/ui/toast.ts'
import { AppError } from '#shared/errors.ts'
import { copyFailed, htmlFailed, MESSAGES, zipFailed } from '#shared/messages.ts'

/** Section 9: a copy is confirmed for 1.5 to 4 seconds. */
const CONFIRMED_MS = 3_000

export interface Exports {
  downloadZip(): void
  copyCode(): void
  openDesignTool(): void
  openFiles(): void
  downloadHtml(): void
  isHtmlBusy: boolean
  isBusy: boolean
}

/** What can be taken along of the version that is shown. */
export function useExports(): Exports {
  const patternId = usePatternId()
  const open = useSetAtom(openDialogAtom)
  const { activeArtifactId: live } = useMeta()
  // Until the room has been joined, what the page was opened with.
  const opened = usePattern(patternId).data?.activeArtifactId
  const artifactId = live ?? opened
  const zip = useGenerateZip()
  const prompt = useCodePrompt()
  const html = useGenerateHtml()
  return {
    isBusy: zip.isPending || prompt.isPending,
    openDesignTool: () => open({ kind: 'designTool' }),
    openFiles: () => open({ kind: 'designTool', at: 'files' }),
    isHtmlBusy: html.isPending,
    downloadHtml() {
      if (!artifactId) return void toast.error(MESSAGES.noArtifactSelected)
      html
        .mutateAsync({ artifactId, patternId })
        .then(({ hostedUrl, hasComponentWarning, standIns = [] }) => {
          if (hasComponentWarning) open({ kind: 'componentWarning', hostedUrl, standIns, isHtml: true })
          else startDownload(hostedUrl)
        })
        .catch(error => toast.error(htmlFailed(saidBy(error))))
    },
    downloadZip() {
      if (!artifactId) return void toast.error(MESSAGES.noArtifactSelected)
      zip
        .mutateAsync({ artifactId, patternId, link: `${location.origin}/c/${patternId}` })
        .then(({ hostedUrl, hasComponentWarning, standIns = [] }) => {
          if (hasComponentWarning) open({ kind: 'componentWarning', hostedUrl, standIns })
          else startDownload(hostedUrl)
        })
        .catch(error => toast.error(zipFailed(saidBy(error))))
    },
    copyCode() {
      if (!artifactId) return void toast.error(MESSAGES.noCodeToCopy)
      prompt
        .mutateAsync({ artifactId, patternId })
        .then(async code => {
          const wasCopied = await copyText(code.prompt)
          if (!wasCopied || code.leftOut.length > 0) return open({ kind: 'codePrompt', code, wasCopied })
          const size = `${code.files} files, ${code.prompt.length.toLocaleString('en-US')} characters.`
          toast.success('The code is copied as a prompt.', { description: size, duration: CONFIRMED_MS })
        })
        .catch(error => toast.error(copyFailed(saidBy(error))))
    },
  }
}

/** What the server or the browser said; an inner failure says nothing of use. */
function saidBy(error: unknown): string | null {
  if (error instanceof AppError) return error.code === 'internal' ? null : error.message
  return error instanceof Error && error.message ? error.message : null
}
