import { Link } from 'wouter'
import { useDocumentTitle } from '#client/lib/document-title.ts'
import { PageHeader } from '#client/pages/page-header.tsx'
import { SheetPicture } from '#client/pages/sheet-picture.tsx'
import { buttonLook } from '#client/ui/button.tsx'
import { StatePage } from '#client/ui/state-page.tsx'

interface NotFoundPageProps {
  title?: string
  text?: string
}

export default function NotFoundPage({
  title = 'There is nothing here.',
  text = 'The address may be mistyped, or what was here has gone.',
}: NotFoundPageProps) {
  useDocumentTitle('Not found')
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
