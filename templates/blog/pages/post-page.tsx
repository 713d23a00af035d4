import { Link, useParams } from 'react-router-dom'
import { Skein } from '../components/skein'
import { content } from '../content'

export function PostPage() {
  const at = Number(useParams().at)
  const post = content.posts[at]
  const next = content.posts[at + 1]
  const words = content.post
  if (!post)
    return (
      <div className="mx-auto max-w-6xl px-5 py-20 md:px-8">
        <h1 className="font-medium text-4xl">{words.missing}</h1>
        <Link to="/" className="mt-5 inline-block text-lg underline underline-offset-4">
          {words.back}
        </Link>
      </div>
    )
  return (
    <article>
      <Skein at={at} strands={16} className="h-32 w-full md:h-52" />
      <div className="mx-auto grid grid-cols-1 max-w-6xl gap-x-16 gap-y-8 px-5 py-10 md:grid-cols-[minmax(0,1fr)_minmax(0,16rem)] md:px-8 md:py-16">
        <header className="md:col-span-2">
          <Link to="/" className="underline underline-offset-4">
            {words.back}
          </Link>
          <h1 className="mt-5 max-w-[20ch] text-balance break-words font-medium text-[clamp(2.4rem,5.4vw,4.5rem)] leading-[1.05] tracking-[-0.025em]">
            {post.title}
          </h1>
          <p className="mt-4 text-muted-foreground">
            {[post.date, post.topic, post.minutes].filter(Boolean).join(', ')}
          </p>
        </header>
        <div className="max-w-[38rem] text-lg leading-[1.7]">
          {post.summary ? <p className="text-2xl italic leading-snug">{post.summary}</p> : null}
          {(post.paragraphs ?? []).map((paragraph, index) => (
            <p key={[index, paragraph.slice(0, 12)].join()} className="mt-6">
              {paragraph}
            </p>
          ))}
          {post.paragraphs && post.paragraphs.length > 0 ? null : (
            <p className="mt-6 text-muted-foreground">{words.noText}</p>
          )}
        </div>
        {post.recipe && post.recipe.length > 0 ? (
          <aside aria-labelledby="recipe" className="self-start rounded-lg bg-card p-5 max-md:order-first">
            <h2 id="recipe" className="font-semibold text-lg">
              {words.recipe}
            </h2>
            <dl className="mt-2">
              {post.recipe.map((row, index) => (
                <div key={[index, row.name].join()} className="flex justify-between gap-4 border-t py-2">
                  <dt className="min-w-0 break-words">{row.name}</dt>
                  <dd className="whitespace-nowrap tabular-nums">{row.amount}</dd>
                </div>
              ))}
            </dl>
          </aside>
        ) : null}
        {next ? (
          <Link to={`/notes/${at + 1}`} className="group border-t pt-5 md:col-span-2">
            <span className="text-muted-foreground">{words.next}</span>
            <span className="block break-words font-medium text-2xl underline-offset-4 group-hover:underline">
              {next.title}
            </span>
          </Link>
        ) : null}
      </div>
    </article>
  )
}
