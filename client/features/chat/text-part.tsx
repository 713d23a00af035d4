import { lazy, Suspense } from 'react'
import { useItem } from './item-context.ts'
import type { PartProps } from './part-props.ts'

/** Loaded after the first paint; until then the words stand there as they are. */
const Markdown = lazy(() => import('./markdown.tsx').then(({ Markdown }) => ({ default: Markdown })))

/** What a person typed stays as it was typed; what a model wrote is markdown. */
export function TextPart({ part: { message } }: PartProps<'text'>) {
  const { role } = useItem()
  const plain = <p className="text-base leading-relaxed whitespace-pre-wrap">{message}</p>
  if (role === 'user') return plain
  return (
    <Suspense fallback={plain}>
      <Markdown text={message} />
    </Suspense>
  )
}
