import { z } from 'zod'
import { route } from '#shared/api/route.ts'

export const outlinesApi = {
  // Not in the specification's list: what the path picker and the notice of section 8 show of a version.
  get: route('GET /artifact/{id}/outline', {
    access: { on: 'artifact', may: 'view', id: 'path.id' },
    reply: z.object({
      /** Paths the routers in the code know, `/` first. */
      routes: z.array(z.string()),
      /** Packages that were replaced by a visible stub. */
      unsupportedPackages: z.array(z.string()),
      /** Placeholders stand in the place of pictures from the web, unless a writer turned them on. */
      hasWebImages: z.boolean(),
    }),
  }),
}
