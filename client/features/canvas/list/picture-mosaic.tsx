import { clsx } from 'clsx'
import { useState } from 'react'

/** Up to four pictures of designs, as they are on a canvas: side by side. */
export function PictureMosaic({ srcs }: { srcs: readonly string[] }) {
  const [missing, setMissing] = useState<ReadonlySet<string>>(new Set())
  const shown = srcs.filter(src => !missing.has(src)).slice(0, 4)
  return (
    <span
      className={clsx(
        'absolute inset-0 grid gap-px bg-line',
        shown.length > 1 && 'grid-cols-2',
        shown.length > 2 && 'grid-rows-2',
      )}
    >
      {shown.map((src, at) => (
        <img
          key={src}
          src={src}
          alt=""
          loading="lazy"
          // Nobody has taken it yet.
          onError={() => setMissing(new Set([...missing, src]))}
          className={clsx(
            'size-full min-h-0 bg-white object-cover object-top',
            shown.length === 3 && at === 0 && 'row-span-2',
          )}
        />
      ))}
    </span>
  )
}
