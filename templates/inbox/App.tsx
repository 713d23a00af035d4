import { Star } from 'lucide-react'
import { useState } from 'react'
import { toast } from 'sonner'
import { Toaster } from '@/components/ui/sonner'
import { type Letter, MailList } from './components/mail-list'
import { Reader } from './components/reader'
import { content } from './content'

const { labels } = content
const folders = content.folders.length ? content.folders.map(folder => folder.name) : [content.title]

/** -1 is the folder of everything starred. */
export default function App() {
  const [letters, setLetters] = useState<Letter[]>(() =>
    content.mails.map((mail, id) => {
      const at = Math.max(folders.indexOf(mail.folder ?? ''), 0)
      return { ...mail, id, at, replies: [] }
    }),
  )
  const [at, setAt] = useState(0)
  const [openId, setOpenId] = useState<number | null>(letters.find(letter => letter.at === 0)?.id ?? null)
  const [isReading, setIsReading] = useState(false)
  const open = letters.find(letter => letter.id === openId)
  const change = (id: number, part: Partial<Letter>) =>
    setLetters(all => all.map(letter => (letter.id === id ? { ...letter, ...part } : letter)))
  const inFolder = (index: number) =>
    letters.filter(letter => (index === -1 ? letter.isStarred : letter.at === index))
  const shown = inFolder(at)
  const turnTo = (index: number) => {
    setAt(index)
    setOpenId(inFolder(index)[0]?.id ?? null)
  }
  const read = (id: number) => {
    change(id, { isUnread: false })
    setOpenId(id)
    setIsReading(true)
  }
  const move = (id: number, folder: number) => {
    const next = shown[shown.findIndex(one => one.id === id) + 1] ?? shown.find(one => one.id !== id)
    change(id, { at: folder })
    setOpenId(at === -1 ? id : (next?.id ?? null))
    setIsReading(false)
    toast([labels.moved, folders[folder]].join(' '))
  }
  return (
    <div className="flex min-h-svh flex-col text-sm md:grid md:h-svh md:grid-cols-[minmax(0,19rem)_minmax(0,1fr)] md:grid-rows-[auto_minmax(0,1fr)] xl:grid-cols-[14rem_25rem_minmax(0,1fr)] xl:grid-rows-1">
      <div className={`md:col-span-2 xl:col-span-1 ${isReading ? 'hidden md:block' : ''}`}>
        <Folders folders={folders} letters={letters} at={at} onPick={turnTo} />
      </div>
      <div className={`border-t md:border-x bg-card/60 xl:border-t-0 ${isReading ? 'hidden md:block' : ''}`}>
        <MailList
          key={at}
          letters={shown}
          openId={openId}
          onOpen={read}
          onStar={letter => change(letter.id, { isStarred: !letter.isStarred })}
        />
      </div>
      <main
        className={`min-h-0 overflow-y-auto border-t bg-card xl:border-t-0 ${isReading ? 'flex-1' : 'hidden md:block'}`}
      >
        {open ? (
          <Reader
            key={open.id}
            letter={open}
            folders={folders}
            onBack={() => setIsReading(false)}
            onMove={folder => move(open.id, folder)}
            onChange={part => change(open.id, part)}
          />
        ) : (
          <p className="px-8 py-16 text-muted-foreground">{labels.choose}</p>
        )}
      </main>
      <Toaster />
    </div>
  )
}

type FoldersProps = { folders: string[]; letters: Letter[]; at: number; onPick: (index: number) => void }

function Folders({ folders, letters, at, onPick }: FoldersProps) {
  const { labels, brand, title } = content
  const list = [...folders.map((name, index) => ({ name, index })), { name: labels.starred, index: -1 }]
  return (
    <header className="flex flex-col gap-3 px-3 pt-4 pb-2 xl:gap-6 xl:pt-5">
      <div className="flex items-baseline gap-2 px-2 xl:block">
        <p className="wrap-anywhere text-base font-semibold tracking-tight text-primary">{brand}</p>
        <h1 className="wrap-anywhere text-muted-foreground">{title}</h1>
      </div>
      <nav aria-label={labels.folders} className="flex gap-1 overflow-x-auto xl:flex-col">
        {list.map(({ name, index }) => {
          const unread = letters.filter(letter => letter.isUnread && letter.at === index).length
          return (
            <button
              key={[name, index].join()}
              type="button"
              aria-current={at === index ? 'page' : undefined}
              onClick={() => onPick(index)}
              className={`flex h-9 shrink-0 items-center gap-2 rounded-md px-2.5 text-left whitespace-nowrap outline-none focus-visible:ring-2 focus-visible:ring-ring focus-visible:ring-inset xl:whitespace-normal ${at === index ? 'bg-accent font-medium' : 'text-muted-foreground hover:text-foreground'} ${index === -1 ? 'xl:mt-3' : ''}`}
            >
              {index === -1 && <Star className="size-3.5 fill-current text-star" aria-hidden />}
              <span className="min-w-0 xl:flex-1">{name}</span>
              {unread > 0 && (
                <span className="font-semibold text-primary tabular-nums">
                  {unread} <span className="sr-only">{labels.unread}</span>
                </span>
              )}
            </button>
          )
        })}
      </nav>
    </header>
  )
}
