export function install(dir: string, what?: string): void
