import { ArrowLeft, Check } from 'lucide-react'
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Textarea } from '@/components/ui/textarea'
import { content, type Message } from '../content'

export type Said = Message & { id: number; at: number; isCopied: boolean }

interface ThreadProps {
  name: string
  about?: string
  said: Said[]
  onBack: () => void
  onCopy: (id: number) => void
  onSend: (text: string) => void
}

export function Thread({ name, about, said, onBack, onCopy, onSend }: ThreadProps) {
  const { labels, me } = content
  const end = useRef<HTMLDivElement>(null)
  const count = said.length
  useEffect(() => {
    if (count && end.current) end.current.scrollTop = end.current.scrollHeight
  }, [count])
  return (
    <section aria-label={labels.thread} className="flex min-w-0 flex-1 flex-col">
      <header className="flex items-center gap-2 border-b px-2 py-3 md:px-8 md:py-4">
        <Button variant="ghost" size="icon" aria-label={labels.back} className="md:hidden" onClick={onBack}>
          <ArrowLeft />
        </Button>
        <div className="min-w-0">
          <h2 className="text-lg leading-tight font-bold tracking-tight wrap-anywhere">{name}</h2>
          {about && <p className="text-muted-foreground">{about}</p>}
        </div>
      </header>
      <div
        ref={end}
        role="log"
        tabIndex={-1}
        className="min-h-0 flex-1 overflow-y-auto outline-none focus-visible:ring-2 focus-visible:ring-ring focus-visible:ring-inset"
      >
        <div className="flex min-h-full flex-col justify-end pt-6 pb-2">
          {count === 0 && <p className="px-4 py-8 text-muted-foreground md:px-8">{labels.quiet}</p>}
          <ol aria-live="polite">
            {said.map((message, index) => {
              const isMine = message.person === me
              const isSame = index > 0 && said[index - 1].person === message.person
              return (
                <li
                  key={message.id}
                  className={`grid grid-cols-[3.25rem_minmax(0,1fr)] px-4 md:grid-cols-[4.5rem_minmax(0,1fr)] md:px-8 ${isMine ? 'bg-own' : ''} ${isSame ? 'pb-3' : 'py-3'}`}
                >
                  <span className="pt-1 text-foreground/80 tabular-nums">{message.time}</span>
                  <div className="max-w-2xl">
                    {!isSame && <p className="font-bold">{message.person}</p>}
                    <p className="my-1 w-fit rounded-sm bg-call px-1.5 font-bold text-call-foreground empty:hidden">
                      {message.isUrgent && labels.urgent}
                    </p>
                    <p className="text-base leading-relaxed wrap-anywhere whitespace-pre-line">
                      {message.text}
                    </p>
                    {!isMine && (message.isNew || message.isCopied) && (
                      <Button
                        size="sm"
                        variant={message.isCopied ? 'ghost' : 'outline'}
                        aria-pressed={message.isCopied}
                        className={message.isCopied ? 'mt-1 -ml-2.5 text-muted-foreground' : 'mt-2'}
                        onClick={() => onCopy(message.id)}
                      >
                        {message.isCopied && <Check />}
                        {message.isCopied ? labels.copied : labels.acknowledge}
                      </Button>
                    )}
                  </div>
                </li>
              )
            })}
          </ol>
        </div>
      </div>
      <Composer name={name} onSend={onSend} />
    </section>
  )
}

function Composer({ name, onSend }: { name: string; onSend: (text: string) => void }) {
  const { labels } = content
  const [text, setText] = useState('')
  const send = (event: SyntheticEvent) => {
    event.preventDefault()
    if (text.trim()) onSend(text.trim())
    setText('')
  }
  return (
    <form className="border-t px-4 pt-3 pb-3 md:pr-8 md:pl-[6.5rem]" onSubmit={send}>
      <div className="flex max-w-3xl items-end gap-2">
        <Textarea
          aria-label={[labels.write, name].join(' ')}
          placeholder={[labels.write, name].join(' ')}
          value={text}
          onChange={event => setText(event.target.value)}
          onKeyDown={event => event.key === 'Enter' && !event.shiftKey && send(event)}
          className="min-h-12"
        />
        <Button type="submit" className="h-12 px-5" disabled={!text.trim()}>
          {labels.send}
        </Button>
      </div>
      <p className="mt-1.5 hidden text-xs text-muted-foreground md:block">{labels.help}</p>
    </form>
  )
}
