/** Copies; over plain http there is no clipboard API, so a selection does it. False when neither can. */
export async function copyText(text: string): Promise<boolean> {
  try {
    if (navigator.clipboard) {
      await navigator.clipboard.writeText(text)
      return true
    }
  } catch {
    // Denied: the older way may still be allowed.
  }
  return copyBySelection(text)
}

function copyBySelection(text: string): boolean {
  // Inside an open dialog, because its focus trap takes the focus back from anything outside.
  const home = document.querySelector('[role="dialog"][data-state="open"]') ?? document.body
  const field = document.createElement('textarea')
  field.value = text
  field.setAttribute('aria-hidden', 'true')
  field.style.cssText = 'position:fixed;opacity:0;inset:0 auto auto 0'
  const before = document.activeElement
  home.append(field)
  field.select()
  const isCopied = document.execCommand('copy')
  field.remove()
  if (before instanceof HTMLElement) before.focus()
  return isCopied
}
