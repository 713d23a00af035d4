// Runs before the first paint, so that a chosen theme never flashes the other one.
const theme = storedTheme()
if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme

function storedTheme() {
  try {
    return JSON.parse(localStorage.getItem('maquette:theme') ?? '"system"')
  } catch {
    // Storage is denied: the system's theme it is.
    return 'system'
  }
}
