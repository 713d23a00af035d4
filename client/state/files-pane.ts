import { z } from 'zod'
import { stored } from '#client/lib/stored.ts'

/** How high the files may grow before they scroll: nine of them. */
const DEFAULT_PX = 258
export const FILES_MIN_PX = 84

export const filesHeight = stored('filesHeight', z.number().min(FILES_MIN_PX), DEFAULT_PX)
/** Folded away by hand, where there would be room for them. */
export const areFilesFolded = stored('filesFolded', z.boolean(), false)
