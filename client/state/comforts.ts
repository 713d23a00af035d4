import { z } from 'zod'
import { stored } from '#client/lib/stored.ts'

/** Whether nothing moves here; read by `public/first.js` before the first paint, under this very name. */
const calm = stored<boolean>('calm', z.boolean(), false)

export const calmStore = {
  ...calm,
  write(isCalm: boolean) {
    calm.write(isCalm)
    if (isCalm) document.documentElement.dataset.motion = 'reduce'
    else delete document.documentElement.dataset.motion
  },
}

export const CODE_PX = { small: 12.5, medium: 14, large: 16 } as const

export interface CodeLook {
  size: keyof typeof CODE_PX
  wraps: boolean
}

/** How code is shown, for the editor that is opened next. */
export const codeLookStore = stored<CodeLook>(
  'codeLook',
  z.object({ size: z.enum(['small', 'medium', 'large']), wraps: z.boolean() }),
  { size: 'small', wraps: false },
)
