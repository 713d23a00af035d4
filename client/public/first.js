// Runs before all else: a chosen theme never flashes the other one, and what this page consists of is on its way.
const theme = stored('theme', 'system')
if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme

if (stored('calm', false) === true) document.documentElement.dataset.motion = 'reduce'

const pages = JSON.parse(document.querySelector('meta[name=page-scripts]')?.content ?? '{}')
const [, page = ''] = location.pathname.split('/')
if (Object.hasOwn(pages, page)) {
  for (const href of pages[page])
    soon(href.endsWith('.css') ? { rel: 'preload', as: 'style', href } : { rel: 'modulepreload', href })
  // Every page begins with who is here; it is asked for as the app does, or the answer would be fetched twice.
  soon({ rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: '/api/user' })
}

function soon(link) {
  document.head.append(Object.assign(document.createElement('link'), link))
}

function stored(name, fallback) {
  try {
    return JSON.parse(localStorage.getItem(`maquette:${name}`)) ?? fallback
  } catch {
    // Storage is denied: the system's wish it is.
    return fallback
  }
}
