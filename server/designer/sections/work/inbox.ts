import { constant } from '#server/designer/code/literal.ts'
import { tsx } from '#server/designer/code/tsx.ts'
import { headingOf } from '#server/designer/dashboard/records-page.ts'
import type { Page, Piece } from '#server/designer/page/page.ts'
import { flushTileOf, screenPiece } from '#server/designer/page/screen-parts.ts'
import { jsxText } from '#shared/edits/jsx-source.ts'

export interface InboxMails {
  title: string
  folders: string[]
  mails: [from: string, subject: string, body: string, when: string, folder: string, isNew: boolean][]
}

/** Folders, a list of messages and the one that is open, with an answer below it. */
export function inbox(page: Page, { title, folders, mails }: InboxMails): Piece {
  const rows = mails.map(([from, subject, body, when, folder, isNew], id) => ({
    id,
    from,
    subject,
    body,
    when,
    folder,
    isNew,
    isStarred: id === 1,
  }))
  const data = `export interface Mail {
  id: number;
  from: string;
  subject: string;
  body: string;
  when: string;
  folder: string;
  isNew: boolean;
  isStarred: boolean;
}

${constant('export const folders', folders)}

${constant('export const mails: Mail[]', rows)}
`
  const code = tsx`
    import { Archive, Search, Star } from "lucide-react";
    import { useState } from "react";
    import { Button } from "@/components/ui/button";
    import { Input } from "@/components/ui/input";
    import { Textarea } from "@/components/ui/textarea";
    import { folders, type Mail, mails as initial } from "@/data/mails";
    import { cn } from "@/lib/utils";

    export function Inbox() {
      const [mails, setMails] = useState<Mail[]>(initial);
      const [folder, setFolder] = useState(folders[0]);
      const [query, setQuery] = useState("");
      const [openId, setOpenId] = useState(initial[0].id);
      const [answer, setAnswer] = useState("");
      const [sent, setSent] = useState<number[]>([]);
      const shown = mails.filter(
        (mail) =>
          mail.folder === folder &&
          \`\${mail.from} \${mail.subject}\`
            .toLowerCase()
            .includes(query.toLowerCase()),
      );
      const open = shown.find((mail) => mail.id === openId) ?? shown[0];

      function change(id: number, changes: Partial<Mail>) {
        setMails(
          mails.map((mail) => (mail.id === id ? { ...mail, ...changes } : mail)),
        );
      }

      return (
        <div>
          <div className="flex flex-wrap items-center justify-between gap-4">
            <h1 className="${headingOf(page)}">${jsxText(title)}</h1>
            <div className="relative w-full sm:w-72">
              <Search className="absolute top-3 left-3 size-4 text-muted-foreground" aria-hidden="true" />
              <Input value={query} onChange={(event) => setQuery(event.target.value)} aria-label="Search mail" placeholder="Search mail" className="h-10 pl-9" />
            </div>
          </div>
          <div role="group" aria-label="Folders" className="mt-5 flex flex-wrap gap-2">
            {folders.map((name) => (
              <button key={name} type="button" aria-pressed={name === folder} onClick={() => setFolder(name)} className="rounded-full border px-3.5 py-1.5 text-sm aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-primary-foreground">
                {name} <span className="tabular-nums">{mails.filter((mail) => mail.folder === name).length}</span>
              </button>
            ))}
          </div>
          <div className="mt-5 ${flushTileOf(page)} grid border bg-card lg:min-h-[34rem] lg:grid-cols-[22rem_minmax(0,1fr)]">
            <ul className="max-h-80 overflow-y-auto border-b lg:max-h-none lg:border-r lg:border-b-0">
              {shown.map((mail) => (
                <li key={mail.id} className="border-b last:border-b-0">
                  <button
                    type="button"
                    aria-current={mail.id === open?.id}
                    onClick={() => {
                      setOpenId(mail.id);
                      change(mail.id, { isNew: false });
                    }}
                    className="grid w-full gap-0.5 px-5 py-3.5 text-left hover:bg-accent hover:text-accent-foreground aria-[current=true]:bg-accent aria-[current=true]:text-accent-foreground"
                  >
                    <span className="flex items-center gap-2">
                      {mail.isNew && (
                        <span className="size-2 rounded-full bg-primary" aria-label="Unread" role="img" />
                      )}
                      <span className={cn("min-w-0 flex-1 truncate", mail.isNew && "font-semibold")}>{mail.from}</span>
                      <span className="text-xs">{mail.when}</span>
                    </span>
                    <span className="truncate text-sm">{mail.subject}</span>
                  </button>
                </li>
              ))}
              {shown.length === 0 && (
                <li className="p-8 text-center text-muted-foreground">No mail here.</li>
              )}
            </ul>
            {open && (
              <article className="flex flex-col p-5 sm:p-8">
                <header className="flex flex-wrap items-start gap-3">
                  <div className="min-w-0 flex-1">
                    <h2 className="${page.look.h3} text-xl">{open.subject}</h2>
                    <p className="mt-1 text-sm text-muted-foreground">
                      {open.from} · {open.when}
                    </p>
                  </div>
                  <Button variant="ghost" size="icon-lg" aria-label="Star" aria-pressed={open.isStarred} onClick={() => change(open.id, { isStarred: !open.isStarred })} className="aria-pressed:[&_svg]:fill-current">
                    <Star />
                  </Button>
                  <Button variant="ghost" size="icon-lg" aria-label="Archive" onClick={() => change(open.id, { folder: "Archive" })}>
                    <Archive />
                  </Button>
                </header>
                <p className="mt-6 max-w-prose text-pretty">{open.body}</p>
                {sent.includes(open.id) ? (
                  <p role="status" className="mt-auto pt-10 text-sm text-muted-foreground">Your answer is on its way.</p>
                ) : (
                  <form
                    className="mt-auto grid gap-3 pt-10"
                    onSubmit={(event) => {
                      event.preventDefault();
                      if (answer.trim()) setSent([...sent, open.id]);
                      setAnswer("");
                    }}
                  >
                    <Textarea rows={3} value={answer} onChange={(event) => setAnswer(event.target.value)} aria-label="Answer" placeholder="Write an answer" />
                    <Button type="submit" className="justify-self-start" disabled={!answer.trim()}>Send answer</Button>
                  </form>
                )}
              </article>
            )}
          </div>
        </div>
      );
    }
  `
  return screenPiece('Inbox', code, [{ name: 'data/mails.ts', code: data }])
}
