/** The flags of the frame's address: shadcnDarkMode, hideOverflow, scale, disableScrolls. */
export function applyFlags(query: URLSearchParams): void {
  const isDarkMode = query.get('shadcnDarkMode')
  if (isDarkMode !== null) setDarkMode(isDarkMode === 'true')
  const rules: string[] = []
  if (query.get('hideOverflow') === 'true') rules.push('html,body{overflow:hidden!important}')
  if (query.get('disableScrolls') === 'true') {
    rules.push('*{overscroll-behavior:none!important}html,body{overflow:hidden!important}')
    for (const name of ['wheel', 'touchmove']) {
      addEventListener(name, event => event.preventDefault(), { passive: false, capture: true })
    }
  }
  // In the editor the amber box around the frame says what went wrong; the red one is for whoever sees the page alone.
  if (query.get('edit') === 'true') rules.push('#maquette-failure{display:none!important}')
  const scale = Number(query.get('scale'))
  if (scale > 0 && scale <= 4) rules.push(`html{zoom:${scale}}`)
  if (rules.length === 0) return
  const style = document.createElement('style')
  style.textContent = rules.join('')
  document.head.append(style)
}

/** shadcn themes switch by a class on the root element. */
export function setDarkMode(isDark: boolean): void {
  document.documentElement.classList.toggle('dark', isDark)
}
