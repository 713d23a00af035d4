import { FileCode, Image, Printer } from 'lucide-react'
import { useRef, useState } from 'react'
import { useArtifactPreview } from '#client/api/artifacts.ts'
import { useOutline } from '#client/api/outlines.ts'
import { askPage, pngBytes } from '#client/frames/ask-page.ts'
import type { DesignFrame } from '#client/frames/design-frame.ts'
import { PageFrame } from '#client/frames/page-frame.tsx'
import { downloadBytes } from '#client/lib/download-bytes.ts'
import { openable } from '#client/lib/openable-pages.ts'
import { useMeta } from '#client/room/document/meta-hooks.ts'
import { usePatternId } from '#client/room/document/room-provider.tsx'
import { Button } from '#client/ui/button.tsx'
import { Select } from '#client/ui/select.tsx'
import type { SelectOption } from '#client/ui/select-face.tsx'
import { VIEWPORTS, type ViewportName } from '#shared/design.ts'
import { projectSlug } from '#shared/exports.ts'
import { MESSAGES } from '#shared/messages.ts'
import { pageNames } from './page-names.ts'

type Kind = 'png' | 'pdf'
interface Size {
  width: number
  height: number
}

interface Job {
  kind: Kind
  at: number
  taken: Uint8Array<ArrayBuffer>[]
}

interface FilesAndPicturesProps {
  html: { run(): void; isBusy: boolean }
  /** It is what somebody came for. */
  isFirst?: boolean
}

/** Every page of the newest version as one HTML file, as pictures, or as the browser's own print. */
export function FilesAndPictures({ html, isFirst = false }: FilesAndPicturesProps) {
  const patternId = usePatternId()
  const { name, activeArtifactId, config, isDarkMode } = useMeta()
  const preview = useArtifactPreview(activeArtifactId).data
  const outline = useOutline(activeArtifactId).data
  const [viewport, setViewport] = useState<ViewportName>('Desktop')
  const [job, setJob] = useState<Job | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const called = useRef(new AbortController())
  const routes = openable(outline?.routes ?? [])
  const size = SIZED.find(each => each.name === viewport)?.size ?? { width: 1440, height: 900 }
  const isAble =
    activeArtifactId !== null && preview?.status !== 'error' && preview !== undefined && outline !== undefined
  const begin = (kind: Kind) => {
    called.current = new AbortController()
    setFailed(false)
    setJob({ kind, at: 0, taken: [] })
  }
  const fail = () => {
    setFailed(!called.current.signal.aborted)
    setJob(null)
  }
  const drawn = async (frame: DesignFrame | null, { kind, at, taken }: Job) => {
    const { signal } = called.current
    if (!frame) return fail()
    const all = [...taken]
    if (kind === 'pdf') {
      if (!(await askPage(frame, 'PAGE_PRINTED', signal))) return fail()
    } else {
      const bytes = pngBytes((await askPage(frame, 'PAGE_TAKEN', signal))?.url ?? null)
      if (!bytes) return fail()
      all.push(bytes)
    }
    if (signal.aborted) return
    if (at + 1 < routes.length) return setJob({ kind, at: at + 1, taken: all })
    setJob(null)
    if (kind === 'png') await save(projectSlug(name), routes, all)
  }
  const cancel = () => {
    called.current.abort()
    setJob(null)
  }
  return (
    <section aria-label="Files and pictures" className="mt-6 border-t border-line pt-5">
      <h3 className="text-sm font-medium">Files and pictures</h3>
      <p className="mt-1 text-sm text-ink-soft">
        The newest version, {routes.length === 1 ? 'its page' : `all ${routes.length} pages`}. The HTML file
        opens without a server and without a network; PDF is this browser’s own print.
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <Button
          data-first={isFirst ? '' : undefined}
          disabled={!isAble}
          isBusy={html.isBusy}
          onClick={html.run}
        >
          <FileCode className="size-3.5" />
          Download HTML
        </Button>
        <Button disabled={!isAble || job !== null} isBusy={job?.kind === 'png'} onClick={() => begin('png')}>
          <Image className="size-3.5" />
          Download PNG
        </Button>
        <Button disabled={!isAble || job !== null} isBusy={job?.kind === 'pdf'} onClick={() => begin('pdf')}>
          <Printer className="size-3.5" />
          Print PDF
        </Button>
        <Select<ViewportName>
          label="Size of pages"
          value={viewport}
          options={OPTIONS}
          onChange={setViewport}
        />
      </div>
      {job && (
        <div role="status" className="mt-3 flex items-center gap-3 text-sm text-ink-soft">
          Page {job.at + 1} of {routes.length}: {routes[job.at]}
          <Button size="sm" onClick={cancel}>
            Cancel
          </Button>
        </div>
      )}
      {hasFailed && (
        <p role="alert" className="mt-3 text-sm">
          {MESSAGES.exportFailed}
        </p>
      )}
      {job && preview && activeArtifactId && (
        <PageFrame
          key={`${job.kind} ${job.at}`}
          {...{ patternId, size, artifactId: activeArtifactId, previewSrc: preview.previewSrc }}
          route={routes[job.at] ?? '/'}
          isDarkMode={config.designSystem === 'shadcn' ? isDarkMode : null}
          onDrawn={frame => void drawn(frame, job)}
        />
      )}
    </section>
  )
}

/** One picture as it is, several in one file. */
async function save(
  slug: string,
  routes: readonly string[],
  pictures: readonly Uint8Array<ArrayBuffer>[],
): Promise<void> {
  const [only] = pictures
  if (pictures.length === 1 && only) return downloadBytes(`${slug}.png`, 'image/png', only)
  const { zipSync } = await import('fflate')
  const names = pageNames(routes)
  const files = Object.fromEntries(pictures.map((bytes, at) => [`${names[at]}.png`, bytes] as const))
  // Pictures are packed already.
  downloadBytes(`${slug}-pages.zip`, 'application/zip', zipSync(files, { level: 0 }))
}

const SIZED = VIEWPORTS.flatMap(({ name, size }): { name: ViewportName; size: Size }[] =>
  size ? [{ name, size }] : [],
)
const OPTIONS: SelectOption<ViewportName>[] = SIZED.map(({ name, size }) => ({
  value: name,
  label: name,
  detail: `${size.width} × ${size.height}`,
}))
