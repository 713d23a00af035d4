import { constant } from '#server/designer/code/literal.ts'
import { tsx } from '#server/designer/code/tsx.ts'
import { headingOf } from '#server/designer/dashboard/records-page.ts'
import type { Page, Piece } from '#server/designer/page/page.ts'
import { screenPiece } from '#server/designer/page/screen-parts.ts'
import { jsxText } from '#shared/edits/jsx-source.ts'

export interface BoardCards {
  title: string
  singular: string
  columns: string[]
  cards: [title: string, note: string, tag: string][]
}

const COUNTS = [4, 3, 3, 2, 2]
const PEOPLE = [['AB', 'MO'], ['LZ'], ['GH', 'TR', 'SA'], ['YH'], ['PZ', 'LZ']]
const PRIORITIES = ['High', 'Medium', 'Low', 'Medium']

/** Columns of cards that are dragged, moved by a menu, filtered and added to. */
export function taskBoard(page: Page, { title, singular, columns, cards }: BoardCards): Piece {
  let at = 0
  const rows = columns.flatMap((column, index) =>
    Array.from({ length: COUNTS[index] ?? 2 }, () => {
      const [name, note, tag] = cards[at % cards.length] ?? ['', '', '']
      const id = at++
      const day = page.choices.between(`due ${id}`, 1, 28)
      return {
        id,
        title: name,
        note,
        tag,
        column,
        due: `${day} Nov`,
        people: PEOPLE[id % PEOPLE.length] ?? [],
        priority: PRIORITIES[id % 4] ?? 'Low',
      }
    }),
  )
  const data = `export interface Card {
  id: number;
  title: string;
  note: string;
  tag: string;
  column: string;
  due: string;
  people: string[];
  priority: string;
}

${constant('export const columns', columns)}

${constant('export const cards: Card[]', rows)}
`
  const code = tsx`
    import { Plus } from "lucide-react";
    import { useState } from "react";
    import { BoardColumn } from "@/components/board-column";
    import { Button } from "@/components/ui/button";
    import { Input } from "@/components/ui/input";
    import { type Card, cards as initial, columns } from "@/data/cards";
    import { cn } from "@/lib/utils";

    const tags = [...new Set(initial.map((card) => card.tag))];

    export function TaskBoard() {
      const [cards, setCards] = useState<Card[]>(initial);
      const [view, setView] = useState("Board");
      const [tag, setTag] = useState("All");
      const [draft, setDraft] = useState("");
      const [isAdding, setIsAdding] = useState(false);
      const shown = cards.filter((card) => tag === "All" || card.tag === tag);

      function add() {
        const title = draft.trim();
        if (!title) return;
        const id = Math.max(...cards.map((card) => card.id)) + 1;
        const card = {
          id,
          title,
          note: "Just added",
          tag: tags[0],
          column: columns[0],
          due: "No date",
          people: ["MO"],
          priority: "Medium",
        };
        setCards([card, ...cards]);
        setDraft("");
        setIsAdding(false);
      }

      function move(id: number, column: string) {
        setCards(
          cards.map((card) => (card.id === id ? { ...card, column } : card)),
        );
      }

      return (
        <div>
          <div className="flex flex-wrap items-center justify-between gap-4">
            <div>
              <h1 className="${headingOf(page)}">${jsxText(title)}</h1>
              <p className="mt-1 text-sm text-muted-foreground">Project board · {shown.length} cards</p>
            </div>
            <div className="flex flex-wrap gap-2">
              <div role="group" aria-label="View" className="flex rounded-lg border p-0.5">
                {["Board", "List"].map((name) => (
                  <button key={name} type="button" aria-pressed={view === name} onClick={() => setView(name)} className="rounded-md px-3 py-1.5 text-sm aria-pressed:bg-foreground aria-pressed:text-background">{name}</button>
                ))}
              </div>
              <Button onClick={() => setIsAdding(!isAdding)}>
                <Plus />
                Add ${jsxText(singular)}
              </Button>
            </div>
          </div>
          {isAdding && (
            <form
              className="mt-4 flex gap-2"
              onSubmit={(event) => {
                event.preventDefault();
                add();
              }}
            >
              <Input value={draft} onChange={(event) => setDraft(event.target.value)} aria-label="Title" placeholder="What is to be done?" />
              <Button type="submit">Save</Button>
            </form>
          )}
          <div role="group" aria-label="Filter by tag" className="mt-5 flex flex-wrap gap-2">
            {["All", ...tags].map((name) => (
              <button key={name} type="button" aria-pressed={tag === name} onClick={() => setTag(name)} className="rounded-full border px-3 py-1 text-sm aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-primary-foreground">{name}</button>
            ))}
          </div>
          <div
            className={cn(
              "mt-6 gap-4",
              view === "Board"
                ? "grid auto-cols-[minmax(16rem,1fr)] grid-flow-col overflow-x-auto pb-4"
                : "grid",
            )}
            tabIndex={0}
            role="region"
            aria-label="Columns"
          >
            {columns.map((column, index) => (
              <BoardColumn key={column} name={column} index={index} cards={shown.filter((card) => card.column === column)} onMove={move} />
            ))}
          </div>
        </div>
      );
    }
  `
  return screenPiece('TaskBoard', code, [
    { name: 'data/cards.ts', code: data },
    columnFile(),
    { name: 'components/assignee-stack.tsx', code: STACK },
  ])
}

const STACK = tsx`
  export function AssigneeStack({ people }: { people: string[] }) {
    return (
      <span title="Assignees" className="flex -space-x-1.5">
        {people.map((person) => (
          <span key={person} className="flex size-6 items-center justify-center rounded-full border-2 border-card bg-foreground text-[0.625rem] font-semibold text-background">{person}</span>
        ))}
      </span>
    );
  }
`

function columnFile() {
  const code = tsx`
    import { CalendarDays, GripVertical } from "lucide-react";
    import { AssigneeStack } from "@/components/assignee-stack";
    import { type Card, columns } from "@/data/cards";
    import { cn } from "@/lib/utils";

    interface BoardColumnProps {
      name: string;
      index: number;
      cards: Card[];
      onMove: (id: number, column: string) => void;
    }

    const BARS = ["bg-muted-foreground", "bg-highlight", "bg-primary", "bg-positive"];

    export function BoardColumn({ name, index, cards, onMove }: BoardColumnProps) {
      return (
        <section
          aria-label={name}
          className="flex flex-col rounded-xl bg-muted p-3"
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) =>
            onMove(Number(event.dataTransfer.getData("text")), name)
          }
        >
          <div aria-hidden="true" className={cn("h-1 rounded-full", BARS[index % BARS.length])} />
          <h2 className="flex items-center justify-between px-1 py-3 font-semibold">
            {name}
            <span title="Card count" className="rounded-full bg-card px-2 py-0.5 text-xs tabular-nums">{cards.length}</span>
          </h2>
          <ul className="grid gap-3">
            {cards.map((card) => (
              <li
                key={card.id}
                draggable
                onDragStart={(event) =>
                  event.dataTransfer.setData("text", String(card.id))
                }
                className="group cursor-grab rounded-lg border bg-card p-4 shadow-xs transition-shadow hover:shadow-md"
              >
                <div className="flex items-start justify-between gap-2">
                  <h3 className="font-medium">{card.title}</h3>
                  <GripVertical className="size-4 shrink-0 text-muted-foreground" aria-hidden="true" />
                </div>
                <p className="mt-1 text-sm text-muted-foreground">{card.note}</p>
                <div className="mt-3 flex flex-wrap items-center gap-2 text-xs">
                  <span title="Tag" className="rounded-full border px-2 py-0.5">{card.tag}</span>
                  <span title="Priority" className={cn("rounded-full px-2 py-0.5", card.priority === "High" ? "bg-primary text-primary-foreground" : "border")}>{card.priority}</span>
                </div>
                <div className="mt-3 flex items-center justify-between gap-3 border-t pt-3">
                  <span title="Due date" className="flex items-center gap-1.5 text-xs text-muted-foreground">
                    <CalendarDays className="size-3.5" aria-hidden="true" />
                    {card.due}
                  </span>
                  <AssigneeStack people={card.people} />
                </div>
                <select aria-label={\`Move \${card.title}\`} value={card.column} onChange={(event) => onMove(card.id, event.target.value)} className="mt-3 w-full rounded-md border bg-card px-2 py-1 text-xs">
                  {columns.map((column) => (
                    <option key={column}>{column}</option>
                  ))}
                </select>
              </li>
            ))}
          </ul>
          {cards.length === 0 && (
            <p className="rounded-lg border border-dashed border-foreground/30 px-4 py-8 text-center text-sm">Nothing here. Drag a card in.</p>
          )}
        </section>
      );
    }
  `
  return { name: 'components/board-column.tsx', code }
}
