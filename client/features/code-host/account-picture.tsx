import { Avatar } from '#client/ui/avatar.tsx'
import { colorOf } from '#room-schema/presence.ts'

/** Of an account of the host; `''` is one without a picture. */
export const AccountPicture = ({ name, picture }: { name: string; picture: string }) => (
  <Avatar name={name} color={colorOf(name)} picture={picture || null} size="xs" />
)
