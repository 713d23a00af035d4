import { Backdrop } from '#client/ui/backdrop.tsx'
import { LogoMark } from '#client/ui/logo.tsx'
import { StatePage } from '#client/ui/state-page.tsx'

export function PreviewEmpty({ canWrite }: { canWrite: boolean }) {
  return (
    <div className="absolute inset-0 z-10 grid place-items-center bg-surface">
      <Backdrop />
      <StatePage
        picture={<LogoMark className="size-10 text-ink-faint" />}
        title="There is no preview yet"
        text={
          canWrite
            ? 'Describe a screen in the chat, and it is built here.'
            : 'This design has not been started yet.'
        }
      />
    </div>
  )
}
