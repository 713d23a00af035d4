import { useState } from 'react'
import { Button } from '@/components/ui/button'
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
} from '@/components/ui/dialog'
import { content } from '../content'
import { DialogBody } from './dialog-body'
import type { Spec, State } from './keyed'

type SpecimenProps = { spec: Spec; state: State; onState: (state: State) => void }

/** The dialog laid open on the ground, and the way to open it as one. */
export function Specimen({ spec, state, onState }: SpecimenProps) {
  return (
    <section aria-label={spec.name ?? spec.title} className="min-w-0">
      <div className="mb-3 flex items-center justify-between gap-4">
        <h2 className="min-w-0 break-words font-semibold">{spec.name ?? spec.title}</h2>
        <Opened spec={spec} />
      </div>
      <div className="rounded-xl border bg-popover p-6 text-popover-foreground shadow-xl">
        <DialogBody
          spec={spec}
          state={state}
          onConfirm={() => onState('done')}
          onCancel={() => onState('rest')}
          heading={
            <div>
              <h3 className="text-balance break-words font-bold text-xl leading-snug tracking-tight">
                {spec.title}
              </h3>
              {spec.text ? <p className="mt-2 text-muted-foreground leading-relaxed">{spec.text}</p> : null}
            </div>
          }
        />
      </div>
    </section>
  )
}

function Opened({ spec }: { spec: Spec }) {
  const [isOpen, setOpen] = useState(false)
  const [state, setState] = useState<State>('rest')
  const turn = (to: boolean) => {
    setOpen(to)
    setState('rest')
  }
  const confirm = () => {
    setState('working')
    setTimeout(() => setState('done'), 900)
  }
  return (
    <Dialog open={isOpen} onOpenChange={turn}>
      <DialogTrigger asChild>
        <Button variant="outline" className="h-11" aria-label={`${content.open}: ${spec.name ?? spec.title}`}>
          {content.open}
        </Button>
      </DialogTrigger>
      <DialogContent showCloseButton={spec.kind !== 'danger'}>
        <DialogBody
          spec={spec}
          state={state}
          onConfirm={confirm}
          onCancel={() => setOpen(false)}
          heading={
            <DialogHeader>
              <DialogTitle className="text-balance break-words text-xl">{spec.title}</DialogTitle>
              <DialogDescription className="text-base leading-relaxed">{spec.text}</DialogDescription>
            </DialogHeader>
          }
        />
      </DialogContent>
    </Dialog>
  )
}
