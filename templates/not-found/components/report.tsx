import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import {
  Dialog,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
} from '@/components/ui/dialog'
import { Field, FieldError, FieldLabel } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { content } from '../content'

export function Report() {
  const { report } = content
  const [place, setPlace] = useState('')
  const [isTried, setTried] = useState(false)
  const [isSent, setSent] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const isEmpty = place.trim() === ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isEmpty) return
    setSent(true)
    setOpen(false)
  }
  if (isSent) {
    return (
      <p role="status" className="py-3 font-medium">
        {report.done}
      </p>
    )
  }
  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button variant="outline" className="h-12">
          {report.action}
        </Button>
      </DialogTrigger>
      <DialogContent aria-describedby={undefined}>
        <form noValidate onSubmit={submit} className="grid gap-5">
          <DialogHeader>
            <DialogTitle>{report.title}</DialogTitle>
          </DialogHeader>
          <Field data-invalid={isTried && isEmpty}>
            <FieldLabel htmlFor="place">{report.label}</FieldLabel>
            <Input
              id="place"
              value={place}
              aria-invalid={isTried && isEmpty}
              onChange={event => setPlace(event.target.value)}
              className="h-12"
            />
            {isTried && isEmpty ? <FieldError>{report.error}</FieldError> : null}
          </Field>
          <DialogFooter>
            <Button type="submit" className="h-11">
              {report.send}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  )
}
