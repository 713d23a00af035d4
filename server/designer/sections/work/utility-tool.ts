import { constant } from '#server/designer/code/literal.ts'
import { tsx } from '#server/designer/code/tsx.ts'
import type { Page, Piece } from '#server/designer/page/page.ts'
import { screenHead, screenPiece, tileOf } from '#server/designer/page/screen-parts.ts'
import type { Utility } from '#server/designer/utilities/utility.ts'

/** Fields on one side, what comes of them on the other, worked out while one types. */
export function utilityTool(page: Page, utility: Utility): Piece {
  const { title, note, again, isPainted } = utility
  const code = tsx`
    import { Check, Copy${again ? ', RefreshCw' : ''} } from "lucide-react";
    import { ${again ? 'useMemo, ' : ''}useState } from "react";
    import { ToolField } from "@/components/tool-field";
    import { Button } from "@/components/ui/button";
    import { fields } from "@/data/fields";
    import { workOut } from "@/lib/work-out";

    export function Tool() {
      const [values, setValues] = useState<Record<string, string>>(
        Object.fromEntries(fields.map((field) => [field.key, field.value])),
      );
      const [copied, setCopied] = useState("");
      ${again ? 'const [turn, setTurn] = useState(0);\n      const results = useMemo(() => (turn >= 0 ? workOut(values) : []), [values, turn]);' : 'const results = workOut(values);'}
      const [[label, main], ...rest] = results;

      async function copy() {
        await navigator.clipboard?.writeText(main).catch(() => null);
        setCopied(main);
      }

      return (
        <div>
          ${screenHead(page, title, note)}
          <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-5 md:grid-cols-2">
            <form onSubmit={(event) => event.preventDefault()} className="${tileOf(page)} grid gap-5">
              {fields.map((field) => (
                <ToolField key={field.key} field={field} value={values[field.key]} onChange={(value) => setValues({ ...values, [field.key]: value })} />
              ))}
            </form>
            <section aria-label="Result" className="${tileOf(page)}">
              <div aria-live="polite">
                <p className="text-sm text-muted-foreground">{label}</p>
                ${isPainted ? '<div role="img" aria-label={main} className="mt-3 h-40 rounded-lg border" style={{ background: main }} />\n                <p className="mt-3 font-mono text-sm break-words">{main}</p>' : '<p className="mt-1 text-3xl font-semibold break-all tabular-nums md:text-4xl">{main}</p>'}
                <dl className="mt-6 divide-y border-t">
                  {rest.map(([name, value]) => (
                    <div key={name} className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-3">
                      <dt className="text-muted-foreground">{name}</dt>
                      <dd className="font-medium break-all tabular-nums">{value}</dd>
                    </div>
                  ))}
                </dl>
              </div>
              <div className="mt-5 flex flex-wrap gap-3">
                ${again ? `<Button size="lg" onClick={() => setTurn(turn + 1)}>\n                  <RefreshCw />\n                  ${again}\n                </Button>` : ''}
                <Button size="lg" variant="outline" onClick={copy}>
                  {copied === main ? <Check /> : <Copy />}
                  {copied === main ? "Copied" : "Copy"}
                </Button>
              </div>
            </section>
          </div>
        </div>
      );
    }
  `
  return screenPiece('Tool', code, [
    { name: 'components/tool-field.tsx', code: FIELD },
    { name: 'data/fields.ts', code: fieldsFile(utility) },
    { name: 'lib/work-out.ts', code: workFile(utility) },
  ])
}

const fieldsFile = ({ fields }: Utility): string => `export interface Field {
  key: string;
  label: string;
  kind: "number" | "range" | "choice" | "switch" | "text" | "color" | "date";
  value: string;
  min: number;
  max: number;
  unit: string;
  options: string[];
}

${constant(
  'export const fields: Field[]',
  fields.map(({ key, label, kind, value, min = 0, max = 100, unit = '', options = [] }) => ({
    key,
    label,
    kind,
    value,
    min,
    max,
    unit,
    options,
  })),
)}
`

const workFile = ({ work }: Utility): string => `type Values = Record<string, string>;

/** What comes of it: the first pair is the answer. */
export function workOut(values: Values): [string, string][] {
${work.includes('number(') ? '  const number = (key: string) => Number(values[key]) || 0;\n' : ''}  ${work}
}
`

const FIELD = tsx`
  import { Input } from "@/components/ui/input";
  import { Label } from "@/components/ui/label";
  import { Textarea } from "@/components/ui/textarea";
  import type { Field } from "@/data/fields";

  interface ToolFieldProps {
    field: Field;
    value: string;
    onChange: (value: string) => void;
  }

  export function ToolField({ field, value, onChange }: ToolFieldProps) {
    const { key: id, label, kind, min, max, unit, options } = field;
    if (kind === "switch")
      return (
        <Label className="flex items-center justify-between gap-4">
          {label}
          <input type="checkbox" checked={value !== ""} onChange={(event) => onChange(event.target.checked ? "on" : "")} className="size-5 accent-primary" />
        </Label>
      );
    return (
      <div className="grid gap-2">
        <div className="flex items-center justify-between gap-3">
          <Label htmlFor={id}>{label}</Label>
          {kind === "range" ? (
            <output htmlFor={id} className="font-medium tabular-nums">{value} {unit}</output>
          ) : (
            <span className="text-sm text-muted-foreground">{unit}</span>
          )}
        </div>
        {kind === "range" ? (
          <input id={id} type="range" min={min} max={max} value={value} onChange={(event) => onChange(event.target.value)} className="h-8 w-full accent-primary" />
        ) : kind === "choice" ? (
          <select id={id} value={value} onChange={(event) => onChange(event.target.value)} className="h-11 w-full rounded-md border border-input bg-card px-3">
            {options.map((option) => (
              <option key={option}>{option}</option>
            ))}
          </select>
        ) : kind === "text" ? (
          <Textarea id={id} rows={7} value={value} onChange={(event) => onChange(event.target.value)} />
        ) : kind === "color" ? (
          <input id={id} type="color" value={value} onChange={(event) => onChange(event.target.value)} className="h-11 w-full cursor-pointer rounded-md border border-input bg-card p-1" />
        ) : (
          <Input id={id} type={kind} step="any" value={value} onChange={(event) => onChange(event.target.value)} className="h-11" />
        )}
      </div>
    );
  }
`
