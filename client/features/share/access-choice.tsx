import { Globe, Lock } from 'lucide-react'
import { RadioCards } from '#client/ui/radio-cards.tsx'
import type { AccessMode } from '#shared/access.ts'

const OPTIONS = [
  {
    value: 'public',
    label: 'Public',
    about: 'Anyone with the link can view the design, its code and its chat.',
    icon: <Globe />,
  },
  { value: 'private', label: 'Private', about: 'Only people who were invited can open it.', icon: <Lock /> },
] as const

export function AccessChoice({
  access,
  onChoose,
}: {
  access: AccessMode
  onChoose(access: AccessMode): void
}) {
  return <RadioCards<AccessMode> label="Who can view" value={access} options={OPTIONS} onChange={onChoose} />
}
