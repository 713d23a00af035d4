import { ArrowLeft } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Link, Route, Routes } from 'react-router-dom'
import { Button } from '@/components/ui/button'
import {
  Dialog,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
} from '@/components/ui/dialog'
import { Input } from '@/components/ui/input'
import { keyed } from '../shared/keyed'
import { TextField } from '../shared/text-field'
import { pathOf } from './components/keyed'
import { TypeCase } from './components/type-case'
import { content } from './content'

export default function App() {
  return (
    <Routes>
      {keyed(content.pages).map(({ entry, at, key }) => (
        <Route key={key} path={pathOf(at)} element={<Page name={entry.name} text={entry.text} />} />
      ))}
      <Route path="*" element={<Missing />} />
    </Routes>
  )
}

function Page({ name, text }: { name: string; text?: string }) {
  return (
    <main className="flex min-h-svh flex-col px-5 py-6 sm:px-8 lg:px-12 lg:py-10">
      <p className="font-semibold">{content.brand}</p>
      <h1 className="mt-auto break-words font-black font-display text-6xl leading-none tracking-tight lg:text-9xl">
        {name}
      </h1>
      {text ? <p className="mt-6 text-2xl">{text}</p> : null}
      <div className="mt-10 mb-auto">
        <Button asChild className="h-12">
          <Link to="/">
            <ArrowLeft aria-hidden />
            {content.back}
          </Link>
        </Button>
      </div>
    </main>
  )
}

function Missing() {
  const { asked, search } = content
  const [query, setQuery] = useState('')
  return (
    <div className="grid min-h-svh grid-cols-1 md:grid-cols-[minmax(0,1fr)_minmax(0,1.25fr)]">
      <div className="flex min-w-0 flex-col px-5 py-6 sm:px-8 lg:px-12 lg:py-10">
        <header>
          <p className="break-words font-semibold">{content.brand}</p>
        </header>
        <main className="mt-6 flex flex-1 flex-col md:mt-10">
          <p
            aria-hidden
            className="-ml-1 break-words font-black font-display text-[clamp(7rem,19vw,18rem)] text-primary lining-nums leading-[0.8] tracking-tighter"
          >
            {content.code}
          </p>
          <h1 className="mt-8 max-w-[16ch] text-balance break-words font-bold font-display text-4xl leading-[1.05] lg:text-5xl">
            {content.title}
          </h1>
          <p className="mt-4 max-w-md text-lg leading-snug">{content.lead}</p>
          <p className="mt-4 text-muted-foreground">
            {asked.name} <span className="break-all font-medium text-foreground">{asked.path}</span>
          </p>
          <div className="mt-auto grid max-w-md gap-4 pt-10">
            <div>
              <label htmlFor="find" className="mb-2 block font-semibold">
                {search.label}
              </label>
              <Input
                id="find"
                type="search"
                value={query}
                onChange={event => setQuery(event.target.value)}
                className="h-12 border-foreground text-base md:text-base"
              />
            </div>
            <div>
              <Report />
            </div>
          </div>
        </main>
      </div>
      <nav aria-label={content.pagesTitle} className="flex min-w-0 flex-col">
        <TypeCase query={query} onReset={() => setQuery('')} />
      </nav>
    </div>
  )
}

function Report() {
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
  if (isSent) return <p className="py-3 font-medium">{report.done}</p>
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
          <TextField
            id="place"
            label={report.label}
            error={isTried && isEmpty ? report.error : undefined}
            value={place}
            onChange={event => setPlace(event.target.value)}
            className="h-12"
          />
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
