import { clsx } from 'clsx'

interface TemplatePictureProps {
  id: string
  /** As it looks on a phone. */
  isPhone?: boolean
  className: string
}

/** A template as it looks, in light or dark as the app is; decoration, since its name stands beside it. */
export function TemplatePicture({ id, isPhone = false, className }: TemplatePictureProps) {
  return (
    <div aria-hidden="true" className={clsx('relative overflow-hidden bg-sunken', className)}>
      {(['light', 'dark'] as const).map(look => (
        <img
          key={look}
          alt=""
          loading="lazy"
          decoding="async"
          src={`/templates/${id}/${isPhone ? 390 : 1440}-${look}.webp`}
          className={clsx(
            'absolute inset-0 size-full object-top',
            isPhone ? 'object-contain pt-3' : 'object-cover',
            look === 'dark' ? 'hidden dark:block' : 'dark:hidden',
          )}
        />
      ))}
    </div>
  )
}
