import { toast } from '#client/ui/toast.ts'

/** Opens a design in a new tab; where the browser holds that back, a notice offers it. */
export function openInNewTab(id: string, done: string): void {
  const address = `/c/${id}`
  if (openTab(address)) return
  toast.success(done, { action: { label: 'Open', onClick: () => void openTab(address) }, duration: 20_000 })
}

/** With `noopener` nobody could tell whether it was opened, so the opener is taken away afterwards. */
function openTab(address: string): boolean {
  const tab = window.open(address, '_blank')
  if (tab) tab.opener = null
  return tab !== null
}
