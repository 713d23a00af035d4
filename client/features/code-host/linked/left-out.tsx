import { useId } from 'react'

export interface LeftOutFile {
  path: string
  reason: string
}

/** What a pull could not bring along, each with the reason. */
export function LeftOut({ files }: { files: readonly LeftOutFile[] }) {
  const id = useId()
  if (files.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-1.5 text-sm font-medium">
        Left out of the pull
      </h3>
      <ul className="max-h-36 overflow-y-auto rounded-md border border-line bg-sunken px-3 py-2 text-xs">
        {files.map(({ path, reason }) => (
          <li key={path} className="py-0.5 wrap-anywhere">
            <span className="font-mono">{path}</span>: {reason}
          </li>
        ))}
      </ul>
    </section>
  )
}
