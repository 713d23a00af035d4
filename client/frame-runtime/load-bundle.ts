import type { HostMessage } from '#shared/frame-messages.ts'
import { loadLargeFonts } from './large-fonts.ts'

type Bundle = Extract<HostMessage, { type: 'LOAD_BUNDLE' }>

/** Puts a compiled design into a page that was opened without one; returns the address of its script. */
export function loadBundle({ js, css, imports, preloads, fonts, isDarkMode }: Bundle): string {
  const own = (path: string) => new URL(path, location.href).href
  const map = document.createElement('script')
  map.type = 'importmap'
  map.textContent = JSON.stringify({
    imports: Object.fromEntries(Object.entries(imports).map(([name, path]) => [name, own(path)])),
  })
  document.head.append(map)
  for (const path of preloads) document.head.append(link({ rel: 'modulepreload', href: own(path) }))
  document.head.append(link({ rel: 'stylesheet', href: own(fonts) }))
  const style = document.createElement('style')
  style.textContent = css
  document.head.append(style)
  loadLargeFonts(css)
  if (isDarkMode) document.documentElement.classList.add('dark')
  return URL.createObjectURL(new Blob([js], { type: 'text/javascript' }))
}

const link = (attributes: { rel: string; href: string }): HTMLLinkElement =>
  Object.assign(document.createElement('link'), { ...attributes, crossOrigin: 'anonymous' })
