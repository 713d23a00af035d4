import { clsx } from 'clsx'
import { useState } from 'react'

/** Up to four pictures of designs, as they are on a canvas: side by side. Those that nobody has taken yet are left out. */
export function PictureMosaic({ srcs }: { srcs: readonly string[] }) {
  const [loaded, setLoaded] = useState<ReadonlySet<string>>(new Set())
  const [missing, setMissing] = useState<ReadonlySet<string>>(new Set())
  const wanted = srcs.filter(src => !missing.has(src)).slice(0, 4)
  const shown = wanted.filter(src => loaded.has(src))
  return (
    <span
      className={clsx(
        'absolute inset-0 grid gap-px',
        shown.length > 0 && 'bg-line',
        shown.length > 1 && 'grid-cols-2',
        shown.length > 2 && 'grid-rows-2',
      )}
    >
      {wanted.map(src => (
        <img
          key={src}
          src={src}
          alt=""
          onLoad={() => setLoaded(before => new Set([...before, src]))}
          onError={() => setMissing(before => new Set([...before, src]))}
          className={clsx(
            'size-full min-h-0 bg-white object-cover object-left-top',
            !loaded.has(src) && 'hidden',
            shown.length === 3 && src === shown[0] && 'row-span-2',
          )}
        />
      ))}
    </span>
  )
}
