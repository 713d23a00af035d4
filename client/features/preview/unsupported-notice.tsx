import { LifeBuoy, PackageX, X } from 'lucide-react'
import { useState } from 'react'
import { useSupport } from '#client/actions/use-support.ts'
import { usePatternId } from '#client/room/document/room-provider.tsx'
import { Button, buttonLook } from '#client/ui/button.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import { unsupportedPackage } from '#shared/messages.ts'
import { librarySupport } from '#shared/packages.ts'

interface UnsupportedNoticeProps {
  packages: readonly string[]
}

/** The notice of section 8, below the picture: a stub stands in the place of each package. */
export function UnsupportedNotice({ packages }: UnsupportedNoticeProps) {
  const support = useSupport()
  const patternId = usePatternId()
  const [dismissed, setDismissed] = useState('')
  const listed = packages.join(', ')
  const request = librarySupport(listed)
  const address = support.addressFor(request)
  if (listed === dismissed) return null
  return (
    <div className="absolute inset-x-0 bottom-0 z-10 flex animate-rise justify-center p-4">
      <div
        role="status"
        aria-label="Unsupported packages"
        className="flex w-full max-w-xl items-start gap-3 rounded-lg border border-line bg-raised p-3 text-sm shadow-2"
      >
        <PackageX aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-ink-faint" />
        <div className="min-w-0 flex-1">
          <p className="wrap-anywhere">{unsupportedPackage(listed)}</p>
          {address !== null ? (
            <a
              href={address}
              target="_blank"
              rel="noreferrer"
              className={`mt-2 ${buttonLook('plain', 'sm')}`}
            >
              <LifeBuoy className="size-3.5" /> Request Library Support
            </a>
          ) : (
            support.isThere && (
              <Button size="sm" className="mt-2" onClick={() => support.ask({ ...request, patternId })}>
                <LifeBuoy className="size-3.5" /> Request Library Support
              </Button>
            )
          )}
        </div>
        <IconButton label="Dismiss" size="sm" className="-mt-1 -mr-1" onClick={() => setDismissed(listed)}>
          <X className="size-4" />
        </IconButton>
      </div>
    </div>
  )
}
