import axe from 'axe-core'
import type { Page } from 'playwright-core'

/**
 * The names of section 14 of the design are fixed; beside them stand values, such as the version that is active or the
 * letters of a person, which this rule takes for labels.
 */
const RULES = { 'label-content-name-mismatch': { enabled: false } }

/** What axe finds serious or critical on a page; designs in frames are their makers' own. */
export async function axeFaults(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  const { violations } = await page.evaluate(
    rules =>
      (window as unknown as { axe: typeof axe }).axe.run(document, {
        iframes: false,
        resultTypes: ['violations'],
        rules,
      }),
    RULES,
  )
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(
        ({ html, failureSummary }) =>
          `${id}: ${html.slice(0, 160)} (${failureSummary?.replaceAll('\n', ' ').slice(0, 200)})`,
      ),
    )
}
