import { useSession } from '#client/api/users.ts'
import type { ModelMode } from '#shared/chat.ts'

/** As the server names it, which the page learns with the session. */
const TEMPLATES = 'Templates'

/** Whether what answers in this mode can look at pictures: templates are filled with words alone. */
export function useSeesImages(mode: ModelMode): boolean {
  const { data } = useSession()
  return data?.server.models[mode] !== TEMPLATES
}

/** Why a picture cannot go out, in words. */
export const CANNOT_SEE = 'Templates cannot see images. Describe it in words, or connect a model.'
