import { Eye } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { content, type Post } from '../content'

export interface Shown extends Post {
  id: number
  isMine: boolean
}

export function PostItem({ post, onChange }: { post: Shown; onChange: (part: Partial<Shown>) => void }) {
  const { labels, me } = content
  const [isOpen, setIsOpen] = useState(false)
  const [text, setText] = useState('')
  const replies = post.replies ?? []
  const also = (post.alsoSeen ?? 0) + (post.isMine ? 1 : 0)
  return (
    <li className="overflow-hidden rounded-xl bg-card">
      <article className="p-5 md:p-6">
        <h2 className="flex flex-wrap items-baseline gap-x-3 text-3xl leading-none font-semibold tracking-tight">
          {post.count !== undefined && <span className="text-primary tabular-nums">{post.count}</span>}
          <span className="min-w-0 wrap-anywhere">{post.name}</span>
        </h2>
        <p className="mt-2 text-muted-foreground">{[post.place, post.time].filter(Boolean).join(', ')}</p>
        {post.photo && (
          <img
            src="/photos/sighting.jpg"
            alt={post.photo}
            className="mt-4 aspect-[16/9] w-full rounded-lg object-cover"
          />
        )}
        {post.text && <p className="mt-4 text-[1.0625rem] leading-relaxed wrap-anywhere">{post.text}</p>}
        <div className="mt-5 flex flex-wrap items-center gap-2">
          <p className="mr-auto min-w-0 font-medium">{post.person ?? labels.someone}</p>
          <Button variant="ghost" size="sm" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {replies.length ? labels.answers : labels.answer}
            {replies.length > 0 && <span className="tabular-nums">{replies.length}</span>}
          </Button>
          <Button
            variant={post.isMine ? 'default' : 'outline'}
            size="sm"
            aria-pressed={post.isMine}
            onClick={() => onChange({ isMine: !post.isMine })}
          >
            <Eye /> {labels.also}
            {also > 0 && <span className="tabular-nums">{also}</span>}
          </Button>
        </div>
      </article>
      {isOpen && (
        <div className="bg-muted px-5 py-4 md:px-6">
          <ul className="grid gap-3">
            {replies.map((reply, index) => (
              <li key={[reply.person, index].join()}>
                <strong className="font-medium">{reply.person}</strong>{' '}
                <span className="wrap-anywhere">{reply.text}</span>
              </li>
            ))}
          </ul>
          <form
            className={`flex gap-2 ${replies.length ? 'mt-4' : ''}`}
            onSubmit={event => {
              event.preventDefault()
              if (!text.trim()) return
              onChange({ replies: [...replies, { person: me, text: text.trim() }] })
              setText('')
            }}
          >
            <Input
              aria-label={[labels.yourAnswer, post.name].join(': ')}
              placeholder={labels.yourAnswer}
              value={text}
              onChange={event => setText(event.target.value)}
              className="bg-card"
            />
            <Button type="submit" variant="outline" disabled={!text.trim()}>
              {labels.send}
            </Button>
          </form>
        </div>
      )}
    </li>
  )
}
