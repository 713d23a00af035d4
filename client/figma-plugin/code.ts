import type { PluginAPI } from './figma-api.ts'
import { importLayers } from './import-layers.ts'
import type { Asked, Said } from './messages.ts'

declare const figma: PluginAPI
declare const __html__: string

/** The part of the plugin that may change the file; its window fetches and checks what is imported. */
figma.showUI(__html__, { width: 360, height: 320, themeColors: true })

const say = (said: Said): void => figma.ui.postMessage(said)

figma.ui.onmessage = (asked: Asked) => {
  if (asked.type !== 'import') return
  importLayers(figma, asked.frame, layers => say({ type: 'progress', layers })).then(
    ({ layers, missingFonts, leftOut }) => say({ type: 'done', layers, missingFonts, leftOut }),
    (error: unknown) =>
      say({ type: 'failed', message: error instanceof Error ? error.message : String(error) }),
  )
}
