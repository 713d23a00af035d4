import { z } from 'zod'

export const designSystemSchema = z.enum(['html', 'shadcn', 'chakraUi'])
export type DesignSystem = z.infer<typeof designSystemSchema>
export const stylingSchema = z.enum(['inline', 'tailwind'])

export const patternConfigSchema = z.object({ designSystem: designSystemSchema, styling: stylingSchema })
export type PatternConfig = z.infer<typeof patternConfigSchema>

export const DEFAULT_CONFIG: PatternConfig = { designSystem: 'shadcn', styling: 'tailwind' }

/** The built-in presets of section 9, by name. */
export const PRESETS = {
  'html-tailwind': { designSystem: 'html', styling: 'tailwind' },
  'html-inline': { designSystem: 'html', styling: 'inline' },
  'chakraUi-inline': { designSystem: 'chakraUi', styling: 'inline' },
  'shadcn-tailwind': { designSystem: 'shadcn', styling: 'tailwind' },
} as const satisfies Record<string, PatternConfig>

export type PresetName = keyof typeof PRESETS
export const PRESET_NAMES = Object.keys(PRESETS) as PresetName[]

const SYSTEMS = { html: 'HTML', shadcn: 'shadcn/ui', chakraUi: 'Chakra UI' }
const STYLINGS = { inline: 'inline styles', tailwind: 'Tailwind' }

export const isSameConfig = (a: PatternConfig, b: PatternConfig): boolean =>
  a.designSystem === b.designSystem && a.styling === b.styling

/** "shadcn/ui with Tailwind", as the Design Preset label says it. */
export const configLabel = ({ designSystem, styling }: PatternConfig): string =>
  `${SYSTEMS[designSystem]} with ${STYLINGS[styling]}`

export interface Viewport {
  name: string
  /** CSS pixels; null fills the panel. */
  size: { width: number; height: number } | null
}

/** Section 9, in its order; Desktop is ours, for a panel that is narrower than the screens people have. */
export const VIEWPORTS = [
  { name: 'Responsive', size: null },
  { name: 'Desktop', size: { width: 1440, height: 900 } },
  { name: 'Tablet', size: { width: 768, height: 1024 } },
  { name: 'iPad 13 inch', size: { width: 1024, height: 1366 } },
  { name: 'iPad 11 inch', size: { width: 834, height: 1210 } },
  { name: 'Mobile', size: { width: 375, height: 667 } },
  { name: 'iPhone 16', size: { width: 393, height: 852 } },
  { name: 'iPhone 16 Pro', size: { width: 402, height: 874 } },
  { name: 'Android Compact', size: { width: 412, height: 917 } },
] as const satisfies Viewport[]

export const viewportNameSchema = z.enum(VIEWPORTS.map(v => v.name) as [ViewportName, ...ViewportName[]])
export type ViewportName = (typeof VIEWPORTS)[number]['name']
export const DEFAULT_VIEWPORT: ViewportName = 'Responsive'

/** How far the responsive viewport can be dragged, in CSS pixels. */
export const RESPONSIVE = { minPx: 320, maxPx: 3_840 } as const
export const responsiveWidthSchema = z.number().int().min(RESPONSIVE.minPx).max(RESPONSIVE.maxPx).nullable()

export const SIDE_PANEL = { defaultPx: 500, minPx: 400, maxShareOfWindow: 0.7 } as const
