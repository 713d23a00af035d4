import { useEffect, useRef, useState } from 'react'
import type { Selection } from '#client/state/selection.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import type { ActKind } from './act-kinds.ts'
import { performing, performingOnSeveral } from './late-acts.ts'
import { chosenOf } from './several.ts'

/** Others may be typing: it is not looked again at every letter. */
const REST_MS = 150

export interface Known {
  /** Why an act cannot be done; what is not there can be, as far as is known. */
  whyNot: Partial<Record<ActKind, string>>
  /** What the element says now. */
  text: string
}

/** What can be done to the selected element, found out a piece at a time so that the page never waits. */
export function useWhyNot(selection: Selection | null, files: readonly SourceFile[]): Known | null {
  const [known, setKnown] = useState<Known | null>(null)
  const latest = useRef(files)
  latest.current = files
  const code = files.find(({ name }) => name === selection?.reference.anchor.file)?.code
  // Trying an act takes a parser, which comes late, and some milliseconds.
  // biome-ignore lint/correctness/useExhaustiveDependencies(code): another code is another answer.
  useEffect(() => {
    if (!selection) return setKnown(null)
    let isStale = false
    const look = async () => {
      const [{ textNow, whyNotActs }, { whyNotSeveral }] = await Promise.all([
        performing(),
        performingOnSeveral(),
      ])
      await rested(REST_MS)
      if (isStale) return
      const text = textNow(latest.current, selection)
      const whyNot: Known['whyNot'] = {}
      const tried = selection.more
        ? whyNotSeveral(latest.current, chosenOf(selection))
        : whyNotActs(latest.current, selection)
      for (const [kind, reason] of tried) {
        if (reason !== null) whyNot[kind] = reason
        await rested(0)
        if (isStale) return
      }
      setKnown({ text, whyNot })
    }
    void look().catch(() => undefined)
    return () => {
      isStale = true
    }
  }, [selection, code])
  return known
}

const rested = (ms: number): Promise<void> => new Promise(done => setTimeout(done, ms))
