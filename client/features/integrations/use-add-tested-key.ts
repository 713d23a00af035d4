import { useRef } from 'react'
import { sentenceOf } from '#client/api/call.ts'
import { useAddKey, useTestKey } from '#client/api/integrations.ts'
import { newId } from '#shared/ids.ts'
import type { Integration, KeyTestOutcome } from '#shared/integrations.ts'

interface GivenKey {
  key: string
  name: string
}

interface AddTestedKey {
  /** Tries the key, and keeps it where the provider takes it. */
  add(given: GivenKey): void
  /** Keeps it whatever came of the test. */
  addUntested(given: GivenKey): void
  /** Another key is typed: what was said of the one before is not true of it. */
  reset(): void
  doing: 'testing' | 'keeping' | null
  /** What the test came to, while the key is not kept because of it. */
  refusal: Exclude<KeyTestOutcome, 'fine'> | null
  /** Why this server did not do it. */
  fault: string | null
  added: { integration: Integration; isTested: boolean } | null
}

/** A key is kept once its provider has taken it, or because its person wants it all the same. */
export function useAddTestedKey(patternId: string, onKept: () => void): AddTestedKey {
  // The same try again keeps one key, also where its answer was lost.
  const request = useRef({ id: newId(), key: '' })
  const test = useTestKey(patternId)
  const keep = useAddKey(patternId)
  const doing = test.isPending ? 'testing' : keep.isPending ? 'keeping' : null
  const outcome = test.data ?? null
  const error = test.error ?? keep.error
  const addUntested = ({ key, name }: GivenKey) => {
    if (request.current.key !== key) request.current = { id: newId(), key }
    const asked = { type: 'OPENAI', key, name, requestId: request.current.id } as const
    // What is kept is no draft any more, also where the dialog is closed meanwhile; a failure is shown by the state.
    void keep.mutateAsync(asked).then(onKept, () => undefined)
  }
  return {
    add: given => {
      keep.reset()
      test.mutate(
        { type: 'OPENAI', key: given.key },
        { onSuccess: said => said === 'fine' && addUntested(given) },
      )
    },
    addUntested,
    reset: () => {
      test.reset()
      keep.reset()
    },
    doing,
    refusal: doing || error || outcome === 'fine' ? null : outcome,
    fault: doing === null && error ? sentenceOf(error) : null,
    added: keep.data ? { integration: keep.data, isTested: outcome === 'fine' } : null,
  }
}
