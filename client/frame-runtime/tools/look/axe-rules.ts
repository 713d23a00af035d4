import type axe from 'axe-core'
import type { Finding } from '#shared/page-look.ts'
import { elementOf, type LocOf } from './elements.ts'

type RuleFinding = Extract<Finding, { kind: 'contrast' | 'rule' }>

const OF_A_RULE_MAX = 12
/** Of the page around the design, which is ours, and of names that repeat values beside them. */
const NOT_THE_DESIGNS = ['document-title', 'html-has-lang', 'html-lang-valid', 'meta-viewport', 'bypass']

/** From beside this script: half a megabyte that only a look needs. It makes itself a global of the page. */
async function loadAxe(): Promise<typeof axe> {
  const page = window as { axe?: typeof axe }
  if (!page.axe) {
    // In two steps, since Vite takes an address built in one expression for a file to bundle.
    const here = import.meta.url
    const { default: source } = (await import(/* @vite-ignore */ new URL('./axe.js', here).href)) as {
      default: string
    }
    // biome-ignore lint/security/noGlobalEval: our own script, in a page that runs designs.
    globalThis.eval(source)
  }
  return page.axe!
}

/** What axe finds serious: contrasts of real colours, and controls and pictures without names. */
export async function ruleFindings(locOf: LocOf): Promise<RuleFinding[]> {
  const { run } = await loadAxe()
  const { violations } = await run(
    { include: ['body'], exclude: ['#maquette-failure'] },
    {
      iframes: false,
      elementRef: true,
      resultTypes: ['violations'],
      runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'] },
      rules: Object.fromEntries(NOT_THE_DESIGNS.map(rule => [rule, { enabled: false }])),
    },
  )
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.slice(0, OF_A_RULE_MAX).flatMap(node => findingOf(id, node, locOf)))
}

function findingOf(rule: string, node: axe.NodeResult, locOf: LocOf): RuleFinding[] {
  if (!node.element) return []
  const element = elementOf(node.element, locOf)
  if (rule !== 'color-contrast') return [{ kind: 'rule', ...element, rule }]
  const { fgColor, bgColor, contrastRatio, expectedContrastRatio } = (node.any[0]?.data ?? {}) as Record<
    string,
    unknown
  >
  const needed = Number.parseFloat(String(expectedContrastRatio))
  if (typeof contrastRatio !== 'number' || !(needed >= 1)) return []
  const [colour, ground] = [hex(fgColor), hex(bgColor)]
  return colour && ground
    ? [{ kind: 'contrast', ...element, ratio: Math.max(1, contrastRatio), needed, colour, ground }]
    : []
}

const hex = (colour: unknown): string | null =>
  typeof colour === 'string' && /^#[0-9a-f]{6}/i.test(colour) ? colour.slice(0, 7).toLowerCase() : null
