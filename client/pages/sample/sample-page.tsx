import { clsx } from 'clsx'
import { useState } from 'react'
import { Link } from 'wouter'
import { useSample } from '#client/api/patterns.ts'
import { AccountMenu } from '#client/features/auth/account-menu.tsx'
import { EditorHeader } from '#client/features/header/editor-header.tsx'
import { HomeMenu } from '#client/features/header/home-menu.tsx'
import { HOST_SANDBOX } from '#client/frames/attributes.ts'
import { useDocumentTitle } from '#client/lib/document-title.ts'
import { EditorSkeleton } from '#client/pages/editor/editor-skeleton.tsx'
import NotFoundPage from '#client/pages/state/not-found-page.tsx'
import { Backdrop } from '#client/ui/backdrop.tsx'
import { buttonLook } from '#client/ui/button.tsx'
import { Spinner } from '#client/ui/spinner.tsx'

/** In place of a design that does not exist: the bundled sample, to look at and use. */
export function SamplePage() {
  const { data, isError } = useSample()
  const [isThere, setThere] = useState(false)
  useDocumentTitle('Design not found')
  if (isError) {
    return (
      <NotFoundPage
        title="This design does not exist."
        text="It may have been deleted, or the link is not complete."
      />
    )
  }
  if (!data) return <EditorSkeleton />
  return (
    <div className="flex h-dvh flex-col overflow-hidden">
      <EditorHeader
        menu={<HomeMenu />}
        name={<h1 className="truncate text-base font-semibold">{data.name}</h1>}
        status={<span className="shrink-0 text-xs text-ink-faint">Sample</span>}
        people={null}
        share={null}
        account={<AccountMenu />}
      />
      <p
        role="status"
        className="mx-2 mb-2 rounded-lg border border-amber-line bg-amber-wash px-4 py-2 text-center text-sm text-amber"
      >
        This design was deleted or does not exist. Here is a sample in its place.
      </p>
      <main className="flex min-h-0 flex-1 gap-4 px-2 pb-2 max-[899px]:flex-col-reverse">
        <section
          aria-label="About this sample"
          className="flex w-80 shrink-0 flex-col items-start gap-4 overflow-y-auto p-4 max-[899px]:w-full max-[899px]:flex-row max-[899px]:items-center max-[899px]:justify-between max-[899px]:p-2"
        >
          <div className="min-w-0">
            <p className="text-base text-pretty">This is the template “{data.name}”.</p>
          </div>
          <Link href="/" className={buttonLook('primary')}>
            Start your own
          </Link>
        </section>
        <div className="relative min-h-0 min-w-0 flex-1 overflow-hidden rounded-lg border border-line bg-surface shadow-2">
          {!isThere && (
            <div className="absolute inset-0 grid place-items-center">
              <Backdrop />
              <p role="status" className="relative flex items-center gap-2 text-sm text-ink-soft">
                <Spinner /> Loading the sample
              </p>
            </div>
          )}
          <iframe
            title="Preview"
            onLoad={() => setThere(true)}
            src={data.previewSrc}
            sandbox={HOST_SANDBOX}
            allow=""
            referrerPolicy="no-referrer"
            className={clsx('absolute inset-0 size-full border-0', isThere ? 'bg-white' : 'opacity-0')}
          />
        </div>
      </main>
    </div>
  )
}
