import { LogoMark } from '#client/ui/logo.tsx'

export function PageLoading() {
  return (
    <div
      role="status"
      aria-label="Loading"
      className="grid min-h-dvh animate-fade place-items-center [animation-delay:250ms]"
    >
      <LogoMark className="size-8 animate-breathe text-accent" />
    </div>
  )
}
