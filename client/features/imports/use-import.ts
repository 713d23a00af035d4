import { useEffect, useRef, useState } from 'react'
import { useOwnAccount } from '#client/actions/use-own-account.ts'
import { sentenceOf } from '#client/api/call.ts'
import { type Imported, importSource, importZip } from '#client/api/imports.ts'
import { useRequestIds } from '#client/lib/use-request-ids.ts'
import type { ImportSource } from '#shared/imports.ts'

type Wanted = File | ImportSource

type State =
  | { is: 'idle'; problem: string | null }
  /** How much of a file has been sent; 1 once the server is at it. */
  | { is: 'busy'; sent: number; wanted: Wanted }
  | { is: 'done'; imported: Imported }

export interface Importing {
  state: State
  start(wanted: Wanted): void
  cancel(): void
  /** What went wrong is not told any more. */
  forget(): void
}

/** Brings a project to the server and back as a design; the same project again after a failure makes no second one. */
export function useImport(): Importing {
  const account = useOwnAccount()
  const requestIdOf = useRequestIds()
  const [state, setState] = useState<State>({ is: 'idle', problem: null })
  const underWay = useRef<AbortController | null>(null)
  useEffect(() => () => underWay.current?.abort(), [])

  const run = async (wanted: Wanted, controller: AbortController) => {
    if (!(await account.ensure())) return setState({ is: 'idle', problem: null })
    const { signal } = controller
    const onProgress = (sent: number) => setState({ is: 'busy', sent, wanted })
    const options = { requestId: requestIdOf(keyOf(wanted)), signal, onProgress }
    const imported = await (wanted instanceof File
      ? importZip(wanted, options)
      : importSource(wanted, options))
    setState({ is: 'done', imported })
  }

  return {
    state,
    start(wanted) {
      const controller = new AbortController()
      underWay.current = controller
      setState({ is: 'busy', sent: wanted instanceof File ? 0 : 1, wanted })
      run(wanted, controller).catch((error: unknown) => {
        if (controller.signal.aborted) return
        setState({ is: 'idle', problem: account.wasMissing(error) ? null : sentenceOf(error) })
      })
    },
    cancel() {
      underWay.current?.abort()
      setState({ is: 'idle', problem: null })
    },
    forget() {
      setState(now => (now.is === 'idle' ? { is: 'idle', problem: null } : now))
    },
  }
}

const keyOf = (wanted: Wanted): string =>
  wanted instanceof File
    ? JSON.stringify([wanted.name, wanted.size, wanted.lastModified])
    : JSON.stringify(wanted)
