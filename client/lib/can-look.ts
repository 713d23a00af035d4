import { NARROW, TOUCH } from '#client/lib/media-query.ts'

/** Drawing a page as wide as a laptop's beside everything else is not asked of a phone. */
export const canLook = (): boolean => !(matchMedia(TOUCH).matches && matchMedia(NARROW).matches)
