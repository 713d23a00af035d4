import { z } from 'zod'
import { stored } from '#client/lib/stored.ts'
import { SIDE_PANEL } from '#shared/design.ts'

export const sidePanelWidth = stored('sidePanelWidth', z.number(), SIDE_PANEL.defaultPx)

/** Section 5: from 400 px to 70 percent of the window. */
export function clampSidePanel(width: number, windowWidth: number): number {
  const max = Math.max(SIDE_PANEL.minPx, Math.round(windowWidth * SIDE_PANEL.maxShareOfWindow))
  return Math.min(max, Math.max(SIDE_PANEL.minPx, Math.round(width)))
}
