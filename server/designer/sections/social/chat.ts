import { constant } from '#server/designer/code/literal.ts'
import { tsx } from '#server/designer/code/tsx.ts'
import type { Page, Piece } from '#server/designer/page/page.ts'
import { flushTileOf, screenPiece } from '#server/designer/page/screen-parts.ts'
import type { SourceFile } from '#shared/artifacts.ts'
import { jsxText } from '#shared/edits/jsx-source.ts'

export interface ChatTalk {
  title: string
  people: [name: string, note: string, messages: [isMine: boolean, text: string][]][]
  placeholder: string
  /** What it answers after a while. */
  replies: string[]
}

/** Conversations beside one that is open; what is written is answered. */
export function chat(page: Page, { title, people, placeholder, replies }: ChatTalk): Piece {
  const talks = people.map(([name, note, messages], id) => ({
    id,
    name,
    note,
    messages: messages.map(([isMine, text]) => ({ isMine, text })),
  }))
  const data = `export interface Message {
  isMine: boolean;
  text: string;
}

export interface Talk {
  id: number;
  name: string;
  note: string;
  messages: Message[];
}

${constant('export const talks: Talk[]', talks)}

${constant('export const replies', replies)}
`
  const code = tsx`
    import { Paperclip, Search, Send } from "lucide-react";
    import { useState } from "react";
    import { MessageList } from "@/components/message-list";
    import { Button } from "@/components/ui/button";
    import { Input } from "@/components/ui/input";
    import { replies, type Talk, talks as initial } from "@/data/talks";

    export function Chat() {
      const [talks, setTalks] = useState<Talk[]>(initial);
      const [openId, setOpenId] = useState(initial[0].id);
      const [query, setQuery] = useState("");
      const [draft, setDraft] = useState("");
      const [isTyping, setIsTyping] = useState(false);
      const open = talks.find((talk) => talk.id === openId) ?? talks[0];
      const found = talks.filter((talk) =>
        talk.name.toLowerCase().includes(query.toLowerCase()),
      );

      function say(isMine: boolean, text: string) {
        setTalks((all) =>
          all.map((talk) =>
            talk.id === open.id
              ? { ...talk, messages: [...talk.messages, { isMine, text }] }
              : talk,
          ),
        );
      }

      function send() {
        const text = draft.trim();
        if (!text) return;
        say(true, text);
        setDraft("");
        setIsTyping(true);
        window.setTimeout(() => {
          say(false, replies[open.messages.length % replies.length]);
          setIsTyping(false);
        }, 1200);
      }

      return (
        <div>
          <h1 className="sr-only">${jsxText(title)}</h1>
          <div className="${flushTileOf(page)} grid h-[calc(100svh-11rem)] min-h-[34rem] grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)] border bg-card md:grid-cols-[18rem_minmax(0,1fr)] md:grid-rows-1">
            <aside aria-label="Conversations" className="flex min-w-0 max-h-44 flex-col border-b md:max-h-none md:border-r md:border-b-0">
              <div className="relative p-3">
                <Search className="absolute top-5.5 left-6 size-4 text-muted-foreground" aria-hidden="true" />
                <Input value={query} onChange={(event) => setQuery(event.target.value)} aria-label="Search conversations" placeholder="Search conversations" className="pl-9" />
              </div>
              <ul className="flex gap-1 overflow-auto px-2 pb-2 md:grid md:content-start">
                {found.map((talk) => (
                  <li key={talk.id} className="shrink-0">
                    <button type="button" aria-current={talk.id === open.id} onClick={() => setOpenId(talk.id)} className="flex w-full items-center gap-3 rounded-lg px-3 py-2.5 text-left hover:bg-accent hover:text-accent-foreground aria-[current=true]:bg-accent aria-[current=true]:text-accent-foreground">
                      <span aria-hidden="true" className="flex size-10 shrink-0 items-center justify-center rounded-full bg-primary text-sm font-semibold text-primary-foreground">{talk.name.charAt(0)}</span>
                      <span className="min-w-0">
                        <span className="block truncate font-medium">{talk.name}</span>
                        <span className="hidden truncate text-sm md:block md:max-w-44">{talk.messages.at(-1)?.text}</span>
                      </span>
                    </button>
                  </li>
                ))}
                {found.length === 0 && (
                  <li className="p-4 text-sm text-muted-foreground">Nobody by that name.</li>
                )}
              </ul>
            </aside>
            <section aria-label={open.name} className="flex min-h-0 flex-col">
              <header className="flex items-center gap-3 border-b px-5 py-3">
                <span aria-hidden="true" className="size-2.5 rounded-full bg-positive" />
                <div>
                  <h2 className="font-semibold">{open.name}</h2>
                  <p className="text-sm text-muted-foreground">{open.note}</p>
                </div>
              </header>
              <MessageList messages={open.messages} isTyping={isTyping} />
              <form
                className="flex items-center gap-2 border-t p-3"
                onSubmit={(event) => {
                  event.preventDefault();
                  send();
                }}
              >
                <Button type="button" variant="ghost" size="icon-lg" aria-label="Attach a file">
                  <Paperclip />
                </Button>
                <Input value={draft} onChange={(event) => setDraft(event.target.value)} aria-label="Message" placeholder="${placeholder}" className="h-11" />
                <Button type="submit" size="icon-lg" aria-label="Send" disabled={!draft.trim()}>
                  <Send />
                </Button>
              </form>
            </section>
          </div>
        </div>
      );
    }
  `
  return screenPiece('Chat', code, [{ name: 'data/talks.ts', code: data }, ...messageListFiles()])
}

/** Bubbles in groups with the time between them, and three dots while the other writes. */
export const messageListFiles = (): SourceFile[] => [
  messageListFile(),
  { name: 'components/message-bubble.tsx', code: BUBBLE },
]

const BUBBLE = tsx`
  import type { Message } from "@/data/talks";
  import { cn } from "@/lib/utils";

  export function MessageBubble({ message }: { message: Message }) {
    return (
      <div className={cn("max-w-[85%] rounded-2xl px-4 py-2.5 sm:max-w-[70%]", message.isMine ? "self-end rounded-br-sm bg-primary text-primary-foreground" : "self-start rounded-bl-sm border bg-card text-card-foreground")}>
        <span className="sr-only">{message.isMine ? "You, the sender: " : "To you, the receiver: "}</span>
        {message.text}
      </div>
    );
  }
`

function messageListFile() {
  const code = tsx`
    import { MessageBubble } from "@/components/message-bubble";
    import type { Message } from "@/data/talks";

    interface MessageListProps {
      messages: Message[];
      isTyping: boolean;
    }

    export function MessageList({ messages, isTyping }: MessageListProps) {
      return (
        <div role="log" aria-label="Conversation" tabIndex={0} className="flex min-h-0 flex-1 flex-col gap-2 overflow-y-auto bg-background px-4 py-5 sm:px-6">
          <time className="self-center text-xs text-muted-foreground">Today, 09:41</time>
          {messages.map((message, index) => (
            <MessageBubble key={index} message={message} />
          ))}
          {isTyping && (
            <div role="status" aria-label="Writing" className="flex gap-1.5 self-start rounded-2xl border bg-card px-4 py-3.5">
              {[0, 150, 300].map((delay) => (
                <span key={delay} className="size-2 animate-bounce rounded-full bg-muted-foreground motion-reduce:animate-none" style={{ animationDelay: \`\${delay}ms\` }} />
              ))}
            </div>
          )}
        </div>
      );
    }
  `
  return { name: 'components/message-list.tsx', code }
}
