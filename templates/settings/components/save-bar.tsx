import { Button } from '@/components/ui/button'
import { content } from '../content'

interface SaveBarProps {
  changed: number
  isWrong: boolean
  onSave: () => void
  onDiscard: () => void
}

export function SaveBar({ changed, isWrong, onSave, onDiscard }: SaveBarProps) {
  const { labels } = content
  return (
    <section aria-label={labels.save} className="fixed inset-x-0 bottom-0 z-10 border-t bg-card shadow-lg">
      <div className="mx-auto flex max-w-6xl items-center gap-2 px-4 py-3 md:px-8">
        <p className="mr-auto min-w-0" aria-live="polite">
          {isWrong ? (
            <strong className="text-destructive">{labels.fix}</strong>
          ) : (
            <>
              <strong className="tabular-nums">{changed}</strong>{' '}
              {changed === 1 ? labels.changedOne : labels.changed}
            </>
          )}
        </p>
        <Button variant="ghost" onClick={onDiscard}>
          {labels.discard}
        </Button>
        <Button onClick={onSave}>{labels.save}</Button>
      </div>
    </section>
  )
}
