import { type FormEvent, useState } from 'react'
import { Link, Route, Routes } from 'react-router-dom'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { content } from './content'
import { AboutPage } from './pages/about-page'
import { ListPage } from './pages/list-page'
import { PostPage } from './pages/post-page'

const places = ['/', '/about']

export default function App() {
  return (
    <div className="flex min-h-svh flex-col bg-background text-foreground">
      <header className="mx-auto flex w-full max-w-6xl flex-wrap items-baseline justify-between gap-x-8 gap-y-2 px-5 py-5 md:px-8">
        <Link to="/" className="min-w-0 break-words font-semibold text-xl italic">
          {content.brand}
        </Link>
        <nav aria-label={content.brand} className="flex min-w-0 flex-wrap gap-x-6 gap-y-1">
          {content.navigation.map((item, index) => (
            <Link
              key={[index, item.label].join()}
              to={item.to ?? places[index % places.length] ?? '/'}
              className="underline-offset-4 hover:underline"
            >
              {item.label}
            </Link>
          ))}
        </nav>
      </header>
      <main className="flex-1">
        <Routes>
          <Route path="/" element={<ListPage />} />
          <Route path="/notes/:at" element={<PostPage />} />
          <Route path="/about" element={<AboutPage />} />
          <Route path="*" element={<ListPage />} />
        </Routes>
      </main>
      <Letter />
      <footer className="mx-auto flex w-full max-w-6xl flex-wrap justify-between gap-x-10 gap-y-1 px-5 py-8 text-muted-foreground md:px-8">
        <p className="break-words">{[content.brand, content.footer.note].filter(Boolean).join(', ')}</p>
        <a href={`mailto:${content.footer.contact}`} className="break-all underline underline-offset-4">
          {content.footer.contact}
        </a>
      </footer>
    </div>
  )
}

function Letter() {
  const { letter } = content
  const [email, setEmail] = useState('')
  const [isBad, setBad] = useState(false)
  const [isDone, setDone] = useState(false)

  function submit(event: FormEvent) {
    event.preventDefault()
    const isRight = /^\S+@\S+\.\S+$/.test(email)
    setBad(!isRight)
    setDone(isRight)
  }

  return (
    <section aria-labelledby="letter-title" className="bg-primary text-primary-foreground">
      <div className="mx-auto grid grid-cols-1 max-w-6xl gap-x-16 gap-y-6 px-5 py-14 md:grid-cols-2 md:items-end md:px-8">
        <div>
          <h2 id="letter-title" className="max-w-[22ch] text-balance font-medium text-3xl leading-tight">
            {letter.title}
          </h2>
          <p className="mt-3 max-w-[46ch]">{letter.lead}</p>
        </div>
        {isDone ? (
          <p role="status" className="break-words text-lg">
            {letter.done} {email}.{' '}
            <button type="button" className="min-h-9 underline" onClick={() => setDone(false)}>
              {letter.undo}
            </button>
          </p>
        ) : (
          <form noValidate onSubmit={submit} className="grid gap-2 sm:grid-cols-[minmax(0,1fr)_auto]">
            <label htmlFor="letter-email" className="sm:col-span-2">
              {letter.email}
            </label>
            <Input
              id="letter-email"
              type="email"
              autoComplete="email"
              value={email}
              onChange={event => setEmail(event.target.value)}
              aria-invalid={isBad}
              aria-describedby={isBad ? 'letter-bad' : undefined}
              className="h-12 border-primary-foreground bg-background text-base text-foreground dark:bg-background"
            />
            <Button type="submit" variant="secondary" className="h-12 px-6 text-base">
              {letter.send}
            </Button>
            <p id="letter-bad" role="alert" className="empty:hidden sm:col-span-2">
              {isBad && letter.bad}
            </p>
          </form>
        )}
      </div>
    </section>
  )
}
