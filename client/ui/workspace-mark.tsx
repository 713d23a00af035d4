import { PictureMark } from '#client/ui/picture-mark.tsx'

interface WorkspaceMarkProps {
  name: string
  color: string
  logo: string | null
  size?: 'xs' | 'sm' | 'md' | 'lg'
}

/** A workspace: square, where people are round. */
export function WorkspaceMark({ name, color, logo, size = 'md' }: WorkspaceMarkProps) {
  return (
    <PictureMark {...{ name, color }} picture={logo} className={SIZES[size]} pictureClassName="bg-surface" />
  )
}

const SIZES = {
  xs: 'size-4 rounded-xs text-[0.5rem]',
  sm: 'size-6 rounded-sm text-[0.625rem]',
  md: 'size-8 rounded-md text-xs',
  lg: 'size-12 rounded-lg text-md',
}
