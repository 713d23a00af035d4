import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '@/components/ui/dialog'
import { Field, FieldError, FieldLabel } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { NativeSelect, NativeSelectOption } from '@/components/ui/native-select'
import { content } from '../content'
import type { Card } from './stage'

interface DealDialogProps {
  card: Card
  stages: string[]
  onClose: () => void
  onSave: (card: Card) => void
  onRemove: (card: Card, word: string) => void
}

const { labels } = content
const fields = [
  { key: 'next', label: labels.next, isWide: true },
  { key: 'due', label: labels.due },
  { key: 'owner', label: labels.owner },
  { key: 'place', label: labels.place },
] as const

export function DealDialog({ card, stages, onClose, onSave, onRemove }: DealDialogProps) {
  const [deal, setDeal] = useState(card)
  const [isWrong, setIsWrong] = useState(false)
  const isNew = card.id === -1
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (deal.name.trim())
      onSave({ ...deal, name: deal.name.trim(), isLate: deal.due === card.due && deal.isLate })
    else setIsWrong(true)
  }
  return (
    <Dialog open onOpenChange={isOpen => !isOpen && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle className="pr-6 leading-tight">{isNew ? labels.add : card.name}</DialogTitle>
          <DialogDescription>{isNew ? labels.addHint : stages[card.at]}</DialogDescription>
        </DialogHeader>
        <form onSubmit={submit} className="grid grid-cols-2 gap-4">
          <Field className="col-span-2" data-invalid={isWrong}>
            <FieldLabel htmlFor="deal-name">{labels.name}</FieldLabel>
            <Input
              id="deal-name"
              value={deal.name}
              aria-invalid={isWrong}
              onChange={event => setDeal({ ...deal, name: event.target.value })}
            />
            {isWrong && <FieldError>{labels.required}</FieldError>}
          </Field>
          <Field>
            <FieldLabel htmlFor="deal-stage">{labels.stage}</FieldLabel>
            <NativeSelect
              id="deal-stage"
              value={deal.at}
              onChange={event => setDeal({ ...deal, at: Number(event.target.value) })}
            >
              {stages.map((name, at) => (
                <NativeSelectOption key={[name, at].join()} value={at}>
                  {name}
                </NativeSelectOption>
              ))}
            </NativeSelect>
          </Field>
          <Field>
            <FieldLabel htmlFor="deal-value">
              {[labels.value, content.currency].filter(Boolean).join(', ')}
            </FieldLabel>
            <Input
              id="deal-value"
              type="number"
              min={0}
              value={deal.value ?? ''}
              onChange={event => setDeal({ ...deal, value: Number(event.target.value) || undefined })}
            />
          </Field>
          {fields.map(field => (
            <Field key={field.key} className={'isWide' in field ? 'col-span-2' : ''}>
              <FieldLabel htmlFor={`deal-${field.key}`}>{field.label}</FieldLabel>
              <Input
                id={`deal-${field.key}`}
                value={deal[field.key] ?? ''}
                onChange={event => setDeal({ ...deal, [field.key]: event.target.value })}
              />
            </Field>
          ))}
          <div className="col-span-2 mt-2 flex flex-wrap gap-2">
            <Button type="submit">{labels.save}</Button>
            {!isNew && (
              <>
                <Button type="button" variant="outline" onClick={() => onRemove(card, labels.won)}>
                  {labels.win}
                </Button>
                <Button
                  type="button"
                  variant="ghost"
                  className="ml-auto text-destructive"
                  onClick={() => onRemove(card, labels.remove)}
                >
                  {labels.remove}
                </Button>
              </>
            )}
          </div>
        </form>
      </DialogContent>
    </Dialog>
  )
}
