import { clsx } from 'clsx'
import { initials } from '#client/lib/names.ts'

interface WorkspaceMarkProps {
  name: string
  color: string
  logo: string | null
  size?: 'xs' | 'sm' | 'md' | 'lg'
}

/** A workspace's logo over its letters; square, where people are round. The name is said beside it. */
export function WorkspaceMark({ name, color, logo, size = 'md' }: WorkspaceMarkProps) {
  return (
    <span
      aria-hidden="true"
      className={clsx('relative inline-grid shrink-0 place-items-center overflow-hidden', SIZES[size])}
      style={{ backgroundColor: color }}
    >
      <span className="leading-none font-semibold text-white">{initials(name)}</span>
      {logo && (
        <img
          key={logo}
          src={logo}
          alt=""
          onError={event => event.currentTarget.classList.add('invisible')}
          className="absolute inset-0 size-full bg-surface object-cover"
        />
      )}
    </span>
  )
}

const SIZES = {
  xs: 'size-4 rounded-xs text-[0.5rem]',
  sm: 'size-6 rounded-sm text-[0.625rem]',
  md: 'size-8 rounded-md text-xs',
  lg: 'size-12 rounded-lg text-md',
}
