import { constant } from '#server/designer/code/literal.ts'
import { tsx } from '#server/designer/code/tsx.ts'
import type { Page, Piece } from '#server/designer/page/page.ts'
import { screenHead, screenPiece, tileOf } from '#server/designer/page/screen-parts.ts'
import { jsxText } from '#shared/edits/jsx-source.ts'

export interface ForumThreads {
  title: string
  note: string
  /** "question" and "answer", or "post" and "reply". */
  ask: string
  answer: string
  threads: [
    title: string,
    body: string,
    category: string,
    who: string,
    votes: number,
    answers: [string, string][],
  ][]
}

/** Threads by category, searched and opened; one can ask, answer and rate. */
export function forum(page: Page, { title, note, ask, answer, threads }: ForumThreads): Piece {
  const rows = threads.map(([name, body, category, who, votes, answers], id) => ({
    id,
    title: name,
    body,
    category,
    who,
    votes,
    answers: answers.map(([by, text], at) => ({ by, text, votes: 12 - at * 5 })),
  }))
  const data = `export interface Answer {
  by: string;
  text: string;
  votes: number;
}

export interface Thread {
  id: number;
  title: string;
  body: string;
  category: string;
  who: string;
  votes: number;
  answers: Answer[];
}

${constant('export const threads: Thread[]', rows)}
`
  const code = tsx`
    import { MessageSquare, Search } from "lucide-react";
    import { type FormEvent, useState } from "react";
    import { ThreadView } from "@/components/thread-view";
    import { Button } from "@/components/ui/button";
    import { Input } from "@/components/ui/input";
    import { type Thread, threads as initial } from "@/data/threads";

    const categories = [...new Set(initial.map((thread) => thread.category))];

    export function Forum() {
      const [threads, setThreads] = useState<Thread[]>(initial);
      const [query, setQuery] = useState("");
      const [category, setCategory] = useState("All");
      const [openId, setOpenId] = useState<number | null>(null);
      const open = threads.find((thread) => thread.id === openId);
      const shown = threads.filter(
        (thread) =>
          (category === "All" || thread.category === category) &&
          thread.title.toLowerCase().includes(query.toLowerCase()),
      );

      function ask(event: FormEvent<HTMLFormElement>) {
        event.preventDefault();
        const title = String(new FormData(event.currentTarget).get("title")).trim();
        if (!title) return;
        const id = Math.max(...threads.map((thread) => thread.id)) + 1;
        const mine = { who: "You", votes: 0, answers: [], category: categories[0] };
        setThreads([{ id, title, body: "Asked just now.", ...mine }, ...threads]);
        event.currentTarget.reset();
      }

      if (open) {
        return (
          <ThreadView thread={open} onBack={() => setOpenId(null)} onChange={(changed) => setThreads(threads.map((thread) => (thread.id === changed.id ? changed : thread)))} />
        );
      }
      return (
        <div className="mx-auto max-w-4xl">
          ${screenHead(page, title, note)}
          <form onSubmit={ask} className="mt-6 flex flex-wrap gap-2">
            <Input name="title" aria-label="Your ${ask}" placeholder="Write a new ${ask}" className="h-11 min-w-56 flex-1" />
            <Button type="submit" size="lg">Submit ${jsxText(ask)}</Button>
          </form>
          <div className="mt-8 flex flex-wrap items-center gap-3">
            <div role="group" aria-label="Category" className="flex flex-wrap gap-2">
              {["All", ...categories].map((name) => (
                <button key={name} type="button" aria-pressed={category === name} onClick={() => setCategory(name)} className="rounded-full border px-3 py-1.5 text-sm aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-primary-foreground">{name}</button>
              ))}
            </div>
            <div className="relative w-full sm:ml-auto sm:w-64">
              <Search className="absolute top-3 left-3 size-4 text-muted-foreground" aria-hidden="true" />
              <Input value={query} onChange={(event) => setQuery(event.target.value)} aria-label="Search" placeholder="Search ${ask}s" className="h-10 pl-9" />
            </div>
          </div>
          <ul className="mt-5 grid gap-3">
            {shown.map((thread) => (
              <li key={thread.id} className="${tileOf(page)} flex gap-5">
                <div className="text-center">
                  <span className="block text-xl font-semibold tabular-nums">{thread.votes}</span>
                  <span className="text-xs text-muted-foreground">votes</span>
                </div>
                <div className="min-w-0">
                  <h2>
                    <button type="button" onClick={() => setOpenId(thread.id)} className="text-left ${page.look.h3} underline-offset-4 hover:underline">{thread.title}</button>
                  </h2>
                  <p className="mt-1 line-clamp-2 text-muted-foreground">{thread.body}</p>
                  <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted-foreground">
                    <span className="rounded-full border px-2.5 py-0.5 text-xs">{thread.category}</span>
                    <span>{thread.who}</span>
                    <span className="flex items-center gap-1.5">
                      <MessageSquare className="size-4" aria-hidden="true" />
                      {thread.answers.length} {thread.answers.length === 1 ? "${answer}" : "${answer.replace(/y$/, 'ie')}s"}
                    </span>
                  </p>
                </div>
              </li>
            ))}
          </ul>
          {shown.length === 0 && (
            <p className="py-14 text-center text-muted-foreground">Nothing found. Be the first to write about it.</p>
          )}
        </div>
      );
    }
  `
  return screenPiece('Forum', code, [{ name: 'data/threads.ts', code: data }, threadFile(page, answer)])
}

function threadFile(page: Page, answer: string) {
  const code = tsx`
    import { ArrowLeft, ThumbsDown, ThumbsUp } from "lucide-react";
    import { useState } from "react";
    import { Button } from "@/components/ui/button";
    import { Textarea } from "@/components/ui/textarea";
    import type { Thread } from "@/data/threads";

    interface ThreadViewProps {
      thread: Thread;
      onBack: () => void;
      onChange: (thread: Thread) => void;
    }

    export function ThreadView({ thread, onBack, onChange }: ThreadViewProps) {
      const [draft, setDraft] = useState("");

      function rate(index: number, by: number) {
        const answers = thread.answers.map((each, at) =>
          at === index ? { ...each, votes: each.votes + by } : each,
        );
        onChange({ ...thread, answers });
      }

      function send() {
        const text = draft.trim();
        if (!text) return;
        const answers = [...thread.answers, { by: "You", text, votes: 0 }];
        onChange({ ...thread, answers });
        setDraft("");
      }

      return (
        <article className="mx-auto max-w-3xl">
          <Button variant="ghost" onClick={onBack} className="-ml-3">
            <ArrowLeft />
            All threads
          </Button>
          <h1 className="mt-4 ${page.look.h3} text-3xl">{thread.title}</h1>
          <p className="mt-2 text-sm text-muted-foreground">
            {thread.who} in {thread.category}
          </p>
          <p className="mt-5 text-lg text-pretty">{thread.body}</p>
          <ul className="mt-8 grid gap-4">
            {thread.answers.map((each, index) => (
              <li key={index} className="${tileOf(page)}">
                <p className="text-pretty">{each.text}</p>
                <div className="mt-3 flex items-center gap-1 text-sm text-muted-foreground">
                  <span className="mr-auto">{each.by}</span>
                  <Button variant="ghost" size="icon" aria-label="Rate up" onClick={() => rate(index, 1)}>
                    <ThumbsUp />
                  </Button>
                  <span className="tabular-nums">{each.votes}</span>
                  <Button variant="ghost" size="icon" aria-label="Rate down" onClick={() => rate(index, -1)}>
                    <ThumbsDown />
                  </Button>
                </div>
              </li>
            ))}
          </ul>
          <form
            className="mt-6 grid gap-3"
            onSubmit={(event) => {
              event.preventDefault();
              send();
            }}
          >
            <Textarea value={draft} onChange={(event) => setDraft(event.target.value)} aria-label="Your ${answer}" placeholder="Write your ${answer}" rows={4} />
            <Button type="submit" className="justify-self-start" disabled={!draft.trim()}>Post ${jsxText(answer)}</Button>
          </form>
        </article>
      );
    }
  `
  return { name: 'components/thread-view.tsx', code }
}
