import { useSetAtom } from 'jotai'
import { openDialogAtom } from '#client/state/dialogs.ts'
import type { PartProps } from './part-props.ts'

/** Pictures come from this server alone; anything else is only named. */
export function ImagePart({ part: { name, url } }: PartProps<'image'>) {
  const open = useSetAtom(openDialogAtom)
  if (!isOwn(url)) return <span className="text-sm text-ink-soft">{name}</span>
  return (
    <button
      type="button"
      title="Enlarge"
      onClick={() => open({ kind: 'image', name, url })}
      className="w-fit max-w-full cursor-zoom-in rounded-md"
    >
      <img
        src={url}
        alt={name}
        loading="lazy"
        className="max-h-60 w-fit max-w-full rounded-md border border-line"
      />
    </button>
  )
}

const isOwn = (url: string): boolean =>
  url.startsWith('data:image/') || new URL(url, location.href).origin === location.origin
