import { originOf } from '#server/auth/better-auth.ts'
import type { Call } from '#server/call.ts'

export const inviteLink = ({ settings, request }: Call, token: string): string =>
  `${originOf(settings, request)}/invite/${token}`
