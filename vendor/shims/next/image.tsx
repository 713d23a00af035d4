import type { ComponentProps } from 'react'

type ImageProps = Omit<ComponentProps<'img'>, 'src'> & {
  src: string | { src: string; width?: number; height?: number }
  fill?: boolean
  priority?: boolean
  preload?: boolean
  quality?: number | string
  placeholder?: string
  blurDataURL?: string
  loader?: unknown
  unoptimized?: boolean
}

/** A plain image. */
export default function Image({
  src,
  fill = false,
  priority: _priority,
  preload: _preload,
  quality: _quality,
  placeholder: _placeholder,
  blurDataURL: _blurDataURL,
  loader: _loader,
  unoptimized: _unoptimized,
  style,
  alt = '',
  ...props
}: ImageProps) {
  const filled = fill ? { position: 'absolute' as const, inset: 0, width: '100%', height: '100%' } : null
  return (
    <img src={typeof src === 'string' ? src : src.src} alt={alt} style={{ ...filled, ...style }} {...props} />
  )
}
