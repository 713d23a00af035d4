import { useState } from 'react'
import { toast } from 'sonner'
import { Toaster } from '@/components/ui/sonner'
import { Folders } from './components/folders'
import { type Letter, MailList } from './components/mail-list'
import { Reader } from './components/reader'
import { content } from './content'

const { labels } = content
const folders = content.folders.length ? content.folders.map(folder => folder.name) : [content.title]

/** -1 is the folder of everything starred. */
export default function App() {
  const [letters, setLetters] = useState<Letter[]>(() =>
    content.mails.map((mail, id) => ({
      ...mail,
      id,
      at: Math.max(folders.indexOf(mail.folder ?? ''), 0),
      replies: [],
    })),
  )
  const [at, setAt] = useState(0)
  const [openId, setOpenId] = useState<number | null>(letters.find(letter => letter.at === 0)?.id ?? null)
  const [isReading, setIsReading] = useState(false)
  const open = letters.find(letter => letter.id === openId)
  const change = (id: number, part: Partial<Letter>) =>
    setLetters(all => all.map(letter => (letter.id === id ? { ...letter, ...part } : letter)))
  const shown = letters.filter(letter => (at === -1 ? letter.isStarred : letter.at === at))
  const move = (id: number, folder: number) => {
    const next =
      shown[shown.findIndex(letter => letter.id === id) + 1] ?? shown.find(letter => letter.id !== id)
    change(id, { at: folder })
    setOpenId(at === -1 ? id : (next?.id ?? null))
    setIsReading(false)
    toast([labels.moved, folders[folder]].join(' '))
  }
  return (
    <div className="flex min-h-svh flex-col text-sm md:grid md:h-svh md:grid-cols-[minmax(0,19rem)_minmax(0,1fr)] md:grid-rows-[auto_minmax(0,1fr)] xl:grid-cols-[14rem_25rem_minmax(0,1fr)] xl:grid-rows-1">
      <div className={`md:col-span-2 xl:col-span-1 ${isReading ? 'hidden md:block' : ''}`}>
        <Folders
          folders={folders}
          letters={letters}
          at={at}
          onPick={index => {
            setAt(index)
            setOpenId(
              letters.find(letter => (index === -1 ? letter.isStarred : letter.at === index))?.id ?? null,
            )
          }}
        />
      </div>
      <div
        className={`min-h-0 border-t md:border-x bg-card/60 xl:border-t-0 ${isReading ? 'hidden md:block' : ''}`}
      >
        <MailList
          key={at}
          letters={shown}
          openId={openId}
          onOpen={id => {
            change(id, { isUnread: false })
            setOpenId(id)
            setIsReading(true)
          }}
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
