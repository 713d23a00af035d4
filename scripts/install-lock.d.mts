/** Runs `work` while nobody else holds the lock file, and waits for whoever does. */
export function holdingLock(file: string, work: () => Promise<void>, onWait: () => void): Promise<void>
