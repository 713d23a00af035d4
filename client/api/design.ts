import { useMutation } from '@tanstack/react-query'
import { call } from '#client/api/call.ts'
import { designApi } from '#shared/api/design.ts'
import type { ViewportName } from '#shared/design.ts'

export interface DesignLooks {
  viewport: ViewportName
  responsiveWidth: number | null
  isDarkMode: boolean
}

/** Viewport and dark mode as everybody in the room sees them. */
export const useUpdateDesign = (id: string) =>
  useMutation({
    mutationFn: (change: Partial<DesignLooks>) => call(designApi.update, { body: { id, ...change } }),
  })
