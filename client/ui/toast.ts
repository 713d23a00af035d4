import type { ExternalToast } from 'sonner'
import { loadLate } from '#client/lib/load-late.ts'

type Tell = (title: string, options?: ExternalToast) => void

let isShown = () => {}
const shown = new Promise<void>(resolve => {
  isShown = resolve
})

const sonner = () => import('sonner')
const library = () => loadLate(sonner)

/** Called by the toaster once it is in the page; what was told before waits for it. */
export const toasterIsThere = (): void => isShown()

/** Notices without the library behind them, which comes after the page. */
export const toast: Tell & { success: Tell; error: Tell; dismiss(id?: string): void } = Object.assign(
  later(({ toast }) => toast),
  {
    success: later(({ toast }) => toast.success),
    error: later(({ toast }) => toast.error),
    dismiss: (id?: string) => void library().then(({ toast }) => toast.dismiss(id)),
  },
)

function later(tell: (sonner: typeof import('sonner')) => Tell): Tell {
  return (title, options) =>
    void Promise.all([library(), shown]).then(([sonner]) => tell(sonner)(title, options))
}
