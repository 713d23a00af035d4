import { clsx } from 'clsx'
import { initials } from '#client/lib/names.ts'

interface PictureMarkProps {
  name: string
  color: string
  picture: string | null
  className: string
  pictureClassName?: string | undefined
  title?: string | undefined
}

/** A picture over the letters of a name on its colour; the name is said beside it. */
export function PictureMark({ name, color, picture, title, className, pictureClassName }: PictureMarkProps) {
  return (
    <span
      title={title}
      aria-hidden="true"
      className={clsx('relative inline-grid shrink-0 place-items-center overflow-hidden', className)}
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
          className={clsx('absolute inset-0 size-full object-cover', pictureClassName)}
        />
      )}
    </span>
  )
}
