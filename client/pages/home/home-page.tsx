import { Suspense } from 'react'
import { GuestHint } from '#client/features/auth/guest-hint.tsx'
import { CatalogSection } from '#client/features/home/catalog-section.tsx'
import { DesignsSection } from '#client/features/home/designs-section.tsx'
import { PromptBox } from '#client/features/home/prompt-box.tsx'
import { RequestsToMe } from '#client/features/share/access-requests.tsx'
import { TemplatesSection } from '#client/features/templates/templates-section.tsx'
import { useDocumentTitle } from '#client/lib/document-title.ts'
import { PageHeader } from '#client/pages/page-header.tsx'
import { lazyPart } from '#client/ui/lazy-part.tsx'

const CanvasesList = lazyPart(() =>
  import('#client/features/canvas/list/canvases-list.tsx').then(({ CanvasesList }) => CanvasesList),
)

export default function HomePage() {
  useDocumentTitle(null)
  return (
    <div className="relative min-h-dvh overflow-x-clip">
      <div
        aria-hidden="true"
        className="backdrop-grid pointer-events-none absolute inset-x-0 top-0 h-180 [mask-composite:intersect] [mask-image:radial-gradient(ellipse_46%_52%_at_50%_46%,transparent_45%,#000_100%),linear-gradient(#000_35%,transparent)]"
      />
      <div className="relative">
        <PageHeader />
        <main>
          <div className="mx-auto max-w-3xl px-6 pt-[clamp(2.5rem,9vh,6.5rem)] pb-20 max-sm:px-4">
            <h1 className="text-center text-display font-semibold tracking-[-0.04em] text-balance">
              Say it. See it stand.
            </h1>
            <p className="mx-auto mt-4 mb-9 max-w-[46ch] text-center text-md text-pretty text-ink-soft">
              Describe a screen and watch it being built as a working React design, alone or with everybody in
              the room.
            </p>
            <PromptBox />
          </div>
          <RequestsToMe />
          <DesignsSection
            hint={<GuestHint />}
            canvases={
              <Suspense>
                <CanvasesList />
              </Suspense>
            }
          />
          <TemplatesSection />
          <CatalogSection />
        </main>
      </div>
    </div>
  )
}
