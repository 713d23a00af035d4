import { clsx } from 'clsx'
import { Avatar as Radix } from 'radix-ui'
import { initials } from '#client/lib/names.ts'

export interface AvatarProps {
  name: string
  color: string
  picture: string | null
  size?: 'xs' | 'sm' | 'md'
  className?: string
}

/** A person's picture, else the letters on the person's colour; the name is said beside it. */
export function Avatar({ name, color, picture, size = 'sm', className }: AvatarProps) {
  return (
    <Radix.Root
      title={name}
      aria-hidden="true"
      className={clsx(
        'inline-grid shrink-0 place-items-center overflow-hidden rounded-full align-middle',
        SIZES[size],
        className,
      )}
      style={{ backgroundColor: color }}
    >
      {picture && <Radix.Image src={picture} alt="" className="size-full object-cover" />}
      <Radix.Fallback className="leading-none font-semibold text-white">{initials(name)}</Radix.Fallback>
    </Radix.Root>
  )
}

const SIZES = {
  xs: 'size-5 text-[0.5625rem]',
  sm: 'size-6 text-[0.625rem]',
  md: 'size-8 text-xs',
}
