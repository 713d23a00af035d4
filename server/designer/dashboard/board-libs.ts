import { tsx } from '#server/designer/code/tsx.ts'
import type { Board } from '#server/designer/dashboard/board.ts'
import type { SourceFile } from '#shared/artifacts.ts'

/** What the parts share: how numbers are written, and how lists are searched, sorted and exported. */
export const boardLibs = ({ currency }: Board): SourceFile[] => [formatFile(currency), recordsFile()]

function formatFile(currency: string): SourceFile {
  const code = tsx`
    export type Unit = "money" | "count" | "percent" | "hours";

    /** Large numbers are shortened, small ones keep a decimal. */
    export function format(value: number, unit: Unit): string {
      if (unit === "percent") return \`\${trim(value)}%\`;
      const text =
        value >= 100_000
          ? short(value)
          : value >= 100
            ? Math.round(value).toLocaleString("en")
            : unit === "money"
              ? cents(value)
              : trim(value);
      return unit === "money" ? \`${currency}\${text}\` : text;
    }

    /** The same beside an axis, where there is less room. */
    export const formatTick = (value: number, unit: Unit) =>
      unit !== "percent" && value >= 1_000
        ? \`\${unit === "money" ? "${currency}" : ""}\${short(value)}\`
        : format(value, unit);

    const cents = (value: number) =>
      Number.isInteger(value) ? String(value) : value.toFixed(2);

    const trim = (value: number) =>
      value.toLocaleString("en", { maximumFractionDigits: 1 });

    const short = (value: number) =>
      Intl.NumberFormat("en", {
        notation: "compact",
        maximumFractionDigits: 1,
      }).format(value);

    export const dayOf = (iso: string) =>
      new Date(\`\${iso}T12:00:00\`).toLocaleDateString("en", {
        day: "numeric",
        month: "short",
      });
  `
  return { name: 'lib/format.ts', code }
}

function recordsFile(): SourceFile {
  const code = tsx`
    import type { LucideIcon } from "lucide-react";
    import { dayOf, format } from "@/lib/format";

    export type Value = string | number;
    export type Row = { id: number } & Record<string, Value>;

    export interface Column {
      key: string;
      label: string;
      kind: "text" | "person" | "date" | "money" | "count" | "percent" | "status";
    }

    export interface RecordTable {
      id: string;
      singular: string;
      plural: string;
      icon: LucideIcon;
      columns: Column[];
      rows: Row[];
    }

    export interface Sorting {
      key: string;
      isUp: boolean;
    }

    export function textOf(value: Value, kind: Column["kind"]): string {
      if (kind === "date") return dayOf(String(value));
      if (typeof value !== "number") return value;
      return kind === "money" || kind === "percent"
        ? format(value, kind)
        : value.toLocaleString("en");
    }

    export const isNumeric = ({ kind }: Column) =>
      kind === "money" || kind === "count" || kind === "percent";

    export const stateColumn = ({ columns }: RecordTable) =>
      columns.find((column) => column.kind === "status");

    /** The rows that contain the words and have the state, in order. */
    export function select(
      rows: Row[],
      table: RecordTable,
      query: string,
      state: string,
      sorting: Sorting,
    ): Row[] {
      const words = query.trim().toLowerCase();
      const status = stateColumn(table);
      const found = rows.filter((row) => {
        const text = table.columns
          .map(({ key }) => row[key])
          .join(" ")
          .toLowerCase();
        return (
          text.includes(words) &&
          (state === "All" || (status && row[status.key] === state))
        );
      });
      return found.sort((a, b) => {
        const [x, y] = [a[sorting.key], b[sorting.key]];
        const order =
          typeof x === "number" && typeof y === "number"
            ? x - y
            : String(x).localeCompare(String(y));
        return sorting.isUp ? order : -order;
      });
    }

    /** Saves the rows as a file that any spreadsheet opens. */
    export function downloadCsv(table: RecordTable, rows: Row[]) {
      const quote = (value: Value) => \`"\${String(value).replaceAll('"', '""')}"\`;
      const lines = [
        table.columns.map(({ label }) => quote(label)),
        ...rows.map((row) => table.columns.map(({ key }) => quote(row[key]))),
      ];
      const text = lines.map((line) => line.join(",")).join("\\n");
      const link = document.createElement("a");
      link.href = URL.createObjectURL(new Blob([text], { type: "text/csv" }));
      link.download = \`\${table.id}.csv\`;
      link.click();
      URL.revokeObjectURL(link.href);
    }
  `
  return { name: 'lib/records.ts', code }
}
