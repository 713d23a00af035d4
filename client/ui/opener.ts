/** What the focus goes back to: an item of a menu is gone by then, and the menu's own button is still there. */
export function openerOf(focused: Element | null): Element | null {
  const button = focused?.closest('[role="menu"]')?.getAttribute('aria-labelledby')
  return (button && document.getElementById(button)) || focused
}
