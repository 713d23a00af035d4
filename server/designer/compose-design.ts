import { chooseDirection } from '#server/designer/direction/choose-direction.ts'
import type { Direction } from '#server/designer/direction/direction.ts'
import { makeTheme } from '#server/designer/direction/theme.ts'
import { kindNamed } from '#server/designer/kinds/kinds.ts'
import type { Design } from '#server/designer/page/compose.ts'
import type { Page } from '#server/designer/page/page.ts'
import { lower } from '#server/designer/preset/lower.ts'
import type { Brief } from '#server/designer/understanding/brief.ts'
import { Choices, DESIGNER_VERSION } from '#server/designer/understanding/seed.ts'
import type { PatternConfig } from '#shared/design.ts'

/** The page that a brief asks for: the same brief, preset and version make the same files. */
export function composeDesign(brief: Brief, config: PatternConfig): Design & { page: Page } {
  const choices = new Choices(
    `${DESIGNER_VERSION}|${config.designSystem}-${config.styling}|${brief.prompt.trim()}`,
  )
  const direction = chooseDirection(brief, choices)
  const lit = { ...brief, isDark: brief.isDark || isDarkByNature(brief, direction) }
  const theme = makeTheme(lit, direction, choices)
  const page: Page = { brief: lit, direction, look: direction.look, theme, choices }
  const { files, parts } = kindNamed(brief.kind).compose(page)
  return { files: lower(files, config), parts, page }
}

/** A front page in a direction that lives in the dark, where nothing was said about light. */
const isDarkByNature = ({ kind, colors, prompt }: Brief, { prefersDark }: Direction): boolean =>
  kind === 'landing' && prefersDark && colors.background === null && !/\blight\b/i.test(prompt)
