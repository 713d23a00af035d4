import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Textarea } from '@/components/ui/textarea'
import { content } from '../content'

export function Composer({ name, onSend }: { name: string; onSend: (text: string) => void }) {
  const { labels } = content
  const [text, setText] = useState('')
  const send = () => {
    if (!text.trim()) return
    onSend(text.trim())
    setText('')
  }
  return (
    <form
      className="border-t px-4 pt-3 pb-3 md:pr-8 md:pl-[6.5rem]"
      onSubmit={event => {
        event.preventDefault()
        send()
      }}
    >
      <div className="flex max-w-3xl items-end gap-2">
        <Textarea
          aria-label={[labels.write, name].join(' ')}
          placeholder={[labels.write, name].join(' ')}
          value={text}
          onChange={event => setText(event.target.value)}
          onKeyDown={event => {
            if (event.key !== 'Enter' || event.shiftKey) return
            event.preventDefault()
            send()
          }}
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
