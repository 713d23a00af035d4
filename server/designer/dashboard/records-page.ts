import { tsx } from '#server/designer/code/tsx.ts'
import type { Board } from '#server/designer/dashboard/board.ts'
import type { SourceFile } from '#shared/artifacts.ts'

/** A list that can be searched, filtered, sorted, paged, exported, added to, looked into and changed. */
export const recordsFiles = (board: Board): SourceFile[] => [
  pageFile(board),
  tableFile(),
  badgeFile(),
  sheetFile(),
  formFile(board),
]

function pageFile({ page, tile }: Board): SourceFile {
  const code = tsx`
    import { Download, Search } from "lucide-react";
    import { useState } from "react";
    import { RecordForm } from "@/components/records/record-form";
    import { RecordSheet } from "@/components/records/record-sheet";
    import { RecordsTable } from "@/components/records/records-table";
    import { Button } from "@/components/ui/button";
    import { Input } from "@/components/ui/input";
    import {
      Select,
      SelectContent,
      SelectItem,
      SelectTrigger,
      SelectValue,
    } from "@/components/ui/select";
    import {
      downloadCsv,
      type RecordTable,
      type Row,
      select,
      type Sorting,
      stateColumn,
      type Value,
    } from "@/lib/records";

    interface RecordsPageProps {
      table: RecordTable;
      rows: Row[];
      onChange: (rows: Row[]) => void;
    }

    const PAGE = 8;

    export function RecordsPage({ table, rows, onChange }: RecordsPageProps) {
      const [query, setQuery] = useState("");
      const [state, setState] = useState("All");
      const [page, setPage] = useState(0);
      const [openId, setOpenId] = useState<number | null>(null);
      const [sorting, setSorting] = useState<Sorting>({ key: "id", isUp: true });
      const status = stateColumn(table);
      const states = status
        ? [...new Set(table.rows.map((row) => String(row[status.key])))]
        : [];
      const found = select(rows, table, query, state, sorting);
      const pages = Math.max(1, Math.ceil(found.length / PAGE));
      const at = Math.min(page, pages - 1);

      function add(row: Record<string, Value>) {
        const id = Math.max(0, ...rows.map((each) => each.id)) + 1;
        onChange([{ ...row, id }, ...rows]);
      }

      function sortBy(key: string) {
        setSorting({ key, isUp: sorting.key === key ? !sorting.isUp : true });
      }

      return (
        <div>
          <div className="flex flex-wrap items-end justify-between gap-4">
            <div>
              <h1 className="${headingOf(page)}">{table.plural}</h1>
              <p className="mt-1 text-muted-foreground">
                {found.length} of {rows.length}
              </p>
            </div>
            <RecordForm
              table={table}
              states={states}
              onAdd={add}
            />
          </div>
          <div className="mt-6 ${tile.replace(/\bp-\d\b|sm:p-\d\b/g, '').trim()} overflow-hidden">
            <div className="flex flex-wrap items-center gap-3 border-b p-4">
              <div className="relative min-w-48 flex-1">
                <Search className="absolute top-2.5 left-3 size-4 text-muted-foreground" />
                <Input
                  value={query}
                  aria-label={\`Search \${table.plural.toLowerCase()}\`}
                  placeholder={\`Search \${table.plural.toLowerCase()}\`}
                  onChange={(event) => {
                    setQuery(event.target.value);
                    setPage(0);
                  }}
                  className="pl-9"
                />
              </div>
              {status && (
                <Select value={state} onValueChange={setState}>
                  <SelectTrigger aria-label={status.label} className="w-44">
                    <SelectValue />
                  </SelectTrigger>
                  <SelectContent>
                    {["All", ...states].map((each) => (
                      <SelectItem key={each} value={each}>
                        {each === "All"
                          ? \`Every \${status.label.toLowerCase()}\`
                          : each}
                      </SelectItem>
                    ))}
                  </SelectContent>
                </Select>
              )}
              <Button variant="outline" onClick={() => downloadCsv(table, found)}>
                <Download />
                CSV
              </Button>
            </div>
            <RecordsTable
              table={table}
              rows={found.slice(at * PAGE, (at + 1) * PAGE)}
              sorting={sorting}
              onSort={sortBy}
              onOpen={setOpenId}
            />
            {found.length === 0 && (
              <div className="px-6 py-16 text-center">
                <p className="font-medium">Nothing matches.</p>
                <p className="mt-1 text-sm text-muted-foreground">Try fewer words or another state.</p>
                <Button
                  variant="outline"
                  className="mt-4"
                  onClick={() => {
                    setQuery("");
                    setState("All");
                  }}
                >
                  Show all
                </Button>
              </div>
            )}
            <div className="flex items-center justify-between gap-4 border-t p-4 text-sm text-muted-foreground">
              <p>
                Page {at + 1} of {pages}
              </p>
              <div className="flex gap-2">
                <Button variant="outline" size="sm" disabled={at === 0} onClick={() => setPage(at - 1)}>
                  Back
                </Button>
                <Button variant="outline" size="sm" disabled={at + 1 >= pages} onClick={() => setPage(at + 1)}>
                  Next
                </Button>
              </div>
            </div>
          </div>
          <RecordSheet
            table={table}
            states={states}
            row={rows.find((row) => row.id === openId) ?? null}
            onClose={() => setOpenId(null)}
            onChange={(changed) => onChange(rows.map((row) => (row.id === changed.id ? changed : row)))}
            onRemove={(id) => {
              setOpenId(null);
              onChange(rows.filter((row) => row.id !== id));
            }}
          />
        </div>
      );
    }
  `
  return { name: 'components/records/records-page.tsx', code }
}

/** The title of a page in a tool: the direction's second heading, a size smaller. */
export const headingOf = ({ look }: Board['page']): string =>
  look.h2
    .replace(/md:text-(?:5xl|6xl|\[2\.6rem\])/, 'md:text-4xl')
    .replace('text-4xl leading', 'text-3xl leading')
    .replace('text-3xl', 'text-2xl')
    .replace('md:text-4xl', 'md:text-3xl')

function tableFile(): SourceFile {
  const code = tsx`
    import { ArrowDown, ArrowUp } from "lucide-react";
    import { StateBadge } from "@/components/records/state-badge";
    import {
      Table,
      TableBody,
      TableCell,
      TableHead,
      TableHeader,
      TableRow,
    } from "@/components/ui/table";
    import {
      type Column,
      isNumeric,
      type RecordTable,
      type Row,
      type Sorting,
      textOf,
    } from "@/lib/records";
    import { cn } from "@/lib/utils";

    interface RecordsTableProps {
      table: RecordTable;
      rows: Row[];
      sorting?: Sorting;
      onSort?: (key: string) => void;
      onOpen: (id: number) => void;
    }

    export function RecordsTable({
      table,
      rows,
      sorting,
      onSort,
      onOpen,
    }: RecordsTableProps) {
      const Arrow = sorting?.isUp ? ArrowUp : ArrowDown;
      const order = sorting?.isUp ? "ascending" : "descending";

      return (
        <Table>
          <TableHeader>
            <TableRow>
              {table.columns.map((column) => (
                <TableHead
                  key={column.key}
                  aria-sort={sorting?.key === column.key ? order : undefined}
                  className={cn("px-4", isNumeric(column) && "text-right")}
                >
                  {onSort ? (
                    <button
                      type="button"
                      onClick={() => onSort(column.key)}
                      className="inline-flex items-center gap-1.5 hover:text-foreground"
                    >
                      {column.label}
                      {sorting?.key === column.key && (
                        <Arrow className="size-3.5" />
                      )}
                    </button>
                  ) : (
                    column.label
                  )}
                </TableHead>
              ))}
            </TableRow>
          </TableHeader>
          <TableBody>
            {rows.map((row) => (
              <TableRow key={row.id}>
                {table.columns.map((column, index) => (
                  <TableCell key={column.key} className={cn("px-4 py-3", isNumeric(column) && "text-right tabular-nums")}>
                    {index === 0 ? (
                      <button
                        type="button"
                        onClick={() => onOpen(row.id)}
                        className="text-left font-medium underline-offset-4 hover:underline"
                      >
                        {textOf(row[column.key], column.kind)}
                      </button>
                    ) : (
                      <Cell row={row} column={column} />
                    )}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      );
    }

    function Cell({ row, column }: { row: Row; column: Column }) {
      const value = row[column.key];
      if (column.kind === "status") return <StateBadge state={String(value)} />;
      return <span>{textOf(value, column.kind)}</span>;
    }
  `
  return { name: 'components/records/records-table.tsx', code }
}

function badgeFile(): SourceFile {
  const code = tsx`
    import { type Tone, tones } from "@/data/states";
    import { cn } from "@/lib/utils";

    const DOTS: Record<Tone, string> = {
      good: "bg-positive",
      wait: "bg-highlight",
      bad: "bg-destructive",
      idle: "bg-muted-foreground",
    };

    export function StateBadge({ state }: { state: string }) {
      return (
        <span className="inline-flex items-center gap-2 rounded-full border px-2.5 py-0.5 text-xs whitespace-nowrap">
          <span aria-hidden="true" className={cn("size-2 rounded-full", DOTS[tones[state] ?? "idle"])} />
          {state}
        </span>
      );
    }
  `
  return { name: 'components/records/state-badge.tsx', code }
}

function sheetFile(): SourceFile {
  const code = tsx`
    import { StateBadge } from "@/components/records/state-badge";
    import { Button } from "@/components/ui/button";
    import {
      Sheet,
      SheetContent,
      SheetDescription,
      SheetFooter,
      SheetHeader,
      SheetTitle,
    } from "@/components/ui/sheet";
    import { type RecordTable, type Row, stateColumn, textOf } from "@/lib/records";

    interface RecordSheetProps {
      table: RecordTable;
      states: string[];
      row: Row | null;
      onClose: () => void;
      onChange: (row: Row) => void;
      onRemove: (id: number) => void;
    }

    export function RecordSheet({
      table,
      states,
      row,
      onClose,
      onChange,
      onRemove,
    }: RecordSheetProps) {
      const status = stateColumn(table);
      const [first, ...rest] = table.columns;

      return (
        <Sheet open={row !== null} onOpenChange={(isOpen) => !isOpen && onClose()}>
          <SheetContent className="w-full sm:max-w-md">
            {row && (
              <div className="flex h-full flex-col">
                <SheetHeader>
                  <SheetTitle className="font-display text-2xl font-normal">
                    {textOf(row[first.key], first.kind)}
                  </SheetTitle>
                  <SheetDescription>{table.plural}</SheetDescription>
                </SheetHeader>
                <dl className="flex-1 overflow-y-auto px-4">
                  {rest.map((column) => (
                    <div key={column.key} className="grid grid-cols-[8rem_1fr] border-t py-3">
                      <dt className="text-muted-foreground">{column.label}</dt>
                      <dd>
                        {column.kind === "status" ? (
                          <StateBadge state={String(row[column.key])} />
                        ) : (
                          textOf(row[column.key], column.kind)
                        )}
                      </dd>
                    </div>
                  ))}
                  {status && (
                    <div className="border-t py-4">
                      <dt className="text-sm text-muted-foreground">Change to</dt>
                      <dd className="mt-2 flex flex-wrap gap-2">
                        {states.map((state) => (
                          <Button
                            key={state}
                            variant="outline"
                            size="sm"
                            disabled={row[status.key] === state}
                            onClick={() => onChange({ ...row, [status.key]: state })}
                          >
                            {state}
                          </Button>
                        ))}
                      </dd>
                    </div>
                  )}
                </dl>
                <SheetFooter className="border-t">
                  <Button variant="outline" onClick={() => onRemove(row.id)}>
                    Delete
                  </Button>
                </SheetFooter>
              </div>
            )}
          </SheetContent>
        </Sheet>
      );
    }
  `
  return { name: 'components/records/record-sheet.tsx', code }
}

function formFile({ page }: Board): SourceFile {
  const code = tsx`
    import { Plus } from "lucide-react";
    import { type FormEvent, useState } from "react";
    import { Button } from "@/components/ui/button";
    import {
      Dialog,
      DialogContent,
      DialogDescription,
      DialogHeader,
      DialogTitle,
      DialogTrigger,
    } from "@/components/ui/dialog";
    import { Input } from "@/components/ui/input";
    import { Label } from "@/components/ui/label";
    import { NativeSelect, NativeSelectOption } from "@/components/ui/native-select";
    import {
      type Column,
      isNumeric,
      type RecordTable,
      type Value,
    } from "@/lib/records";

    interface RecordFormProps {
      table: RecordTable;
      states: string[];
      onAdd: (row: Record<string, Value>) => void;
    }

    function typeOf(column: Column) {
      if (column.kind === "date") return "date";
      return isNumeric(column) ? "number" : "text";
    }

    export function RecordForm({ table, states, onAdd }: RecordFormProps) {
      const [isOpen, setIsOpen] = useState(false);
      const [problem, setProblem] = useState("");

      function submit(event: FormEvent<HTMLFormElement>) {
        event.preventDefault();
        const form = new FormData(event.currentTarget);
        const missing = table.columns.find(
          ({ key }) => !String(form.get(key)).trim(),
        );
        if (missing) {
          setProblem(\`“\${missing.label}” is still empty.\`);
          return;
        }
        const entries = table.columns.map((column): [string, Value] => {
          const text = String(form.get(column.key)).trim();
          return [column.key, isNumeric(column) ? Number(text) : text];
        });
        onAdd(Object.fromEntries(entries));
        setProblem("");
        setIsOpen(false);
      }

      return (
        <Dialog open={isOpen} onOpenChange={setIsOpen}>
          <DialogTrigger asChild>
            <Button className="${buttonShape(page.look.button)}">
              <Plus />
              Add {table.singular}
            </Button>
          </DialogTrigger>
          <DialogContent className="max-h-[90svh] overflow-y-auto">
            <DialogHeader>
              <DialogTitle>New {table.singular}</DialogTitle>
              <DialogDescription>It appears at the top of the list.</DialogDescription>
            </DialogHeader>
            <form onSubmit={submit} noValidate className="grid gap-4">
              {table.columns.map((column) => (
                <div key={column.key} className="grid gap-2">
                  <Label htmlFor={\`new-\${column.key}\`}>{column.label}</Label>
                  {column.kind === "status" ? (
                    <NativeSelect id={\`new-\${column.key}\`} name={column.key}>
                      {states.map((state) => (
                        <NativeSelectOption key={state} value={state}>
                          {state}
                        </NativeSelectOption>
                      ))}
                    </NativeSelect>
                  ) : (
                    <Input
                      id={\`new-\${column.key}\`}
                      name={column.key}
                      type={typeOf(column)}
                      min={0}
                    />
                  )}
                </div>
              ))}
              {problem && (
                <p role="alert" className="text-sm text-destructive">
                  {problem}
                </p>
              )}
              <Button type="submit">Add</Button>
            </form>
          </DialogContent>
        </Dialog>
      );
    }
  `
  return { name: 'components/records/record-form.tsx', code }
}

const buttonShape = (button: string): string => /rounded-\S+/.exec(button)?.[0] ?? ''
