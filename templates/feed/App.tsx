import { useState } from 'react'
import { Filters } from './components/filters'
import { PostForm } from './components/post-form'
import { PostItem, type Shown } from './components/post-item'
import { content } from './content'

const { labels } = content

export default function App() {
  const [posts, setPosts] = useState<Shown[]>(() =>
    content.posts.map((post, id) => ({ ...post, id, isMine: false })),
  )
  const [kind, setKind] = useState('')
  const [place, setPlace] = useState('')
  const shown = posts.filter(post => (!kind || post.kind === kind) && (!place || post.place === place))
  const change = (id: number, part: Partial<Shown>) =>
    setPosts(posts.map(post => (post.id === id ? { ...post, ...part } : post)))

  return (
    <div className="mx-auto grid max-w-[86rem] grid-cols-1 gap-x-12 px-4 text-[0.9375rem] md:grid-cols-[15rem_minmax(0,1fr)] md:px-8 xl:grid-cols-[16rem_minmax(0,1fr)_19rem]">
      <header className="flex flex-col gap-6 pt-6 pb-4 md:sticky md:top-0 md:self-start md:pt-10">
        <div>
          <p className="wrap-anywhere font-semibold">{content.brand}</p>
          <h1 className="mt-3 text-5xl leading-[0.95] font-bold tracking-tight wrap-anywhere md:mt-8 xl:text-6xl">
            {content.title}
          </h1>
          <p className="mt-4 text-muted-foreground">{content.lead}</p>
        </div>
        <Filters posts={posts} kind={kind} place={place} onKind={setKind} onPlace={setPlace} />
      </header>
      <main className="min-w-0 pb-16 md:pt-10">
        <div className="mb-4 xl:hidden">
          <PostForm onAdd={post => setPosts([{ ...post, id: posts.length, isMine: false }, ...posts])} />
        </div>
        {shown.length === 0 && (
          <div className="rounded-xl bg-card px-6 py-12">
            <p className="text-muted-foreground">{posts.length ? labels.filtered : labels.empty}</p>
            {posts.length > 0 && (
              <button
                type="button"
                className="mt-2 font-medium text-primary underline underline-offset-4"
                onClick={() => {
                  setKind('')
                  setPlace('')
                }}
              >
                {labels.clear}
              </button>
            )}
          </div>
        )}
        <ol className="grid gap-3">
          {shown.map(post => (
            <PostItem key={post.id} post={post} onChange={part => change(post.id, part)} />
          ))}
        </ol>
      </main>
      <aside aria-label={content.form.title} className="hidden pt-10 xl:block">
        <div className="sticky top-10">
          <PostForm onAdd={post => setPosts([{ ...post, id: posts.length, isMine: false }, ...posts])} />
        </div>
      </aside>
    </div>
  )
}
