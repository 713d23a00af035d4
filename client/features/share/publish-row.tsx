import { Rocket } from 'lucide-react'
import { Button } from '#client/ui/button.tsx'

/** The link shows the design to people who work on it; everybody else is better off with a page. */
export const PublishRow = ({ onOpen }: { onOpen(): void }) => (
  <section aria-label="Publish" className="flex items-center gap-4 border-t border-line pt-5">
    <p className="min-w-0 flex-1 text-sm text-pretty text-ink-soft">
      For everybody else there is a page of its own: one version, without the editor, at a public address.
    </p>
    <Button onClick={onOpen}>
      <Rocket aria-hidden="true" className="size-3.5" />
      Publish
    </Button>
  </section>
)
