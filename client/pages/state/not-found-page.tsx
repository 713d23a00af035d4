import { useDocumentTitle } from '#client/lib/document-title.ts'
import { LinkProblem } from '#client/pages/state/link-problem.tsx'

interface NotFoundPageProps {
  title?: string
  text?: string
}

export default function NotFoundPage({
  title = 'There is nothing here.',
  text = 'The address may be mistyped, or what was here has gone.',
}: NotFoundPageProps) {
  useDocumentTitle('Not found')
  return <LinkProblem title={title} text={text} />
}
