import { defineConfig } from 'vitest/config'
import { FileOrder } from './tests/setup/file-order.ts'
import { keepInMemory } from './tests/setup/memory-folder.ts'

keepInMemory()

const project = (name: string, include: string[], extra: object = {}) => ({
  test: {
    name,
    include,
    pool: 'forks' as const,
    // Modules are loaded once a process, not once a file, which halves the time; whatever a file replaces it puts back.
    isolate: false,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // Its modules name each other without endings, which Node does not follow.
    server: { deps: { inline: ['sucrase'] } },
    ...extra,
  },
})

/** What is read from a page is looked at again until it is as expected. */
const POLL = { poll: { timeout: 15_000, interval: 25 } }

/** A whole product on a machine that others use too has pauses; what needed its second try says so in the report. */
const SECOND_TRY = { retry: 1 }

const BROWSER = {
  globalSetup: ['tests/setup/served-product.ts'],
  setupFiles: ['tests/setup/shared-browser.ts'],
  testTimeout: 60_000,
  expect: POLL,
  ...SECOND_TRY,
}

const DEEP = {
  // They kill what they start, and measure the memory of what they hold.
  isolate: true,
  testTimeout: 30 * 60_000,
  expect: POLL,
  ...SECOND_TRY,
}

/** What of the deep tests is minutes of waiting and hardly any work, played beside the others. */
const WAITING = ['tests/deep/unwatched-run.test.ts', 'tests/deep/relay-sleep.test.ts']

/** Unit tests run alone; worker, e2e and by-day share one served product each; deep tests take minutes. */
export default defineConfig({
  test: {
    sequence: { sequencer: FileOrder },
    projects: [
      project('unit', ['tests/**/*.test.ts'], {
        setupFiles: ['tests/setup/react-hook.ts', 'tests/setup/page-timers.ts'],
        exclude: ['tests/{api,rooms,generation,preview,e2e,by-day,deep}/**'],
      }),
      project('worker', ['tests/{api,rooms,generation,preview}/**/*.test.ts'], {
        globalSetup: ['tests/setup/served-product.ts'],
        testTimeout: 60_000,
        ...SECOND_TRY,
      }),
      project('e2e', ['tests/e2e/**/*.test.ts'], BROWSER),
      project('by-day', ['tests/by-day/**/*.test.ts'], BROWSER),
      project('deep', ['tests/deep/**/*.test.ts'], { ...DEEP, exclude: WAITING }),
      project('waiting', WAITING, DEEP),
    ],
  },
})
