import { tsx } from '#server/designer/code/tsx.ts'
import type { Board } from '#server/designer/dashboard/board.ts'
import type { SourceFile } from '#shared/artifacts.ts'

/** One row, opened: what it holds, and what can be done with it. */
export function recordSheetFile(): SourceFile {
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

/** A form for a new row, made of the columns. */
export function recordFormFile({ page }: Board): SourceFile {
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
