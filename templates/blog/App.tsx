import { Link, Route, Routes } from 'react-router-dom'
import { Letter } from './components/letter'
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
        {content.footer.contact ? (
          <a href={`mailto:${content.footer.contact}`} className="break-all underline underline-offset-4">
            {content.footer.contact}
          </a>
        ) : null}
      </footer>
    </div>
  )
}
