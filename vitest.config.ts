import { defineConfig } from 'vitest/config'

const project = (name: string, include: string[], extra: object = {}) => ({
  test: {
    name,
    include,
    pool: 'forks' as const,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // Its modules name each other without endings, which Node does not follow.
    server: { deps: { inline: ['sucrase'] } },
    ...extra,
  },
})

/** What is read from a page is looked at again until it is as expected. */
const POLL = { poll: { timeout: 15_000, interval: 25 } }

/** Unit tests run alone; worker and e2e share one served product each; deep tests take minutes. */
export default defineConfig({
  test: {
    projects: [
      project('unit', ['tests/**/*.test.ts'], { exclude: ['tests/{worker,e2e,deep}/**'] }),
      project('worker', ['tests/worker/**/*.test.ts'], { globalSetup: ['tests/setup/served-product.ts'] }),
      project('e2e', ['tests/e2e/**/*.test.ts'], {
        globalSetup: ['tests/setup/served-product.ts'],
        testTimeout: 60_000,
        expect: POLL,
        // A browser has pauses of its own; what needed its second try says so in the report.
        retry: 1,
      }),
      project('deep', ['tests/deep/**/*.test.ts'], { testTimeout: 30 * 60_000, expect: POLL }),
    ],
  },
})
