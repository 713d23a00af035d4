import { clsx } from 'clsx'
import { useState } from 'react'
import { useArtifactPreview } from '#client/api/artifacts.ts'
import { sentenceOf } from '#client/api/call.ts'
import type { FrameSet } from '#client/frames/frame-set.ts'
import { useDesignFrame } from '#client/frames/use-design-frame.ts'
import { usePreviewWay } from '#client/frames/use-preview-way.ts'
import { Backdrop } from '#client/ui/backdrop.tsx'
import { Spinner } from '#client/ui/spinner.tsx'
import { type ArtifactVersion, versionLabel } from '#shared/artifacts.ts'
import { MESSAGES } from '#shared/messages.ts'

/** One version, alive: it can be scrolled and clicked. */
export function VersionFrame({ version, frames }: { version: ArtifactVersion; frames?: FrameSet }) {
  const { data, isError, error } = useArtifactPreview(version.id)
  const label = versionLabel(version.version)
  if (isError) return <Notice>{sentenceOf(error)}</Notice>
  if (!data) return <Loading label={label} />
  if (data.status === 'error') {
    return (
      <Notice>
        <span className="font-medium text-ink">{MESSAGES.renderFailed}</span>
        {data.errorMessage && <span className="font-mono text-xs wrap-anywhere">{data.errorMessage}</span>}
      </Notice>
    )
  }
  return <Frame artifactId={version.id} src={data.previewSrc} label={label} frames={frames} />
}

interface FrameProps {
  artifactId: string
  src: string
  label: string
  /** The set it is heard in, where two versions are compared. */
  frames: FrameSet | undefined
}

/** Keeps the address it began with: a renewed pass is no reason to load it again. */
function Frame({ artifactId, src, label, frames }: FrameProps) {
  const [shown] = useState({ key: artifactId, artifactId, src })
  const { attributes, state } = useDesignFrame(shown, { frames })
  if (usePreviewWay()?.way === 'none')
    return <Notice>Previews do not reach this browser. The preview of the design says what to allow.</Notice>
  return (
    <>
      {!state.isLoaded && <Loading label={label} />}
      {attributes && (
        <iframe
          {...attributes}
          title={`Preview of ${label}`}
          className={clsx('absolute inset-0 size-full border-0', state.isLoaded ? 'bg-white' : 'opacity-0')}
        />
      )}
    </>
  )
}

function Loading({ label }: { label: string }) {
  return (
    <Notice>
      <Spinner /> Loading {label}
    </Notice>
  )
}

function Notice({ children }: { children: React.ReactNode }) {
  return (
    <div className="absolute inset-0 grid place-items-center bg-surface">
      <Backdrop />
      <p className="relative flex max-w-[60ch] flex-col items-center gap-2 p-6 text-center text-sm text-ink-soft">
        {children}
      </p>
    </div>
  )
}
