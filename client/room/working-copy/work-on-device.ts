import { forgetWorkingCopies, type UnsavedWork, unsavedWork } from '#client/room/working-copy/working-copy.ts'

/** What is on this device alone; loaded when somebody leaves. */
export const workOnDevice = (): UnsavedWork[] => unsavedWork()

/** Nothing of anybody stays after logging out. */
export const clearDevice = (): Promise<void> => forgetWorkingCopies()
