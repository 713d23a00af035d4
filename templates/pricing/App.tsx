import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '@/components/ui/dialog'
import { PageLinks } from '../shared/page-links'
import { TextField } from '../shared/text-field'
import { useForm } from '../shared/use-form'
import { Compare, Questions } from './components/compare'
import { Plans } from './components/plans'
import { Usage } from './components/usage'
import { content, type Plan } from './content'

const places = ['#usage', '#plans', '#compare', '#terms']
const names = ['name', 'email'] as const

export default function App() {
  const [hours, setHours] = useState(content.usage.start)
  const [isYearly, setYearly] = useState(false)
  const [chosen, setChosen] = useState<Plan | null>(null)

  return (
    <div id="top" className="min-h-svh bg-background text-foreground">
      <header className="mx-auto flex max-w-6xl flex-wrap items-baseline justify-between gap-x-8 gap-y-2 px-5 py-5 md:px-8">
        <a href="#top" className="min-w-0 break-words font-bold text-xl tracking-tight">
          {content.brand}
        </a>
        <PageLinks
          of={content}
          places={places}
          className="gap-y-1"
          linkClass="text-muted-foreground hover:text-foreground"
        />
      </header>
      <main>
        <Usage hours={hours} onHours={setHours} isYearly={isYearly} />
        <Plans hours={hours} isYearly={isYearly} onYearly={setYearly} onChoose={setChosen} />
        <Compare />
        <Questions />
      </main>
      <footer className="border-t">
        <div className="mx-auto flex max-w-6xl flex-wrap justify-between gap-x-10 gap-y-1 px-5 py-8 text-muted-foreground md:px-8">
          <p className="min-w-0 break-words font-bold text-foreground">{content.brand}</p>
          {content.footer.address ? <p>{content.footer.address}</p> : null}
          {content.footer.hours ? <p>{content.footer.hours}</p> : null}
        </div>
      </footer>
      <Join plan={chosen} onClose={() => setChosen(null)} />
    </div>
  )
}

function Join({ plan, onClose }: { plan: Plan | null; onClose: () => void }) {
  const { join } = content
  const { errors, sent, submit, begin } = useForm(names, join)

  function close() {
    begin()
    onClose()
  }

  return (
    <Dialog open={plan !== null} onOpenChange={isOpen => !isOpen && close()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle className="break-words text-2xl">
            {sent.email ? join.doneTitle : `${join.title} ${plan?.name ?? ''}`}
          </DialogTitle>
          <DialogDescription>{sent.email ? `${join.done} ${sent.email}.` : join.lead}</DialogDescription>
        </DialogHeader>
        {sent.email ? (
          <Button onClick={close} className="h-11 justify-self-start">
            {join.close}
          </Button>
        ) : (
          <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
            {names.map(name => (
              <TextField
                key={name}
                id={`join-${name}`}
                label={join[name]}
                error={errors[name]}
                name={name}
                type={name === 'email' ? 'email' : 'text'}
                autoComplete={name}
                className="h-11"
              />
            ))}
            <Button type="submit" className="h-auto min-h-11 whitespace-normal">
              {join.send}
            </Button>
          </form>
        )}
      </DialogContent>
    </Dialog>
  )
}
