import { LogoMark } from '#client/ui/logo.tsx'

/** The mark on its backdrop: the picture of pages that have nothing else to show. */
export function SheetPicture() {
  return (
    <div className="backdrop-grid grid size-36 place-items-center rounded-full [mask-image:radial-gradient(circle,#000_45%,transparent_70%)]">
      <LogoMark className="size-11 text-accent" />
    </div>
  )
}
