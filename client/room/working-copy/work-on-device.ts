import { forgetWorkingCopies, type UnsavedWork, unsavedWork } from '#client/room/working-copy/working-copy.ts'

/** What is on this device alone; loaded when somebody logs out. */
export const workOnDevice = (): UnsavedWork[] => unsavedWork()

/** Leaves nothing of anybody behind after logging out. */
export const clearDevice = (): Promise<void> => forgetWorkingCopies()
