import { shareBrowser } from '#tests/support/people/browser.ts'

// Each browser file would take seconds to start its own; contexts keep the tests apart.
shareBrowser()
