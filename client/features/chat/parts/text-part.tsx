import { Suspense } from 'react'
import { lazyPart } from '#client/ui/lazy-part.tsx'
import { useItem } from '../thread/item-context.ts'
import type { PartProps } from './part-props.ts'

/** Loaded after the first paint; until then the words stand there as they are. */
const Markdown = lazyPart(() => import('./markdown.tsx').then(({ Markdown }) => Markdown), Plain)

/** What a person typed stays as it was typed; what a model wrote is markdown. */
export function TextPart({ part: { message } }: PartProps<'text'>) {
  const { role } = useItem()
  if (role === 'user') return <Plain text={message} />
  return (
    <Suspense fallback={<Plain text={message} />}>
      <Markdown text={message} />
    </Suspense>
  )
}

function Plain({ text }: { text: string }) {
  return (
    <p dir="auto" className="text-base leading-relaxed whitespace-pre-wrap">
      {text}
    </p>
  )
}
