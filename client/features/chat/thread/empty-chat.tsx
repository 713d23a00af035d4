import { useContext } from 'react'
import { LogoMark } from '#client/ui/logo.tsx'
import { EmptyWordsContext, useCanWrite } from '../chat-context.ts'

export function EmptyChat() {
  const canWrite = useCanWrite()
  const words = useContext(EmptyWordsContext)
  return (
    <div className="my-auto flex flex-col items-center px-8 py-12 text-center">
      <LogoMark className="mb-4 size-9 text-accent" />
      <h2 className="text-md font-semibold tracking-tight">{words?.title ?? 'Nothing has been said yet'}</h2>
      <p className="mt-1 max-w-[36ch] text-sm text-pretty text-ink-soft">
        {words?.text ??
          (canWrite
            ? 'Describe a screen below. Everybody in this room will see it take shape.'
            : 'As soon as somebody describes a design, it takes shape here.')}
      </p>
    </div>
  )
}
