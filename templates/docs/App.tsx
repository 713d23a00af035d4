import { useState } from 'react'
import { Link, Route, Routes, useLocation } from 'react-router-dom'
import { Button } from '@/components/ui/button'
import {
  Sheet,
  SheetContent,
  SheetDescription,
  SheetHeader,
  SheetTitle,
  SheetTrigger,
} from '@/components/ui/sheet'
import { Search } from './components/search'
import { content } from './content'
import { DocPage } from './pages/doc-page'
import { StartPage } from './pages/start-page'

export default function App() {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="min-h-svh bg-background text-foreground">
      <header className="sticky top-0 z-20 border-b bg-background">
        <div className="mx-auto flex max-w-[90rem] items-center gap-4 px-4 py-2.5 md:px-6">
          <Link to="/" className="flex min-w-0 items-baseline gap-2">
            <span className="truncate font-bold text-xl tracking-tight">{content.brand}</span>
            <span className="font-mono text-muted-foreground text-sm">{content.version}</span>
          </Link>
          <div className="ml-auto flex items-center gap-2">
            <Search />
            <Sheet open={isOpen} onOpenChange={setOpen}>
              <SheetTrigger asChild>
                <Button variant="outline" className="h-10 md:hidden">
                  {content.words.contents}
                </Button>
              </SheetTrigger>
              <SheetContent side="left" className="w-[85vw] overflow-y-auto">
                <SheetHeader>
                  <SheetTitle>{content.words.contents}</SheetTitle>
                  <SheetDescription className="sr-only">{content.title}</SheetDescription>
                </SheetHeader>
                <div className="px-4 pb-8">
                  <Contents onGo={() => setOpen(false)} />
                </div>
              </SheetContent>
            </Sheet>
          </div>
        </div>
      </header>
      <div className="mx-auto grid max-w-[90rem] grid-cols-[minmax(0,1fr)] md:grid-cols-[14rem_minmax(0,1fr)] lg:grid-cols-[16rem_minmax(0,1fr)]">
        <div className="hidden border-r md:block">
          <div className="sticky top-16 max-h-[calc(100svh-4rem)] overflow-y-auto px-4 py-6 md:px-6">
            <Contents />
          </div>
        </div>
        <main className="min-w-0 px-4 py-8 md:px-10 md:py-12">
          <Routes>
            <Route path="/" element={<StartPage />} />
            <Route path="/manual/:at" element={<DocPage />} />
            <Route path="*" element={<StartPage />} />
          </Routes>
        </main>
      </div>
    </div>
  )
}

function Contents({ onGo }: { onGo?: () => void }) {
  const { pathname } = useLocation()
  const groups = [...new Set(content.pages.map(page => page.group ?? ''))]
  return (
    <nav aria-label={content.words.contents} className="space-y-6 text-sm">
      {groups.map(group => (
        <div key={group}>
          {group ? <p className="mb-1 break-words font-semibold">{group}</p> : null}
          <ul>
            {content.pages.map((page, at) => {
              const isHere = pathname === `/manual/${at}`
              return (page.group ?? '') === group ? (
                <li key={[at, page.name].join()}>
                  <Link
                    to={`/manual/${at}`}
                    onClick={onGo}
                    aria-current={isHere ? 'page' : undefined}
                    className="-mx-2 block break-words rounded-md px-2 py-1.5 text-muted-foreground hover:bg-muted hover:text-foreground aria-[current]:bg-muted aria-[current]:font-semibold aria-[current]:text-primary"
                  >
                    {page.name}
                  </Link>
                </li>
              ) : null
            })}
          </ul>
        </div>
      ))}
    </nav>
  )
}
