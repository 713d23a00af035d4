import { Search } from 'lucide-react'
import { InputGroup, InputGroupAddon, InputGroupInput } from '@/components/ui/input-group'

type SearchFieldProps = { label: string; value: string; className?: string; onValue: (value: string) => void }

/** A search with its sign; the label stands in it until something is written. */
export function SearchField({ label, value, className, onValue }: SearchFieldProps) {
  return (
    <InputGroup className={className}>
      <InputGroupAddon>
        <Search aria-hidden />
      </InputGroupAddon>
      <InputGroupInput
        type="search"
        value={value}
        aria-label={label}
        placeholder={label}
        onChange={event => onValue(event.target.value)}
      />
    </InputGroup>
  )
}
