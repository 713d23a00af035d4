import { Link, useLocation } from 'react-router-dom'
import { cn } from '@/lib/utils'
import { content } from '../content'

export function Contents({ onGo }: { onGo?: () => void }) {
  const { pathname } = useLocation()
  const groups = [...new Set(content.pages.map(page => page.group ?? ''))]
  return (
    <nav aria-label={content.words.contents} className="space-y-6 text-sm">
      {groups.map(group => (
        <div key={group}>
          {group ? <p className="mb-1 break-words font-semibold">{group}</p> : null}
          <ul>
            {content.pages.map((page, at) => {
              const isHere = pathname === `/manual/${at}`
              return (page.group ?? '') === group ? (
                <li key={[at, page.name].join()}>
                  <Link
                    to={`/manual/${at}`}
                    onClick={onGo}
                    aria-current={isHere ? 'page' : undefined}
                    className={cn(
                      '-mx-2 block break-words rounded-md px-2 py-1.5',
                      isHere
                        ? 'bg-muted font-semibold text-primary'
                        : 'text-muted-foreground hover:bg-muted hover:text-foreground',
                    )}
                  >
                    {page.name}
                  </Link>
                </li>
              ) : null
            })}
          </ul>
        </div>
      ))}
    </nav>
  )
}
