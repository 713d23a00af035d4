import { clsx } from 'clsx'
import { initials } from '#client/lib/names.ts'

export interface AvatarProps {
  name: string
  color: string
  picture: string | null
  size?: 'xs' | 'sm' | 'md'
  className?: string
}

/** A person's picture over the letters on the person's colour; the name is said beside it. */
export function Avatar({ name, color, picture, size = 'sm', className }: AvatarProps) {
  return (
    <span
      title={name}
      aria-hidden="true"
      className={clsx(
        'relative inline-grid shrink-0 place-items-center overflow-hidden rounded-full align-middle',
        SIZES[size],
        className,
      )}
      style={{ backgroundColor: color }}
    >
      <span className="leading-none font-semibold text-white">{initials(name)}</span>
      {picture && (
        <img
          key={picture}
          src={picture}
          alt=""
          // The letters below are what is left of a picture that cannot be loaded.
          onError={event => event.currentTarget.classList.add('invisible')}
          className="absolute inset-0 size-full object-cover"
        />
      )}
    </span>
  )
}

const SIZES = {
  xs: 'size-5 text-[0.5625rem]',
  sm: 'size-6 text-[0.625rem]',
  md: 'size-8 text-xs',
}
