import { Link } from 'wouter'
import { CenteredPage } from '#client/pages/centered-page.tsx'
import { SheetPicture } from '#client/pages/state/sheet-picture.tsx'
import { buttonLook } from '#client/ui/button.tsx'
import { StatePage } from '#client/ui/state-page.tsx'

/** A link that was opened and leads nowhere. */
export function LinkProblem({ title, text }: { title: string; text: string }) {
  return (
    <CenteredPage>
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
    </CenteredPage>
  )
}
