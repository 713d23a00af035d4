import { useState } from 'react'
import { useArtifactPreview } from '#client/api/artifacts.ts'
import { sentenceOf } from '#client/api/call.ts'
import { Mat } from '#client/ui/mat.tsx'
import { Spinner } from '#client/ui/spinner.tsx'
import { type ArtifactVersion, versionLabel } from '#shared/artifacts.ts'
import { MESSAGES } from '#shared/messages.ts'

/** One version, alive: it can be scrolled and clicked. */
export function VersionFrame({ version }: { version: ArtifactVersion }) {
  const { data, isError, error } = useArtifactPreview(version.id)
  const label = versionLabel(version.version)
  if (isError) return <Notice>{sentenceOf(error)}</Notice>
  if (!data) {
    return (
      <Notice>
        <Spinner /> Loading {label}
      </Notice>
    )
  }
  if (data.status === 'error') {
    return (
      <Notice>
        <span className="font-medium text-ink">{MESSAGES.renderFailed}</span>
        {data.errorMessage && <span className="font-mono text-xs wrap-anywhere">{data.errorMessage}</span>}
      </Notice>
    )
  }
  return <Frame src={data.previewSrc} title={`Preview of ${label}`} />
}

/** Keeps the address it began with: a renewed pass is no reason to load it again. */
function Frame({ src, title }: { src: string; title: string }) {
  const [first] = useState(src)
  return (
    <iframe
      title={title}
      src={first}
      sandbox="allow-scripts allow-same-origin allow-forms"
      allow=""
      referrerPolicy="no-referrer"
      className="absolute inset-0 size-full border-0 bg-white"
    />
  )
}

function Notice({ children }: { children: React.ReactNode }) {
  return (
    <div className="absolute inset-0 grid place-items-center bg-surface">
      <Mat />
      <p className="relative flex max-w-[60ch] flex-col items-center gap-2 p-6 text-center text-sm text-ink-soft">
        {children}
      </p>
    </div>
  )
}
