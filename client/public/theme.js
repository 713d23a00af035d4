// Runs before the first paint, so that a chosen theme never flashes the other one.
const theme = stored('theme', 'system')
if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme

if (stored('calm', false) === true) document.documentElement.dataset.motion = 'reduce'

function stored(name, fallback) {
  try {
    return JSON.parse(localStorage.getItem(`maquette:${name}`)) ?? fallback
  } catch {
    // Storage is denied: the system's wish it is.
    return fallback
  }
}
