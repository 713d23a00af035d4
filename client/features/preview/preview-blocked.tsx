import { ShieldAlert } from 'lucide-react'
import { previewHosts } from '#client/frames/preview-mode.ts'
import { usePreviewWay, useSeekPreviewWay } from '#client/frames/use-preview-way.ts'
import { Backdrop } from '#client/ui/backdrop.tsx'
import { Button } from '#client/ui/button.tsx'
import { StatePage } from '#client/ui/state-page.tsx'

/** Nothing from where designs are shown reaches this browser, though the server itself does. */
export function PreviewBlocked({ children = null }: { children?: React.ReactNode }) {
  const serving = usePreviewWay()
  const seek = useSeekPreviewWay()
  if (serving?.way !== 'none') return children
  const hosts = previewHosts(serving)
  return (
    <div role="status" className="absolute inset-0 z-10 grid place-items-center bg-surface">
      <Backdrop />
      <StatePage
        picture={<ShieldAlert className="size-10" strokeWidth={1.5} />}
        title="Previews do not reach this browser"
        text={`The server answers, but neither ${hosts.name} nor ${hosts.port} does, and designs are shown from one of them. Allow one in whatever blocks them, such as an extension, a proxy or a firewall.`}
        action={<Button onClick={seek}>Try again</Button>}
      />
    </div>
  )
}
