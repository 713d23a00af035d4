import { CopyLinkRow } from '#client/ui/copy-link-row.tsx'
import type { AccessMode } from '#shared/access.ts'

/** The link of a design. */
export const LinkRow = ({ id, access }: { id: string; access: AccessMode }) => (
  <CopyLinkRow
    link={`${location.origin}/c/${id}`}
    text={
      access === 'public'
        ? 'Anyone with the link can view the design, its code and its chat. Only people invited can change it.'
        : 'The link opens only for people invited below.'
    }
    textClassName="max-sm:min-h-15"
  />
)
