import type { ExternalToast } from 'sonner'

type Tell = (title: string, options?: ExternalToast) => void

let isShown = () => {}
const shown = new Promise<void>(resolve => {
  isShown = resolve
})

/** Called by the toaster once it is in the page; what was told before waits for it. */
export const toasterIsThere = (): void => isShown()

/** Notices without the library behind them, which comes after the page. */
export const toast: Tell & { success: Tell; error: Tell; dismiss(): void } = Object.assign(
  later(({ toast }) => toast),
  {
    success: later(({ toast }) => toast.success),
    error: later(({ toast }) => toast.error),
    dismiss: () => void import('sonner').then(({ toast }) => toast.dismiss()),
  },
)

function later(tell: (sonner: typeof import('sonner')) => Tell): Tell {
  return (title, options) =>
    void Promise.all([import('sonner'), shown]).then(([sonner]) => tell(sonner)(title, options))
}
