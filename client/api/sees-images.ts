import { useTemplatesAnswer } from '#client/api/connect-model.ts'
import type { ModelMode } from '#shared/chat.ts'

/** Whether what answers in this mode can look at pictures: templates are filled with words alone. */
export const useSeesImages = (mode: ModelMode): boolean => !useTemplatesAnswer(mode)

/** Why a picture cannot go out, in words. */
export const CANNOT_SEE = 'Templates cannot see images. Describe it in words, or connect a model.'
