interface LeftOutListProps {
  /** Each reason with what it is about; `more` are not named. */
  groups: readonly { reason: string; paths: readonly string[]; more?: number }[]
}

/** What did not come along, each reason read once. */
export function LeftOutList({ groups }: LeftOutListProps) {
  return (
    <dl className="flex flex-col gap-3 text-sm">
      {groups.map(({ reason, paths, more = 0 }) => (
        <div key={reason}>
          <dt className="text-ink-soft">{reason}</dt>
          <dd className="mt-1">
            <ul className="flex flex-wrap gap-x-3 gap-y-0.5">
              {paths.map(path => (
                <li key={path} className="font-mono text-xs leading-5 wrap-anywhere">
                  {path}
                </li>
              ))}
              {more > 0 && <li className="text-xs leading-5 text-ink-faint">and {more} more</li>}
            </ul>
          </dd>
        </div>
      ))}
    </dl>
  )
}
