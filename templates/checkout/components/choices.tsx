import { cn } from '@/lib/utils'
import { TextField } from '../../shared/text-field'
import { type Choice, content } from '../content'
import { type Filled, tidy } from './rules'

type OptionProps = { group: string; option: Choice; isChosen: boolean; onChoose: () => void }

function Option({ group, option, isChosen, onChoose }: OptionProps) {
  return (
    <label
      className={cn(
        'flex min-h-16 cursor-pointer items-center gap-4 border border-input border-b-0 px-4 py-3 first-of-type:rounded-t-lg last-of-type:rounded-b-lg last-of-type:border-b has-focus-visible:outline-2 has-focus-visible:outline-ring',
        isChosen && 'bg-muted',
      )}
    >
      <input
        type="radio"
        name={group}
        checked={isChosen}
        onChange={onChoose}
        className="size-4 shrink-0 accent-primary"
      />
      <span className="min-w-0 flex-1 leading-snug">
        <span className="block break-words font-medium">{option.name}</span>
        <span className="block break-words text-muted-foreground text-sm">{option.text}</span>
      </span>
      {option.price ? <span className="tabular-nums">{option.price}</span> : null}
    </label>
  )
}

export function Deliveries({ chosen, onChoose }: { chosen: number; onChoose: (at: number) => void }) {
  if (content.deliveries.length === 0) return null
  return (
    <fieldset className="mt-12 min-w-0">
      <legend className="mb-5 font-semibold text-2xl tracking-tight">{content.delivery.title}</legend>
      {content.deliveries.map((option, index) => (
        <Option
          key={[index, option.name].join()}
          group="delivery"
          option={option}
          isChosen={chosen === index}
          onChoose={() => onChoose(index)}
        />
      ))}
    </fieldset>
  )
}

type PaymentProps = Filled & { chosen: number; onChoose: (at: number) => void }

const cardFields = [
  { key: 'number', autocomplete: 'cc-number', wide: true },
  { key: 'expires', autocomplete: 'cc-exp', wide: false },
  { key: 'code', autocomplete: 'cc-csc', wide: false },
  { key: 'holder', autocomplete: 'cc-name', wide: true },
] as const

export function Payment({ chosen, onChoose, values, errors, onChange }: PaymentProps) {
  const { payment } = content
  return (
    <fieldset className="mt-12 min-w-0">
      <legend className="mb-5 font-semibold text-2xl tracking-tight">{payment.title}</legend>
      <Option
        group="payment"
        option={{ name: payment.card, text: payment.cardText }}
        isChosen={chosen < 0}
        onChoose={() => onChoose(-1)}
      />
      {chosen < 0 ? (
        <div className="grid grid-cols-2 gap-4 border-input border-x bg-muted px-4 pb-5">
          {cardFields.map(({ key, autocomplete, wide }) => (
            <TextField
              key={key}
              field={`min-w-0 gap-2 ${wide ? 'col-span-2' : ''}`}
              id={key}
              label={payment[key]}
              error={errors[key]}
              inputMode={key === 'holder' ? 'text' : 'numeric'}
              autoComplete={autocomplete}
              value={values[key] ?? ''}
              onChange={event => onChange(key, tidy(key, event.target.value))}
              className="h-12 bg-card text-base tabular-nums"
            />
          ))}
        </div>
      ) : null}
      {payment.other.map((option, index) => (
        <Option
          key={[index, option.name].join()}
          group="payment"
          option={option}
          isChosen={chosen === index}
          onChoose={() => onChoose(index)}
        />
      ))}
    </fieldset>
  )
}
