import { clsx } from 'clsx'
import { useRef, useState } from 'react'
import { useArtifactPreview } from '#client/api/artifacts.ts'
import { sentenceOf } from '#client/api/call.ts'
import { useDesignFrame } from '#client/frames/use-design-frame.ts'
import { Mat } from '#client/ui/backdrop.tsx'
import { Spinner } from '#client/ui/spinner.tsx'
import { type ArtifactVersion, versionLabel } from '#shared/artifacts.ts'
import { MESSAGES } from '#shared/messages.ts'

type Elements = Map<string, HTMLIFrameElement>

/** One version, alive: it can be scrolled and clicked. */
export function VersionFrame({ version, elements }: { version: ArtifactVersion; elements?: Elements }) {
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
  return <Frame artifactId={version.id} src={data.previewSrc} label={label} elements={elements} />
}

interface FrameProps {
  artifactId: string
  src: string
  label: string
  /** Where whoever talks with the frame finds it. */
  elements: Elements | undefined
}

/** Keeps the address it began with: a renewed pass is no reason to load it again. */
function Frame({ artifactId, src, label, elements }: FrameProps) {
  const [shown] = useState({ key: artifactId, artifactId, src })
  const alone = useRef<Elements>(new Map()).current
  const attributes = useDesignFrame(shown, elements ?? alone)
  const [isThere, setThere] = useState(false)
  return (
    <>
      {!isThere && <Loading label={label} />}
      {attributes && (
        <iframe
          {...attributes}
          title={`Preview of ${label}`}
          allow=""
          referrerPolicy="no-referrer"
          onLoad={() => setThere(true)}
          className={clsx('absolute inset-0 size-full border-0', isThere ? 'bg-white' : 'opacity-0')}
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
      <Mat />
      <p className="relative flex max-w-[60ch] flex-col items-center gap-2 p-6 text-center text-sm text-ink-soft">
        {children}
      </p>
    </div>
  )
}
