import { Archive, ArrowLeft, Paperclip } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { toast } from 'sonner'
import { Button } from '@/components/ui/button'
import { NativeSelect, NativeSelectOption } from '@/components/ui/native-select'
import { Options } from '../../shared/options'
import { TextField } from '../../shared/text-field'
import { content } from '../content'
import type { Letter } from './mail-list'

interface ReaderProps {
  letter: Letter
  folders: string[]
  onBack: () => void
  onMove: (folder: number) => void
  onChange: (part: Partial<Letter>) => void
}

export function Reader({ letter, folders, onBack, onMove, onChange }: ReaderProps) {
  const { labels, me } = content
  const [text, setText] = useState<string | null>(null)
  const archive = folders.indexOf(labels.archive)
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!text?.trim()) return
    onChange({ replies: [...letter.replies, [text.trim(), me].join('\n\n')] })
    setText(null)
    toast(labels.sent)
  }
  return (
    <article className="mx-auto max-w-3xl px-4 pb-12 md:px-8 lg:px-12">
      <div className="flex flex-wrap items-center gap-1.5 py-3">
        <Button variant="ghost" size="icon" aria-label={labels.back} className="md:hidden" onClick={onBack}>
          <ArrowLeft />
        </Button>
        {archive >= 0 && archive !== letter.at && (
          <Button variant="ghost" size="sm" className="-ml-2" onClick={() => onMove(archive)}>
            <Archive /> {labels.archive}
          </Button>
        )}
        <Button
          variant="ghost"
          size="sm"
          aria-pressed={Boolean(letter.isUnread)}
          onClick={() => onChange({ isUnread: !letter.isUnread })}
        >
          {labels.markUnread}
        </Button>
        {folders.length > 1 && (
          <NativeSelect
            size="sm"
            aria-label={labels.moveTo}
            className="max-w-56 ml-auto"
            value=""
            onChange={event => onMove(Number(event.target.value))}
          >
            <NativeSelectOption value="" disabled>
              {labels.moveTo}
            </NativeSelectOption>
            <Options names={folders} isByPlace />
          </NativeSelect>
        )}
      </div>
      <h2 className="mt-4 font-reading text-3xl leading-[1.1] font-medium tracking-tight text-balance wrap-anywhere lg:text-4xl">
        {letter.subject}
      </h2>
      <div className="mt-5 flex flex-wrap items-baseline justify-between gap-x-6 border-b pb-4">
        <p className="min-w-0 wrap-anywhere">
          <strong className="font-semibold">{letter.from ?? labels.nobody}</strong>{' '}
          <span className="text-muted-foreground">{letter.address}</span>
        </p>
        <p className="text-muted-foreground tabular-nums">{letter.time}</p>
      </div>
      <p className="mt-6 max-w-prose font-reading text-[1.0625rem] leading-[1.65] wrap-anywhere whitespace-pre-line">
        {letter.body}
      </p>
      {letter.attachment && (
        <p className="mt-6 flex items-center gap-2">
          <Paperclip className="size-4 shrink-0 text-muted-foreground" aria-hidden />
          <span className="text-muted-foreground">{labels.attachment}</span> {letter.attachment}
        </p>
      )}
      {letter.replies.map((reply, index) => (
        <div key={[index, reply].join()} className="mt-8 rounded-md bg-muted p-4">
          <p className="text-muted-foreground">{labels.answered}</p>
          <p className="mt-1 font-reading leading-[1.6] wrap-anywhere whitespace-pre-line">{reply}</p>
        </div>
      ))}
      {text === null ? (
        <Button className="mt-8" onClick={() => setText('')}>
          {labels.reply}
        </Button>
      ) : (
        <form className="mt-8 grid grid-cols-1 gap-3" onSubmit={send}>
          <TextField
            id="reply"
            label={`${labels.replyTo} ${letter.from ?? labels.nobody}`}
            isLong
            autoFocus
            value={text}
            onChange={event => setText(event.target.value)}
            className="min-h-36 font-reading text-[1.0625rem]"
          />
          <div className="flex gap-2">
            <Button type="submit" disabled={!text.trim()}>
              {labels.send}
            </Button>
            <Button type="button" variant="ghost" onClick={() => setText(null)}>
              {labels.cancel}
            </Button>
          </div>
        </form>
      )}
    </article>
  )
}
