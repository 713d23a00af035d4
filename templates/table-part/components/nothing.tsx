import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { content } from '../content'
import { keyed } from './rows'

interface NothingProps {
  title: string
  text?: string
  action?: string
  isFault?: boolean
  onAct?: () => void
}

export function Nothing({ title, text, action, isFault = false, onAct }: NothingProps) {
  return (
    <div
      role={isFault ? 'alert' : 'status'}
      className="flex min-h-80 flex-col items-start justify-center px-6 py-10 sm:px-12"
    >
      <p className={isFault ? 'font-semibold text-destructive text-lg' : 'font-semibold text-lg'}>{title}</p>
      {text ? <p className="mt-1 max-w-md text-muted-foreground">{text}</p> : null}
      {action ? (
        <Button variant="outline" className="mt-5 h-11" onClick={onAct}>
          {action}
        </Button>
      ) : null}
    </div>
  )
}

const WIDTHS = ['w-3/5', 'w-4/5', 'w-2/5', 'w-3/4', 'w-1/2', 'w-2/3']

export function Waiting() {
  return (
    <div role="status" aria-label={content.messages.loading} className="grid">
      {keyed([...WIDTHS, 'w-3/5', 'w-4/5']).map(({ entry, key }) => (
        <div key={key} className="flex h-13 items-center gap-6 border-b px-4">
          <Skeleton className="size-4 shrink-0" />
          <Skeleton className="h-4 w-24 shrink-0" />
          <span className="flex-1">
            <Skeleton className={`h-4 ${entry}`} />
          </span>
        </div>
      ))}
    </div>
  )
}
