import { Button } from '@/components/ui/button'

interface PillsProps {
  name: string
  /** What shows everything; the value is empty then. */
  all: string
  options: string[]
  value: string
  /** How each button looks. */
  className: string
  onValue: (value: string) => void
}

/** A filter by one word of several, or by none. */
export function Pills({ name, all, options, value, className, onValue }: PillsProps) {
  if (options.length === 0) return null
  return (
    <fieldset aria-label={name} className="flex min-w-0 flex-wrap gap-1.5">
      {['', ...options].map(option => (
        <Button
          key={option}
          variant={option === value ? 'default' : 'outline'}
          aria-pressed={option === value}
          className={`max-w-full ${className}`}
          onClick={() => onValue(option)}
        >
          <span className="truncate">{option || all}</span>
        </Button>
      ))}
    </fieldset>
  )
}
