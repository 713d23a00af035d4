import { constant } from '#server/designer/code/literal.ts'
import { tsx } from '#server/designer/code/tsx.ts'
import type { Page, Piece } from '#server/designer/page/page.ts'
import { screenHead, screenPiece, tileOf } from '#server/designer/page/screen-parts.ts'

export interface TodoThings {
  title: string
  note: string
  placeholder: string
  lists: string[]
  things: [text: string, list: string, isDone: boolean][]
}

/** Things to tick off: add, edit in place, filter, clear. */
export function todoList(page: Page, { title, note, placeholder, lists, things }: TodoThings): Piece {
  const rows = things.map(([text, list, isDone], id) => ({ id, text, list, isDone }))
  const data = `export interface Todo {
  id: number;
  text: string;
  list: string;
  isDone: boolean;
}

${constant('export const lists', lists)}

${constant('export const todos: Todo[]', rows)}
`
  const code = tsx`
    import { Plus, Trash2 } from "lucide-react";
    import { useState } from "react";
    import { Button } from "@/components/ui/button";
    import { Input } from "@/components/ui/input";
    import { lists, type Todo, todos as initial } from "@/data/todos";

    const STATES = ["All", "Open", "Done"];

    export function TodoList() {
      const [todos, setTodos] = useState<Todo[]>(initial);
      const [draft, setDraft] = useState("");
      const [list, setList] = useState(lists[0]);
      const [state, setState] = useState("All");
      const open = todos.filter((todo) => !todo.isDone).length;
      const shown = todos.filter(
        (todo) => state === "All" || todo.isDone === (state === "Done"),
      );

      function add() {
        const text = draft.trim();
        if (!text) return;
        const id = Math.max(0, ...todos.map((todo) => todo.id)) + 1;
        setTodos([{ id, text, list, isDone: false }, ...todos]);
        setDraft("");
      }

      function change(id: number, changes: Partial<Todo>) {
        setTodos(
          todos.map((todo) => (todo.id === id ? { ...todo, ...changes } : todo)),
        );
      }

      return (
        <div className="mx-auto max-w-2xl">
          <div className="flex flex-wrap items-end justify-between gap-4">
            ${screenHead(page, title, note)}
            <p className="text-sm text-muted-foreground" aria-live="polite">
              {open} of {todos.length} open
            </p>
          </div>
          <form
            className="mt-6 flex flex-wrap gap-2"
            onSubmit={(event) => {
              event.preventDefault();
              add();
            }}
          >
            <Input value={draft} onChange={(event) => setDraft(event.target.value)} aria-label="New entry" placeholder="${placeholder}" className="h-11 min-w-48 flex-1" />
            <select aria-label="List" value={list} onChange={(event) => setList(event.target.value)} className="h-11 rounded-md border border-input bg-card px-3 text-sm">
              {lists.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
            <Button type="submit" className="h-11">
              <Plus />
              Add
            </Button>
          </form>
          <div role="group" aria-label="Show" className="mt-6 flex flex-wrap gap-2">
            {STATES.map((name) => (
              <button key={name} type="button" aria-pressed={state === name} onClick={() => setState(name)} className="rounded-full border px-3.5 py-1.5 text-sm aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-primary-foreground">{name}</button>
            ))}
            {todos.some((todo) => todo.isDone) && (
              <Button variant="ghost" className="ml-auto" onClick={() => setTodos(todos.filter((todo) => !todo.isDone))}>Clear done</Button>
            )}
          </div>
          <ul className="mt-4 ${tileOf(page)}">
            {shown.map((todo) => (
              <li key={todo.id} className="flex items-center gap-3 border-b py-2.5 last:border-b-0">
                <input type="checkbox" checked={todo.isDone} aria-label={\`Done: \${todo.text}\`} onChange={(event) => change(todo.id, { isDone: event.target.checked })} className="size-5 shrink-0 accent-primary" />
                <input value={todo.text} aria-label="Text" onChange={(event) => change(todo.id, { text: event.target.value })} className={todo.isDone ? "min-w-0 flex-1 rounded bg-transparent px-1 py-1 text-muted-foreground line-through" : "min-w-0 flex-1 rounded bg-transparent px-1 py-1"} />
                <span className="hidden rounded-full border px-2.5 py-0.5 text-xs sm:inline">{todo.list}</span>
                <Button variant="ghost" size="icon" aria-label={\`Delete \${todo.text}\`} onClick={() => setTodos(todos.filter((each) => each.id !== todo.id))}>
                  <Trash2 />
                </Button>
              </li>
            ))}
            {shown.length === 0 && (
              <li className="py-12 text-center text-muted-foreground">Nothing here. Enjoy it.</li>
            )}
          </ul>
        </div>
      );
    }
  `
  return screenPiece('TodoList', code, [{ name: 'data/todos.ts', code: data }])
}
