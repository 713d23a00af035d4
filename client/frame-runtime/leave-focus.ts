/** A page that is drawn while somebody types in the editor takes the focus only once they are in the page themselves. */
export function leaveFocus(): void {
  if (parent === window) return
  for (const { prototype } of [HTMLElement, SVGElement]) {
    const { focus } = prototype
    prototype.focus = function focusHere(options) {
      if (document.hasFocus()) focus.call(this, options)
    }
  }
}
