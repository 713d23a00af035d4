import { useSession } from '#client/api/users.ts'
import type { ModelMode } from '#shared/chat.ts'

/** As the server names it, which the page learns with the session. */
const DESIGNER = 'Built-in designer'

/** Whether what answers in this mode can look at pictures: the built-in designer reads words alone. */
export function useSeesImages(mode: ModelMode): boolean {
  const { data } = useSession()
  return data?.server.models[mode] !== DESIGNER
}

/** Why a picture cannot go out, in words. */
export const CANNOT_SEE = 'The built-in designer cannot see images. Describe it in words.'
