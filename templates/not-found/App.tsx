import { ArrowLeft } from 'lucide-react'
import { Link, Route, Routes } from 'react-router-dom'
import { Button } from '@/components/ui/button'
import { keyed, pathOf } from './components/keyed'
import { Missing } from './components/missing'
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
