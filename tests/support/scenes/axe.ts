import axe from 'axe-core'
import type { Page } from 'playwright-core'

/** What axe finds serious or critical on a page; designs in frames are their makers' own. */
export async function axeFaults(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  const { violations } = await page.evaluate(() =>
    (window as unknown as { axe: typeof axe }).axe.run(document, {
      iframes: false,
      resultTypes: ['violations'],
    }),
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
