import { DRAWINGS } from '#server/designer/art/drawings.ts'
import { tsx } from '#server/designer/code/tsx.ts'
import type { Piece } from '#server/designer/page/page.ts'
import { screenPiece } from '#server/designer/page/screen-parts.ts'
import { messageListFiles } from '#server/designer/sections/social/chat.ts'

/** One conversation inside a phone: status bar, contact, bubbles, a picture, three dots, the bar to write in. */
export function phoneChat(): Piece {
  const picture = DRAWINGS.hills.shapes.trim()
  const code = tsx`
    import {
      BatteryFull,
      ChevronLeft,
      Paperclip,
      Phone,
      Send,
      Signal,
      Wifi,
    } from "lucide-react";
    import { useState } from "react";
    import { MessageList } from "@/components/message-list";
    import { type Message, messages as initial } from "@/data/talks";

    export function PhoneChat() {
      const [messages, setMessages] = useState<Message[]>(initial);
      const [draft, setDraft] = useState("");
      const [isTyping, setIsTyping] = useState(true);

      function send() {
        const text = draft.trim();
        if (!text) return;
        setMessages([...messages, { isMine: true, text }]);
        setDraft("");
        setIsTyping(true);
      }

      return (
        <div className="grid justify-items-center">
          <div className="flex h-[46rem] w-full max-w-[24.5rem] flex-col overflow-hidden rounded-[3rem] border-[10px] border-foreground bg-background shadow-2xl">
            <div className="flex items-center justify-between px-7 pt-3 pb-1 text-sm font-semibold">
              <span>9:41</span>
              <span className="flex items-center gap-1.5" role="img" aria-label="Signal, Wi-Fi and battery are full">
                <Signal className="size-4" aria-hidden="true" />
                <Wifi className="size-4" aria-hidden="true" />
                <BatteryFull className="size-5" aria-hidden="true" />
              </span>
            </div>
            <header aria-label="Contact" className="flex items-center gap-2 border-b px-3 py-2">
              <button type="button" aria-label="Back" onClick={() => setMessages(initial)} className="flex size-11 items-center justify-center rounded-full hover:bg-accent hover:text-accent-foreground">
                <ChevronLeft className="size-6" aria-hidden="true" />
              </button>
              <span aria-hidden="true" className="relative flex size-10 items-center justify-center rounded-full bg-primary font-semibold text-primary-foreground">
                A
                <span className="absolute right-0 bottom-0 size-3 rounded-full border-2 border-background bg-positive" />
              </span>
              <div className="flex-1">
                <h1 className="leading-tight font-semibold">Ana Ruiz</h1>
                <p title="Status" className="text-sm text-muted-foreground">Online</p>
              </div>
              <button type="button" aria-label="Call" onClick={() => setIsTyping(false)} className="flex size-11 items-center justify-center rounded-full hover:bg-accent hover:text-accent-foreground">
                <Phone className="size-5" aria-hidden="true" />
              </button>
            </header>
            <figure className="bg-background px-4 pt-4">
              <time className="mb-2 block text-center text-xs text-muted-foreground">Yesterday, 18:20</time>
              <svg viewBox="0 0 640 400" preserveAspectRatio="xMidYMid slice" role="img" aria-label="Photo of the hill" className="h-32 w-56 rounded-2xl rounded-bl-sm bg-accent">
                ${picture}
              </svg>
            </figure>
            <MessageList messages={messages} isTyping={isTyping} />
            <form
              className="flex items-center gap-1.5 border-t px-2 pt-2 pb-6"
              onSubmit={(event) => {
                event.preventDefault();
                send();
              }}
            >
              <button type="button" aria-label="Attachment" onClick={() => setDraft("Photo: hill.jpg")} className="flex size-11 shrink-0 items-center justify-center rounded-full hover:bg-accent hover:text-accent-foreground">
                <Paperclip className="size-5" aria-hidden="true" />
              </button>
              <input value={draft} onChange={(event) => setDraft(event.target.value)} aria-label="Message" placeholder="Message" className="h-11 min-w-0 flex-1 rounded-full border border-input bg-card px-4 outline-none focus-visible:ring-2 focus-visible:ring-ring" />
              <button type="submit" aria-label="Send" disabled={!draft.trim()} className="flex size-11 shrink-0 items-center justify-center rounded-full bg-primary text-primary-foreground disabled:bg-muted disabled:text-muted-foreground">
                <Send className="size-5" aria-hidden="true" />
              </button>
            </form>
          </div>
        </div>
      );
    }
  `
  return screenPiece('PhoneChat', code, [{ name: 'data/talks.ts', code: DATA }, ...messageListFiles()])
}

const DATA = `export interface Message {
  isMine: boolean;
  text: string;
}

export const messages: Message[] = [
  { isMine: false, text: "This hill, Saturday?" },
  { isMine: true, text: "Yes! Ten at the station?" },
  { isMine: false, text: "Perfect. I bring the thermos." },
  { isMine: true, text: "And I bring everybody else." },
];
`
