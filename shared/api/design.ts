import { z } from 'zod'
import { okSchema } from '#shared/api/ok.ts'
import { route } from '#shared/api/route.ts'
import { responsiveWidthSchema, viewportNameSchema } from '#shared/design.ts'
import { idSchema } from '#shared/ids.ts'

export const designApi = {
  // Not in the specification's list: viewport and dark mode are shared and set by writers (design, section 11).
  update: route('POST /editor/design', {
    access: { on: 'pattern', may: 'edit', id: 'body.id' },
    body: z.object({
      id: idSchema,
      viewport: viewportNameSchema.optional(),
      responsiveWidth: responsiveWidthSchema.optional(),
      isDarkMode: z.boolean().optional(),
      /** Previews may show pictures from the web. */
      allowsWebImages: z.boolean().optional(),
    }),
    reply: okSchema,
  }),
}
