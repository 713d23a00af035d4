import { Check } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { content } from '../content'
import { keyed } from './bar'

export function Week() {
  const { week } = content
  const [coming, setComing] = useState<number[]>([])
  if (week.days.length === 0) return <p className="px-5 py-4 text-muted-foreground">{week.empty}</p>
  return (
    <ul className="border-t">
      {keyed(week.days).map(({ entry, at, key }) => {
        const isComing = coming.includes(at)
        return (
          <li key={key} className="flex items-center gap-4 border-b px-5 py-4">
            <div className="min-w-0 flex-1">
              <h2 className="break-words font-medium text-xl">{entry.name}</h2>
              {entry.text ? <p className="break-words">{entry.text}</p> : null}
              {entry.time ? <p className="text-muted-foreground tabular-nums">{entry.time}</p> : null}
            </div>
            {entry.time ? (
              <Button
                variant={isComing ? 'default' : 'outline'}
                aria-pressed={isComing}
                aria-label={`${isComing ? week.going : week.go}: ${entry.name}`}
                className="h-11"
                onClick={() => setComing(isComing ? coming.filter(one => one !== at) : [...coming, at])}
              >
                {isComing ? <Check aria-hidden /> : null}
                {isComing ? week.going : week.go}
              </Button>
            ) : null}
          </li>
        )
      })}
    </ul>
  )
}
