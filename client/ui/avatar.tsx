import { clsx } from 'clsx'
import { PictureMark } from '#client/ui/picture-mark.tsx'

export interface AvatarProps {
  name: string
  color: string
  picture: string | null
  size?: 'xs' | 'sm' | 'md'
  className?: string
}

/** A person: round. */
export function Avatar({ name, color, picture, size = 'sm', className }: AvatarProps) {
  return (
    <PictureMark
      {...{ name, color, picture }}
      title={name}
      className={clsx('rounded-full align-middle', SIZES[size], className)}
    />
  )
}

const SIZES = {
  xs: 'size-5 text-[0.5625rem]',
  sm: 'size-6 text-[0.625rem]',
  md: 'size-8 text-xs',
}
