import { useMutation } from '@tanstack/react-query'
import { call } from '#client/api/call.ts'
import { artifactsApi } from '#shared/api/artifacts.ts'
import { layersApi } from '#shared/api/layers.ts'
import type { FigmaFrame } from '#shared/figma-frame.ts'

interface Layers {
  patternId: string
  /** The version that they are of. */
  artifactId: string | null
  frame: FigmaFrame
}

/** Keeps layers for a day; gives the address from which a plugin takes them. */
export const useKeepLayers = () =>
  useMutation({
    mutationFn: async ({ patternId, artifactId, frame }: Layers) => {
      const { versions } = await call(artifactsApi.versions, { path: { id: patternId } })
      const at = versions.findIndex(({ id }) => id === artifactId)
      const snapshotIndex = versions.length - 1 - Math.max(0, at)
      const { id } = await call(layersApi.add, { body: { patternId, snapshotIndex, mpFigmaData: frame } })
      return `${location.origin}/api/layers/${id}`
    },
  })
