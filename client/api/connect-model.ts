import { useSession } from '#client/api/users.ts'
import type { ModelMode } from '#shared/chat.ts'

/** As the server names it, which the page learns with the session. */
const TEMPLATES = 'Templates'

/** Whether no model serves this mode, so that templates answer. */
export function useTemplatesAnswer(mode: ModelMode): boolean {
  return useSession().data?.server.models[mode] === TEMPLATES
}

/** The page on which a model is connected: the settings for whoever runs the server, else what to tell that person. */
export function useConnectModelAddress(): string {
  return useSession().data?.user?.isOperator ? '/settings#models' : '/docs/models'
}
