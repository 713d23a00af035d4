import axe from 'axe-core'
import type { Page } from 'playwright-core'

/**
 * The names of section 14 of the design are fixed; beside them stand values, such as the version that is active or the
 * letters of a person, which this rule takes for labels.
 */
const RULES = { 'label-content-name-mismatch': { enabled: false } }

/** What can differ between light and dark, for a page whose other rules were checked already. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** What axe finds serious or critical on a page; designs in frames are their makers' own. */
export async function axeFaults(page: Page, only: readonly string[] = []): Promise<string[]> {
  await page.evaluate(rest)
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axe.source)
  const { violations } = await page.evaluate(
    ([rules, values]) =>
      (window as unknown as { axe: typeof axe }).axe.run(document, {
        iframes: false,
        resultTypes: ['violations'],
        rules,
        ...(values.length > 0 && { runOnly: { type: 'rule' as const, values: [...values] } }),
      }),
    [RULES, only] as const,
  )
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes
        .filter(node => !isBehindList(id, node.html))
        .map(
          ({ html, failureSummary }) =>
            `${id}: ${html.slice(0, 160)} (${failureSummary?.replaceAll('\n', ' ').slice(0, 200)})`,
        ),
    )
}

/** While a list is open the focus is held in it, and what is hidden behind it cannot be reached; axe knows dialogs alone. */
const isBehindList = (rule: string, html: string): boolean =>
  rule === 'aria-hidden-focus' && html.includes('data-aria-hidden="true"')

/** Colours are what they are once a change of theme has been drawn and nothing is on its way to another one. */
async function rest(): Promise<void> {
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
  const ends = document
    .getAnimations()
    .filter(animation => animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
  await Promise.allSettled(ends.map(({ finished }) => finished))
}
