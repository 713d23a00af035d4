import { tsx } from '#server/designer/code/tsx.ts'
import { headingOf } from '#server/designer/dashboard/records-page.ts'
import type { Page, Piece } from '#server/designer/page/page.ts'
import { flushTileOf, screenPiece } from '#server/designer/page/screen-parts.ts'

/** Kept conversations, a choice of models and tools, and answers written out word by word. */
export function assistantChat(page: Page): Piece {
  const code = tsx`
    import { ArrowUp, MessageSquare, Plus, Trash2 } from "lucide-react";
    import { useEffect, useState } from "react";
    import { Button } from "@/components/ui/button";
    import { Textarea } from "@/components/ui/textarea";
    import { answers, models, starters, threads as initial, tools } from "@/data/threads";
    import { cn } from "@/lib/utils";

    export function AssistantChat() {
      const [threads, setThreads] = useState(initial);
      const [openId, setOpenId] = useState(initial[0].id);
      const [model, setModel] = useState(models[0]);
      const [used, setUsed] = useState([tools[0]]);
      const [draft, setDraft] = useState("");
      const [rest, setRest] = useState<string[]>([]);
      const open = threads.find((thread) => thread.id === openId) ?? threads[0];

      useEffect(() => {
        if (rest.length === 0) return;
        const timer = window.setTimeout(() => {
          setThreads((all) =>
            all.map((thread) =>
              thread.id === openId
                ? { ...thread, turns: written(thread.turns, rest[0]) }
                : thread,
            ),
          );
          setRest(rest.slice(1));
        }, 45);
        return () => window.clearTimeout(timer);
      }, [rest, openId]);

      function ask(text: string) {
        if (!text.trim()) return;
        const asked = { isMine: true, text };
        setThreads(
          threads.map((thread) =>
            thread.id === open.id
              ? {
                  ...thread,
                  title: thread.turns.length > 0 ? thread.title : text,
                  turns: [...thread.turns, asked, { isMine: false, text: "" }],
                }
              : thread,
          ),
        );
        setDraft("");
        setRest(answers[text.length % answers.length].split(" "));
      }

      function begin() {
        const id = Math.max(...threads.map((thread) => thread.id)) + 1;
        setThreads([{ id, title: "New chat", turns: [] }, ...threads]);
        setOpenId(id);
      }

      function remove(id: number) {
        if (threads.length === 1) return;
        const left = threads.filter((thread) => thread.id !== id);
        setThreads(left);
        setOpenId(left[0].id);
      }

      return (
        <div className="${flushTileOf(page)} grid border bg-card md:h-[calc(100svh-9rem)] md:min-h-[36rem] md:grid-cols-[16rem_minmax(0,1fr)]">
          <aside aria-label="Conversations" className="flex flex-col gap-3 border-b p-3 md:border-r md:border-b-0">
            <Button onClick={begin}>
              <Plus />
              New chat
            </Button>
            <ul className="grid max-h-32 content-start gap-0.5 overflow-y-auto md:max-h-none">
              {threads.map((thread) => (
                <li key={thread.id} className="flex items-center">
                  <button type="button" aria-current={thread.id === open.id} onClick={() => setOpenId(thread.id)} className="flex min-w-0 flex-1 items-center gap-2.5 rounded-lg px-3 py-2 text-left text-sm hover:bg-accent hover:text-accent-foreground aria-[current=true]:bg-accent aria-[current=true]:font-medium aria-[current=true]:text-accent-foreground">
                    <MessageSquare className="size-4 shrink-0" aria-hidden="true" />
                    <span className="truncate">{thread.title}</span>
                  </button>
                  <Button variant="ghost" size="icon" aria-label={\`Delete \${thread.title}\`} onClick={() => remove(thread.id)}>
                    <Trash2 />
                  </Button>
                </li>
              ))}
            </ul>
            <div className="grid gap-2 border-t pt-3 md:mt-auto">
              <p className="text-sm font-medium">Tools</p>
              <div className="flex flex-wrap gap-1.5">
                {tools.map((tool) => (
                  <button key={tool} type="button" aria-pressed={used.includes(tool)} onClick={() => setUsed(used.includes(tool) ? used.filter((each) => each !== tool) : [...used, tool])} className="rounded-full border px-2.5 py-1 text-xs aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-primary-foreground">{tool}</button>
                ))}
              </div>
            </div>
          </aside>
          <section aria-label={open.title} className="flex min-h-[30rem] flex-col">
            <header className="flex items-center justify-between gap-4 border-b px-5 py-3">
              <h1 className="truncate ${headingOf(page).replace(/text-\dxl|md:text-\dxl/g, '')} text-lg">{open.title}</h1>
              <select aria-label="Model" value={model} onChange={(event) => setModel(event.target.value)} className="h-9 rounded-md border border-input bg-card px-2 text-sm">
                {models.map((name) => (
                  <option key={name}>{name}</option>
                ))}
              </select>
            </header>
            <div role="log" tabIndex={0} aria-label="Conversation" className="flex flex-1 flex-col gap-6 overflow-y-auto px-5 py-6">
              {open.turns.map((turn, index) => (
                <div key={index} className={cn("max-w-[44rem] text-pretty", turn.isMine && "self-end rounded-2xl bg-accent px-4 py-2.5 text-accent-foreground")}>
                  {!turn.isMine && (
                    <p className="mb-1 text-sm font-medium text-brand">
                      {model} · used {used.join(", ") || "no tools"}
                    </p>
                  )}
                  {turn.text || "…"}
                </div>
              ))}
              {open.turns.length === 0 && (
                <div className="m-auto grid max-w-xl gap-5 text-center">
                  <p className="text-2xl font-semibold">What shall we do today?</p>
                  <div className="grid gap-2 sm:grid-cols-2">
                    {starters.map((text) => (
                      <button key={text} type="button" onClick={() => ask(text)} className="rounded-xl border p-4 text-left text-sm hover:border-primary">{text}</button>
                    ))}
                  </div>
                </div>
              )}
            </div>
            <form
              className="flex items-end gap-2 border-t p-4"
              onSubmit={(event) => {
                event.preventDefault();
                ask(draft);
              }}
            >
              <Textarea rows={2} value={draft} onChange={(event) => setDraft(event.target.value)} aria-label="Message" placeholder="Ask anything" />
              <Button type="submit" size="icon-lg" aria-label="Send" disabled={!draft.trim() || rest.length > 0}>
                <ArrowUp />
              </Button>
            </form>
          </section>
        </div>
      );
    }

    interface Turn {
      isMine: boolean;
      text: string;
    }

    /** The last turn with one word more. */
    const written = (turns: Turn[], word: string): Turn[] =>
      turns.map((turn, at) =>
        at === turns.length - 1
          ? { ...turn, text: \`\${turn.text} \${word}\`.trim() }
          : turn,
      );
  `
  return screenPiece('AssistantChat', code, [{ name: 'data/threads.ts', code: DATA }])
}

const DATA = `export const models = ["Fast", "Balanced", "Thorough"];
export const tools = ["Web search", "Calculator", "Files", "Images"];

export const starters = [
  "Plan three days in Porto without a car",
  "Explain compound interest to a ten-year-old",
  "Turn these notes into minutes",
  "What can I cook with leeks and eggs?",
];

export const threads = [
  {
    id: 1,
    title: "A name for the bakery",
    turns: [
      { isMine: true, text: "Short names for a bakery near a harbour, please." },
      { isMine: false, text: "Tide, Ballast, Quay & Crumb, Salt Loaf. The first is the easiest to say on the phone; the last says at once what you sell." },
      { isMine: true, text: "I like Salt Loaf. What would stand below it on the sign?" },
      { isMine: false, text: "Three ways: “Bread by the harbour since this spring”, “Baked at four, gone by noon”, or only the street and the hours. I would take the second: it tells people when to come." },
    ],
  },
  { id: 2, title: "Leeks and eggs", turns: [] },
  { id: 3, title: "Letter to the landlord", turns: [] },
];

export const answers = [
  "Here is a short plan. Begin with what cannot be moved, then fill the gaps, and keep one afternoon free for whatever turns up. Shall I write it out by the hour?",
  "Think of it as a snowball: a little sticks at first, then more sticks to what is already there. After ten turns it is not ten times as large but far more.",
  "In one sentence: do the second half first. I can show you the steps, or write the first draft for you to change.",
];
`
