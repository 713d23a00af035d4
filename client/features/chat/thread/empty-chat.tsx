import { useContext } from 'react'
import { useMeta } from '#client/room/document/meta-hooks.ts'
import { LogoMark } from '#client/ui/logo.tsx'
import { type EmptyWords, EmptyWordsContext, useCanWrite } from '../chat-context.ts'

export function EmptyChat() {
  const canWrite = useCanWrite()
  // A copy, a fork and what was imported begin with a version, and with nothing said.
  const isBegun = useMeta().activeArtifactId !== null
  const words = useContext(EmptyWordsContext) ?? emptyWords(canWrite, isBegun)
  return (
    <div className="my-auto flex flex-col items-center px-8 py-12 text-center">
      <LogoMark className="mb-4 size-9 text-accent" />
      <h2 className="text-md font-semibold tracking-tight">{words.title}</h2>
      <p className="mt-1 max-w-[36ch] text-sm text-pretty text-ink-soft">{words.text}</p>
    </div>
  )
}

function emptyWords(canWrite: boolean, isBegun: boolean): EmptyWords {
  const title = isBegun ? 'The chat of this design begins here' : 'Nothing has been said yet'
  if (!canWrite) {
    const text = isBegun
      ? 'What people ask for in this design stands here.'
      : 'As soon as somebody describes a design, it takes shape here.'
    return { title, text }
  }
  return {
    title,
    text: isBegun
      ? 'Say below what should change. Everybody in this room will see it.'
      : 'Describe a screen below. Everybody in this room will see it take shape.',
  }
}
