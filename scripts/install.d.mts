/** Installs these folders side by side, unless their packages match their lockfiles. */
export function install(...sets: { dir: string; what: string; withoutDev?: boolean }[]): Promise<void>
