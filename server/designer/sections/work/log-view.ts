import { tsx } from '#server/designer/code/tsx.ts'
import type { Page, Piece } from '#server/designer/page/page.ts'
import { screenHead, screenPiece, tileOf } from '#server/designer/page/screen-parts.ts'

/** Lines as they come, by severity, words and time, with all of a line beside them. */
export function logView(page: Page): Piece {
  const data = `export interface LogLine {
  id: number;
  /** Minutes ago. */
  ago: number;
  level: "debug" | "info" | "warn" | "error";
  service: string;
  text: string;
}

export const levels = ["debug", "info", "warn", "error"] as const;

export const lines: LogLine[] = [
  { id: 12, ago: 0, level: "info", service: "api", text: "GET /orders 200 in 41 ms" },
  { id: 11, ago: 1, level: "error", service: "billing", text: "Card declined by the bank, order 1042" },
  { id: 10, ago: 2, level: "warn", service: "api", text: "Slow query on orders, 1.8 s" },
  { id: 9, ago: 4, level: "info", service: "worker", text: "Sent 212 mails in one batch" },
  { id: 8, ago: 7, level: "debug", service: "cache", text: "Miss for catalog:eu, filled in 12 ms" },
  { id: 7, ago: 11, level: "info", service: "api", text: "POST /sessions 201 in 88 ms" },
  { id: 6, ago: 19, level: "error", service: "worker", text: "Timeout while reading the feed of Halden" },
  { id: 5, ago: 26, level: "warn", service: "billing", text: "Retry 2 of 5 for invoice 8841" },
  { id: 4, ago: 48, level: "info", service: "deploy", text: "Version 2026.11.3 is live in two regions" },
  { id: 3, ago: 95, level: "debug", service: "cache", text: "Dropped 40 old keys" },
  { id: 2, ago: 180, level: "info", service: "api", text: "Certificate renewed for 90 days" },
  { id: 1, ago: 400, level: "warn", service: "worker", text: "Queue above 1,000 for three minutes" },
];

/** What comes in while the tail is live, again and again. */
export const coming: Omit<LogLine, "id" | "ago">[] = [
  { level: "info", service: "api", text: "GET /catalog 200 in 23 ms" },
  { level: "debug", service: "cache", text: "Hit for catalog:eu" },
  { level: "warn", service: "api", text: "Client uses a version from May" },
  { level: "info", service: "worker", text: "Feed of Halden read, 84 entries" },
];
`
  const code = tsx`
    import { useEffect, useState } from "react";
    import { Button } from "@/components/ui/button";
    import { Input } from "@/components/ui/input";
    import { coming, levels, lines as initial } from "@/data/logs";
    import { cn } from "@/lib/utils";

    const RANGES = [["Last 15 minutes", 15], ["Last hour", 60], ["Last day", 1440]] as const;
    const MOST = 200;

    export function LogView() {
      const [lines, setLines] = useState(initial);
      const [shown, setShown] = useState<string[]>([...levels]);
      const [range, setRange] = useState(1440);
      const [query, setQuery] = useState("");
      const [isLive, setLive] = useState(false);
      const [chosen, setChosen] = useState(initial[1].id);
      const found = lines.filter((line) => shown.includes(line.level) && line.ago <= range && \`\${line.service} \${line.text}\`.toLowerCase().includes(query.toLowerCase()));
      const line = lines.find((each) => each.id === chosen) ?? lines[0];

      useEffect(() => {
        if (!isLive) return;
        const timer = window.setInterval(() => setLines((all) => [{ id: all[0].id + 1, ago: 0, ...coming[all[0].id % coming.length] }, ...all].slice(0, MOST)), 1500);
        return () => window.clearInterval(timer);
      }, [isLive]);

      const facts = [["Severity", line.level], ["Service", line.service], ["Time", line.ago === 0 ? "Now" : \`\${line.ago} minutes ago\`], ["Trace", \`7f3a-\${String(line.id).padStart(4, "0")}\`], ["Region", line.id % 2 === 0 ? "eu-central" : "us-east"]];

      return (
        <div>
          <div className="flex flex-wrap items-end justify-between gap-4">
            ${screenHead(page, 'Logs', 'Everything the services say, newest first.')}
            <Button aria-pressed={isLive} variant={isLive ? "default" : "outline"} onClick={() => setLive(!isLive)}>{isLive ? "Live tail is on" : "Live tail"}</Button>
          </div>
          <div className="mt-6 flex flex-wrap items-center gap-2">
            <Input value={query} onChange={(event) => setQuery(event.target.value)} aria-label="Search logs" placeholder="Search logs" className="h-10 min-w-52 flex-1" />
            <select aria-label="Time range" value={range} onChange={(event) => setRange(Number(event.target.value))} className="h-10 rounded-md border border-input bg-card px-3 text-sm text-card-foreground">
              {RANGES.map(([label, minutes]) => <option key={label} value={minutes}>{label}</option>)}
            </select>
            <div role="group" aria-label="Severity filters" className="flex flex-wrap gap-1.5">
              {levels.map((level) => (
                <button key={level} type="button" aria-pressed={shown.includes(level)} onClick={() => setShown(shown.includes(level) ? shown.filter((each) => each !== level) : [...shown, level])} className="h-10 rounded-md border px-3 text-sm aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-primary-foreground">{level} {lines.filter((each) => each.level === level).length}</button>
              ))}
            </div>
          </div>
          <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
            <ol className="self-start ${tileOf(page)} font-mono text-sm" aria-live="off">
              {found.map((each) => (
                <li key={each.id} className="border-b last:border-b-0">
                  <button type="button" aria-pressed={each.id === line.id} onClick={() => setChosen(each.id)} className="grid w-full gap-x-3 px-2 py-2 text-left aria-pressed:bg-accent aria-pressed:text-accent-foreground sm:grid-cols-[4.5rem_3.5rem_5rem_minmax(0,1fr)]">
                    <span>{each.ago === 0 ? "now" : \`\${each.ago} min\`}</span>
                    <span className={cn("font-semibold", each.level === "error" && "text-destructive underline", each.level === "warn" && "underline")}>{each.level}</span>
                    <span>{each.service}</span>
                    <span className="break-words">{each.text}</span>
                  </button>
                </li>
              ))}
              {found.length === 0 && <li className="py-10 text-center text-muted-foreground">No line matches.</li>}
            </ol>
            <aside className="self-start ${tileOf(page)}">
              <h2 className="${page.look.h3}">Detail</h2>
              <p className="mt-3 font-mono text-sm break-words">{line.text}</p>
              <dl className="mt-5 grid gap-3 text-sm">
                {facts.map(([label, value]) => (
                  <div key={label} className="flex justify-between gap-4 border-t pt-2"><dt className="text-muted-foreground">{label}</dt><dd className="font-mono">{value}</dd></div>
                ))}
              </dl>
            </aside>
          </div>
        </div>
      );
    }
  `
  return screenPiece('LogView', code, [{ name: 'data/logs.ts', code: data }])
}
