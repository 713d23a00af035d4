import { useState } from 'react'
import { ConversationList } from './components/conversation-list'
import { type Said, Thread } from './components/thread'
import { content } from './content'

const { labels } = content
const names = content.conversations.map(one => one.name)
const conversations = names.length ? content.conversations : [{ name: labels.general }]

/** What belongs to no known conversation is said in the first. */
const first: Said[] = content.messages.map((message, id) => ({
  ...message,
  id,
  at: Math.max(
    conversations.findIndex(one => one.name === message.conversation),
    0,
  ),
  isCopied: false,
}))

export default function App() {
  const [said, setSaid] = useState(first)
  const [at, setAt] = useState(0)
  const [isInside, setIsInside] = useState(false)
  const open = (index: number) => {
    setSaid(all => all.map(one => (one.at === at ? { ...one, isNew: false } : one)))
    setAt(index)
    setIsInside(true)
  }
  return (
    <div className="flex h-svh flex-col overflow-hidden text-sm md:grid md:grid-cols-[17rem_minmax(0,1fr)] lg:grid-cols-[22rem_minmax(0,1fr)]">
      <div className={`min-h-0 flex-1 border-r bg-card md:block ${isInside ? 'hidden' : ''}`}>
        <ConversationList conversations={conversations} said={said} at={at} onOpen={open} />
      </div>
      <main className={`min-h-0 min-w-0 flex-1 md:flex ${isInside ? 'flex' : 'hidden'}`}>
        <Thread
          key={at}
          name={conversations[at].name}
          about={conversations[at].about}
          said={said.filter(one => one.at === at)}
          onBack={() => setIsInside(false)}
          onCopy={id =>
            setSaid(
              said.map(one => (one.id === id ? { ...one, isCopied: !one.isCopied, isNew: false } : one)),
            )
          }
          onSend={text =>
            setSaid([
              ...said.map(one => (one.at === at ? { ...one, isNew: false } : one)),
              { id: said.length, at, person: content.me, text, time: labels.now, isCopied: false },
            ])
          }
        />
      </main>
    </div>
  )
}
