import { tsx } from '#server/designer/code/tsx.ts'
import type { Page, Piece } from '#server/designer/page/page.ts'
import { screenHead, screenPiece, tileOf } from '#server/designer/page/screen-parts.ts'

/** Agents that work on their own: who runs, what each step did, and what waits for a yes. */
export function agentConsole(page: Page, title: string): Piece {
  const code = tsx`
    import { useState } from "react";
    import { Button } from "@/components/ui/button";
    import { Input } from "@/components/ui/input";
    import { agents as initialAgents, runs as initialRuns, tools } from "@/data/agents";

    const number = new Intl.NumberFormat("en");

    export function AgentConsole() {
      const [agents, setAgents] = useState(initialAgents);
      const [runs, setRuns] = useState(initialRuns);
      const [chosen, setChosen] = useState(initialRuns[0].id);
      const [name, setName] = useState("");
      const [picked, setPicked] = useState<string[]>([tools[0]]);
      const run = runs.find((each) => each.id === chosen) ?? runs[0];
      const waiting = runs.filter((each) => each.state === "Needs approval");
      const tokens = runs.reduce((sum, each) => sum + each.tokens, 0);
      const figures = [["Agents running", agents.filter((each) => each.state === "Running").length], ["Runs today", runs.length], ["Waiting for approval", waiting.length], ["Token usage", tokens]] as const;
      const decide = (id: number, isAllowed: boolean) => setRuns(runs.map((each) => (each.id === id ? { ...each, state: isAllowed ? "Done" : "Stopped", steps: [...each.steps, { tool: "person", text: isAllowed ? "Approved, the action was carried out" : "Rejected, nothing was changed", ms: 0 }] } : each)));

      return (
        <div>
          ${screenHead(page, title, 'Who runs, with which tools, and what waits for you.')}
          <dl className="mt-6 grid grid-cols-2 gap-4 lg:grid-cols-4">
            {figures.map(([label, value]) => <div key={label} className="${tileOf(page)}"><dt className="text-sm text-muted-foreground">{label}</dt><dd className="mt-1 text-2xl font-semibold tabular-nums">{number.format(value)}</dd></div>)}
          </dl>
          {waiting.length > 0 && (
            <section className="mt-5 ${tileOf(page)}">
              <h2 className="${page.look.h3}">Approvals</h2>
              <ul className="mt-3 grid gap-3">
                {waiting.map((each) => (
                  <li key={each.id} className="flex flex-wrap items-center justify-between gap-4 border-t pt-3 text-sm">
                    <span>{each.agent}: {each.asks}</span>
                    <span className="flex gap-2"><Button onClick={() => decide(each.id, true)} aria-label={\`Approve run \${each.id}\`}>Approve</Button><Button variant="outline" onClick={() => decide(each.id, false)} aria-label={\`Reject run \${each.id}\`}>Reject</Button></span>
                  </li>
                ))}
              </ul>
            </section>
          )}
          <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
            <section className="self-start ${tileOf(page)}">
              <h2 className="${page.look.h3}">Agent list</h2>
              <ul className="mt-3 grid gap-3">
                {agents.map((agent) => (
                  <li key={agent.name} className="flex flex-wrap items-center justify-between gap-4 border-t pt-3 text-sm">
                    <span><span className="font-semibold">{agent.name}</span> <span className="text-muted-foreground">Status {agent.state.toLowerCase()}, {agent.model.toLowerCase()}, {agent.tools.join(", ").toLowerCase()}</span></span>
                    <Button variant="outline" aria-label={\`\${agent.state === "Running" ? "Pause" : "Start"} \${agent.name}\`} onClick={() => setAgents(agents.map((each) => (each === agent ? { ...each, state: each.state === "Running" ? "Paused" : "Running" } : each)))}>{agent.state === "Running" ? "Pause" : "Start"}</Button>
                  </li>
                ))}
              </ul>
              <h2 className="mt-6 ${page.look.h3}">Run history</h2>
              <ol className="mt-3 text-sm">
                {runs.map((each) => (
                  <li key={each.id} className="border-b last:border-b-0">
                    <button type="button" aria-pressed={each.id === run.id} onClick={() => setChosen(each.id)} className="grid w-full gap-x-3 px-2 py-2 text-left aria-pressed:bg-accent aria-pressed:text-accent-foreground">
                      <span className="font-semibold">Run {each.id}: {each.task}</span>
                      <span>{each.agent}, {each.state.toLowerCase()}, {number.format(each.tokens)} tokens</span>
                    </button>
                  </li>
                ))}
              </ol>
            </section>
            <div className="grid gap-5 self-start">
              <section className="${tileOf(page)}">
                <h2 className="${page.look.h3}">Trace view of one run: {run.id}</h2>
                <ol className="mt-3 grid gap-3 text-sm">
                  {run.steps.map((step, at) => (
                    <li key={at} className="border-t pt-2"><p className="flex justify-between gap-4 font-mono"><span>{step.tool}</span><span>{number.format(step.ms)} ms</span></p><p className="mt-1 break-words">{step.text}</p></li>
                  ))}
                </ol>
                <p className="mt-3 text-sm text-muted-foreground">{run.steps.length} tool calls, {number.format(run.tokens)} tokens</p>
              </section>
              <form className="${tileOf(page)}" onSubmit={(event) => { event.preventDefault(); if (name.trim() === "") return; setAgents([...agents, { name: name.trim(), model: "Standard model", tools: picked, state: "Paused" }]); setName(""); }}>
                <h2 className="${page.look.h3}">Create agent</h2>
                <Input aria-label="Name of the agent" placeholder="Name of the agent" value={name} onChange={(event) => setName(event.target.value)} className="mt-3 h-10" />
                <fieldset className="mt-3 grid gap-2 text-sm"><legend className="font-semibold">Tools</legend>
                  {tools.map((tool) => <label key={tool} className="flex items-center gap-2"><input type="checkbox" checked={picked.includes(tool)} onChange={() => setPicked(picked.includes(tool) ? picked.filter((each) => each !== tool) : [...picked, tool])} />{tool}</label>)}
                </fieldset>
                <Button type="submit" className="mt-4">Create agent</Button>
              </form>
            </div>
          </div>
        </div>
      );
    }
  `
  return screenPiece('AgentConsole', code, [{ name: 'data/agents.ts', code: DATA }])
}

const DATA = `export interface Agent {
  name: string;
  model: string;
  tools: string[];
  state: string;
}

export interface Run {
  id: number;
  agent: string;
  task: string;
  state: string;
  /** What it wants to do and may not do alone. */
  asks: string;
  tokens: number;
  steps: { tool: string; text: string; ms: number }[];
}

export const tools = ["Web search", "Read files", "Send mail", "Query database", "Run code"];

export const agents: Agent[] = [
  { name: "Support triage", model: "Large model", tools: ["Read files", "Send mail"], state: "Running" },
  { name: "Market research", model: "Large model", tools: ["Web search"], state: "Running" },
  { name: "Invoice checker", model: "Standard model", tools: ["Query database", "Read files"], state: "Running" },
  { name: "Release notes", model: "Standard model", tools: ["Read files", "Run code"], state: "Paused" },
];

export const runs: Run[] = [
  { id: 418, agent: "Support triage", task: "Answer the mail of order 1042", state: "Needs approval", asks: "send a refund of $48", tokens: 18420, steps: [{ tool: "read_files", text: "Read the order and three earlier mails", ms: 640 }, { tool: "model", text: "The parcel was late twice, a refund is allowed", ms: 2310 }, { tool: "send_mail", text: "Draft is ready, waits for a person", ms: 90 }] },
  { id: 417, agent: "Market research", task: "Compare five prices", state: "Done", asks: "", tokens: 31250, steps: [{ tool: "web_search", text: "14 pages found, 5 kept", ms: 1820 }, { tool: "model", text: "Table of prices with sources", ms: 4120 }] },
  { id: 416, agent: "Invoice checker", task: "Check the invoices of November", state: "Needs approval", asks: "mark 12 invoices as paid", tokens: 9640, steps: [{ tool: "query_database", text: "212 rows read", ms: 310 }, { tool: "model", text: "12 of them have a payment", ms: 1530 }] },
  { id: 415, agent: "Release notes", task: "Write what changed since Monday", state: "Failed", asks: "", tokens: 4210, steps: [{ tool: "run_code", text: "Stopped after 30 seconds without an answer", ms: 30000 }] },
];
`
