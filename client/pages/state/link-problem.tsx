import { Link } from 'wouter'
import { PageHeader } from '#client/pages/page-header.tsx'
import { SheetPicture } from '#client/pages/state/sheet-picture.tsx'
import { buttonLook } from '#client/ui/button.tsx'
import { StatePage } from '#client/ui/state-page.tsx'

/** A link that was opened and leads nowhere. */
export function LinkProblem({ title, text }: { title: string; text: string }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <PageHeader />
      <main className="grid flex-1 place-items-center pb-24">
        <StatePage
          isHeading
          picture={<SheetPicture />}
          title={title}
          text={text}
          action={
            <Link href="/" className={buttonLook('primary', 'lg')}>
              Back to Home
            </Link>
          }
        />
      </main>
    </div>
  )
}
