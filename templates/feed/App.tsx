import { Heart, MessageCircle } from 'lucide-react'
import { type SyntheticEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { keyed } from '../shared/keyed'
import { Pills } from '../shared/pills'
import { content, type Post } from './content'

const { labels, me } = content
const [all, ...topics] = content.navigation.map(({ label }) => label)
const first: (Post & { id: number })[] = content.posts.map((post, id) => ({ ...post, id }))

export default function App() {
  const [posts, setPosts] = useState(first)
  const [topic, setTopic] = useState('')
  const shown = posts.filter(post => !topic || post.topic === topic)
  const write = (text: string) =>
    setPosts([{ id: posts.length, person: me, text, time: labels.now, topic }, ...posts])
  return (
    <div className="min-h-svh bg-muted">
      <main className="mx-auto min-h-svh max-w-[430px] bg-background pb-8">
        <p className="px-5 pt-5 font-bold text-primary">{content.brand}</p>
        <h1 className="px-5 pb-4 font-extrabold text-3xl tracking-tight wrap-anywhere">{content.title}</h1>
        <Write {...content.write} onWrite={write} />
        <div className="px-5 pb-4 empty:hidden">
          <Pills
            name={labels.topics}
            all={all}
            options={topics}
            value={topic}
            className="h-11 rounded-full px-4"
            onValue={setTopic}
          />
        </div>
        {shown.map(post => (
          <PostView key={post.id} post={post} />
        ))}
        <p className="px-5 py-8 text-muted-foreground empty:hidden">
          {shown.length === 0 && content.nothing}
        </p>
      </main>
    </div>
  )
}

function PostView({ post }: { post: Post }) {
  const [isLiked, setLiked] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const [comments, setComments] = useState(post.comments ?? [])
  const button = (label: string, Icon: typeof Heart, count: number, isOn: boolean, onPress: () => void) => (
    <Button
      variant="ghost"
      aria-label={`${label}, ${count}`}
      aria-pressed={isOn}
      className="h-11 gap-2 tabular-nums aria-pressed:text-primary aria-pressed:[&_svg]:fill-current"
      onClick={onPress}
    >
      <Icon className="size-5" /> {count}
    </Button>
  )
  return (
    <article className="border-t pt-4">
      <header className="flex items-center gap-3 px-5">
        <span
          aria-hidden
          className="grid size-11 shrink-0 place-items-center rounded-full bg-muted font-bold"
        >
          {post.person.replace(/\B\p{L}|[^\p{L}]/gu, '').slice(0, 2)}
        </span>
        <h2 className="min-w-0 flex-1 font-bold leading-tight wrap-anywhere">
          {post.person}
          <span className="block font-normal text-muted-foreground text-sm">
            {[post.time, post.topic].filter(Boolean).join(', ')}
          </span>
        </h2>
        {post.figure && (
          <p className="grid h-22 min-w-22 place-items-center rounded-full bg-lamp px-3 font-extrabold text-3xl text-lamp-foreground tracking-tight">
            {post.figure}
          </p>
        )}
      </header>
      <p className="px-5 pt-3 text-[1.0625rem] leading-relaxed wrap-anywhere empty:hidden">{post.text}</p>
      <div className="flex px-2 py-1">
        {button(labels.like, Heart, (post.likes ?? 0) + Number(isLiked), isLiked, () => setLiked(!isLiked))}
        {button(labels.comments, MessageCircle, comments.length, isOpen, () => setOpen(!isOpen))}
      </div>
      {isOpen && (
        <div className="bg-muted pt-3">
          {keyed(comments).map(({ entry, key }) => (
            <p key={key} className="px-5 pb-3 wrap-anywhere">
              <strong>{entry.person}</strong> {entry.text}
            </p>
          ))}
          <Write {...content.reply} onWrite={text => setComments([...comments, { person: me, text }])} />
        </div>
      )}
    </article>
  )
}

function Write({ label, action, onWrite }: typeof content.reply & { onWrite: (text: string) => void }) {
  const [text, setText] = useState('')
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (text.trim()) onWrite(text.trim())
    setText('')
  }
  return (
    <form onSubmit={submit} className="flex gap-2 px-5 pb-4">
      <Input
        aria-label={label}
        placeholder={label}
        value={text}
        className="h-11 bg-background"
        onChange={event => setText(event.target.value)}
      />
      <Button className="h-11">{action}</Button>
    </form>
  )
}
