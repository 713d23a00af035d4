import { tsx } from '#server/designer/code/tsx.ts'
import type { SourceFile } from '#shared/artifacts.ts'

/** The rows themselves; the first cell opens a row. */
export function recordsTableFile(): SourceFile {
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
              {table.columns.map((column, index) => (
                <TableHead
                  key={column.key}
                  aria-sort={sorting?.key === column.key ? order : undefined}
                  className={cn("px-3 sm:px-4", isNumeric(column) && "text-right", isAside(table, index) && "hidden sm:table-cell")}
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
                  <TableCell key={column.key} className={cn("px-3 py-3 whitespace-normal sm:px-4 sm:whitespace-nowrap", isNumeric(column) && "text-right tabular-nums", isAside(table, index) && "hidden sm:table-cell")}>
                    {index === 0 ? (
                      <>
                        <button
                          type="button"
                          onClick={() => onOpen(row.id)}
                          className="text-left font-medium underline-offset-4 hover:underline"
                        >
                          {textOf(row[column.key], column.kind)}
                        </button>
                        <span className="block text-xs whitespace-normal text-muted-foreground sm:hidden">{asideOf(table, row)}</span>
                      </>
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

    /** What a narrow screen has no column for stands below the name. */
    const isAside = (table: RecordTable, index: number) =>
      index > 1 && index < table.columns.length - 1;

    const asideOf = (table: RecordTable, row: Row) =>
      table.columns
        .filter((_, index) => isAside(table, index))
        .map((column) => textOf(row[column.key], column.kind))
        .join(" · ");

    function Cell({ row, column }: { row: Row; column: Column }) {
      const value = row[column.key];
      if (column.kind === "status") return <StateBadge state={String(value)} />;
      return <span>{textOf(value, column.kind)}</span>;
    }
  `
  return { name: 'components/records/records-table.tsx', code }
}

/** A state with a dot of its colour. */
export function stateBadgeFile(): SourceFile {
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
