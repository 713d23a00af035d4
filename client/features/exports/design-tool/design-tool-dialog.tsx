import { Check, Copy, FileJson, Shapes } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { useKeepLayers } from '#client/api/layers.ts'
import { useMe } from '#client/api/users.ts'
import { copyText } from '#client/lib/copy-text.ts'
import { downloadBytes } from '#client/lib/download-bytes.ts'
import { useMeta } from '#client/room/document/meta-hooks.ts'
import { usePatternId } from '#client/room/document/room-provider.tsx'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { svgOf } from '#shared/design-tool/svg/svg-of.ts'
import { projectSlug } from '#shared/exports.ts'
import { MESSAGES } from '#shared/messages.ts'
import { FilesAndPictures } from '../pages/files-and-pictures.tsx'
import type { Exports } from '../use-exports.ts'
import { LayersFacts } from './layers-facts.tsx'
import { useLayers } from './use-layers.ts'

interface DesignToolDialogProps {
  exports: Exports
  /** What somebody came for; the layers unless told. */
  at?: 'files' | undefined
  onClose(): void
}

/** The shown page for Figma and its like: files that any tool opens, and layers for the plugin. */
export function DesignToolDialog({ exports, at, onClose }: DesignToolDialogProps) {
  const patternId = usePatternId()
  const { name, activeArtifactId } = useMeta()
  const isSignedIn = useMe() !== null
  const { state, frame, again } = useLayers()
  const keep = useKeepLayers()
  const [wasCopied, setCopied] = useState(false)
  const file = (ending: string) => `${projectSlug(name)}.${ending}`
  const isReady = frame !== null
  const copy = () => {
    if (!frame) return
    keep
      .mutateAsync({ patternId, artifactId: activeArtifactId, frame })
      .then(async address => setCopied(await copyText(address)))
      .catch(() => undefined)
  }
  return (
    <Dialog
      title="Export to a design tool"
      about="Layers for Figma and its like, or every page as HTML, PNG or PDF."
      isOpen
      onClose={onClose}
    >
      <h3 className="mt-5 text-sm font-medium">Layers of this page</h3>
      <p className="mt-1 text-sm text-pretty text-ink-soft">
        As the preview shows it now, at this size. SVG opens in Figma, Penpot, Sketch, Illustrator and
        Inkscape, with its words as words.
      </p>
      <LayersFacts state={state} frame={frame} again={again} hasKeepFailed={keep.isError} />
      <div className="mt-5 flex flex-wrap gap-2">
        <Button
          look="primary"
          data-first={at === 'files' ? undefined : ''}
          disabled={!isReady}
          isBusy={state === 'reading'}
          onClick={() => frame && downloadBytes(file('svg'), 'image/svg+xml', svgOf(frame))}
        >
          <Shapes className="size-3.5" />
          Download SVG
        </Button>
        <Button
          disabled={!isReady}
          onClick={() =>
            frame && downloadBytes(file('layers.json'), 'application/json', JSON.stringify(frame))
          }
        >
          <FileJson className="size-3.5" />
          Download JSON
        </Button>
        <Button
          disabled={!isReady || !isSignedIn}
          isBusy={keep.isPending}
          aria-describedby={isSignedIn ? undefined : 'plugin-needs-account'}
          onClick={copy}
        >
          {wasCopied ? <Check className="size-3.5" /> : <Copy className="size-3.5" />}
          Copy for the plugin
        </Button>
      </div>
      {keep.data && (
        <label className="mt-4 block text-sm text-ink-soft">
          {wasCopied ? 'Copied. ' : 'This browser did not let it be copied. '}Paste this into the plugin
          within a day.
          <input
            readOnly
            value={keep.data}
            onFocus={event => event.currentTarget.select()}
            className="mt-1.5 block h-9 w-full rounded-md border border-line bg-sunken px-3 font-mono text-xs text-ink-soft"
          />
        </label>
      )}
      <p className="mt-4 text-sm text-ink-faint" id="plugin-needs-account">
        {isSignedIn ? '' : `${MESSAGES.pluginNeedsAccount} `}
        <Link href="/docs/design-tool" className="font-medium text-accent-ink underline underline-offset-2">
          About the files and the plugin
        </Link>
      </p>
      <FilesAndPictures
        html={{ run: exports.downloadHtml, isBusy: exports.isHtmlBusy }}
        isFirst={at === 'files'}
      />
    </Dialog>
  )
}
