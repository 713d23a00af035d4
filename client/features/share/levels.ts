import type { GrantableLevel } from '#client/api/sharing.ts'

export const LEVEL_OPTIONS: readonly { value: GrantableLevel; label: string }[] = [
  { value: 'write', label: 'Can edit' },
  { value: 'read', label: 'Can view' },
]
