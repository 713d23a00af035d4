import { z } from 'zod'
import { MESSAGES } from '#shared/messages.ts'

/** Every error code a call can answer with, and its HTTP status. */
export const ERROR_STATUS = {
  too_large: 413,
  too_many_requests: 429,
  unauthenticated: 401,
  not_found: 404,
  forbidden: 403,
  bad_origin: 403,
  edit_collides: 403,
  edit_too_much: 403,
  edit_incomplete: 409,
  too_old: 426,
  bad_request: 400,
  prompt_too_long: 400,
  no_vision: 400,
  conflict: 409,
  generation_in_progress: 409,
  no_more_fixes: 409,
  free_fixes_used: 409,
  fix_outdated: 409,
  request_id_reused: 409,
  queue_full: 409,
  managed_by_canvas: 409,
  domain_taken: 409,
  domain_not_verified: 409,
  out_of_credits: 402,
  plan_required: 402,
  guests_off: 401,
  password_required: 401,
  feedback_disabled: 409,
  unavailable: 503,
  not_configured: 503,
  busy: 409,
  not_linked: 409,
  host_failed: 502,
  internal: 500,
} as const

export type ErrorCode = keyof typeof ERROR_STATUS

export const errorBodySchema = z.object({
  error: z.object({ code: z.string(), message: z.string() }),
})
export type ErrorBody = z.infer<typeof errorBodySchema>

/** A request that stops here; `message` is a sentence for a person. */
export class AppError extends Error {
  readonly code: ErrorCode
  /** Of the request that it came back from, as the server's log has it; null on the server itself. */
  readonly requestId: string | null

  constructor(code: ErrorCode, message?: string, requestId: string | null = null) {
    super(message ?? DEFAULT_SENTENCES[code])
    this.name = 'AppError'
    this.code = code
    this.requestId = requestId
  }
}

const DEFAULT_SENTENCES: Record<ErrorCode, string> = {
  too_large: 'This is too large to send.',
  too_many_requests: 'Too many requests. Wait a moment and try again.',
  unauthenticated: 'Log in to do this.',
  not_found: 'This does not exist.',
  forbidden: 'You do not have access to do this.',
  bad_origin: 'This request did not come from the app.',
  edit_collides: 'This cannot stand beside something of the same name that is there already.',
  edit_too_much: 'With what others have written this would be too much.',
  edit_incomplete: 'Something that came before this edit is missing.',
  too_old: 'This page is older than the server. Reload it.',
  bad_request: 'This request could not be understood.',
  prompt_too_long: 'Prompt is too long.',
  no_vision: 'Templates cannot see images. Send this without the image, or connect a model that can.',
  domain_taken: 'Another workspace has this domain.',
  domain_not_verified: 'Nobody has shown yet that this domain is theirs.',
  conflict: 'This has changed in the meantime.',
  generation_in_progress: 'A generation is already running here.',
  no_more_fixes:
    'This version was repaired for free three times. Describe what is wrong instead, or restore an earlier version.',
  free_fixes_used:
    'Today’s free repairs are used up. Describe what is wrong instead, or restore an earlier version.',
  fix_outdated:
    'This repair was for a version that is not the active one any more, so it was not begun. Nothing was charged.',
  request_id_reused: 'This request was sent before with another content.',
  queue_full: 'Ten prompts are waiting here already. Send this when one of them has begun.',
  managed_by_canvas: 'This design is managed by its canvas.',
  out_of_credits: MESSAGES.outOfCreditsTitle,
  plan_required: 'This needs a paid plan.',
  guests_off: 'Log in or create an account to start.',
  password_required: 'Enter the password of this page first.',
  feedback_disabled: 'Nobody is asked for feedback here at the moment.',
  not_configured: 'This is not set up on this server.',
  busy: 'Something else is going on between this design and the code host. Try again when it has ended.',
  not_linked: 'This design is not linked to a repository.',
  host_failed: 'Another server did not answer as it should.',
  unavailable: 'This is not available right now. Try again in a moment.',
  internal: 'Oops, something went wrong.',
}
