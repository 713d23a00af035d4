import { useState } from 'react'
import { Link } from 'react-router-dom'
import { Button } from '@/components/ui/button'
import { SearchField } from '../../shared/search-field'
import { Skein } from '../components/skein'
import { content, type Post } from '../content'

const textOf = ({ title, topic, summary, paragraphs = [] }: Post): string =>
  [title, topic, summary, ...paragraphs].join(' ').toLowerCase()

export function ListPage() {
  const { list, posts } = content
  const [topic, setTopic] = useState('')
  const [word, setWord] = useState('')
  const topics = [...new Set(posts.flatMap(post => post.topic ?? []))]
  const shown = posts
    .map((post, at) => ({ post, at }))
    .filter(({ post }) => !topic || post.topic === topic)
    .filter(({ post }) => textOf(post).includes(word.trim().toLowerCase()))

  function reset() {
    setTopic('')
    setWord('')
  }

  return (
    <>
      <section className="mx-auto grid grid-cols-1 max-w-6xl items-end gap-x-16 gap-y-5 px-5 pt-8 pb-10 md:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)] md:px-8 md:pt-16 md:pb-14">
        <h1 className="text-balance break-words font-medium text-[clamp(2.5rem,6vw,5.25rem)] leading-[1.02] tracking-[-0.03em]">
          {content.title}
        </h1>
        <p className="max-w-[42ch] text-lg leading-relaxed">{content.lead}</p>
      </section>
      <div aria-hidden className="flex h-10 md:h-16">
        {posts.map((post, at) => (
          <Skein key={[at, post.title].join()} at={at} strands={8} className="h-full min-w-0 flex-1" />
        ))}
      </div>
      <section aria-label={list.all} className="mx-auto max-w-6xl px-5 py-10 md:px-8 md:py-14">
        {posts.length === 0 ? <p className="py-12 text-xl italic">{list.noPosts}</p> : null}
        {posts.length > 0 ? (
          <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
            {topics.length > 0 ? (
              <fieldset className="flex min-w-0 flex-wrap gap-x-5 gap-y-1">
                <legend className="sr-only">{list.topics}</legend>
                {['', ...topics].map(name => (
                  <button
                    key={name}
                    type="button"
                    aria-pressed={topic === name}
                    onClick={() => setTopic(name)}
                    className="min-h-11 border-transparent border-b-2 text-lg aria-pressed:border-primary aria-pressed:font-semibold hover:text-primary"
                  >
                    {name || list.all}
                  </button>
                ))}
              </fieldset>
            ) : null}
            <SearchField label={list.search} value={word} className="h-11 md:w-64" onValue={setWord} />
          </div>
        ) : null}
        {posts.length > 0 && shown.length === 0 ? (
          <div className="py-14">
            <p className="text-xl italic">{list.nothing}</p>
            <Button variant="outline" className="mt-5 h-11" onClick={reset}>
              {list.reset}
            </Button>
          </div>
        ) : null}
        <ol className="mt-6">
          {shown.map(({ post, at }) => (
            <li key={[at, post.title].join()} className="border-t">
              <Link
                to={`/notes/${at}`}
                className="group grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-5 py-6 md:grid-cols-[11rem_minmax(0,1fr)_8rem] md:gap-x-10"
              >
                <Skein at={at} className="h-full min-h-24 w-full rounded-sm" />
                <div className="min-w-0">
                  <h2 className="text-balance break-words font-medium text-2xl leading-tight underline-offset-4 group-hover:underline md:text-3xl">
                    {post.title}
                  </h2>
                  <p className="mt-2 max-w-[58ch] text-lg leading-relaxed empty:hidden">{post.summary}</p>
                </div>
                <p className="col-start-2 mt-2 text-muted-foreground md:col-start-3 md:mt-1 md:text-right">
                  {[post.date, post.topic].filter(Boolean).map(line => (
                    <span key={line} className="mr-3 md:mr-0 md:block">
                      {line}
                    </span>
                  ))}
                </p>
              </Link>
            </li>
          ))}
        </ol>
      </section>
    </>
  )
}
