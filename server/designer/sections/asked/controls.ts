import { tsx } from '#server/designer/code/tsx.ts'
import { capability } from '#server/designer/page/capabilities.ts'
import { type AskedPartWriter, attributes } from '#server/designer/sections/asked/part.ts'

const slider: AskedPartWriter = {
  component: 'Slider',
  props: label => attributes({ label }),
  files: () => [{ name: 'components/parts/slider.tsx', code: SLIDER }],
}

const SLIDER = tsx`
  import { useState } from "react";

  export function Slider({ label }: { label: string }) {
    const [value, setValue] = useState(60);

    return (
      <div className="mt-4 flex items-center gap-4">
        <input type="range" min={0} max={100} aria-label={label} value={value} onChange={(event) => setValue(Number(event.target.value))} className="h-11 min-w-0 flex-1 accent-primary" />
        <output className="w-10 text-right text-lg font-semibold tabular-nums">{value}</output>
      </div>
    );
  }
`

const toggle: AskedPartWriter = {
  component: 'Toggle',
  props: label => attributes({ label }),
  files: () => [{ name: 'components/parts/toggle.tsx', code: TOGGLE }],
}

const TOGGLE = tsx`
  import { useState } from "react";
  import { Switch } from "@/components/ui/switch";

  export function Toggle({ label }: { label: string }) {
    const [isOn, setIsOn] = useState(true);

    return (
      <div className="mt-4 flex items-center justify-between gap-4">
        <span className="text-muted-foreground">{isOn ? "On for this page" : "Off"}</span>
        <Switch aria-label={label} checked={isOn} onCheckedChange={setIsOn} />
      </div>
    );
  }
`

const chips: AskedPartWriter = {
  component: 'Chips',
  props: label =>
    `${attributes({ label })} names={${JSON.stringify(namesFor(label)).replaceAll('","', '", "')}}`,
  files: () => [{ name: 'components/parts/chips.tsx', code: CHIPS }],
}

/** What there usually is to choose from, by a word in its name. */
const CHIP_NAMES: [RegExp, string[]][] = [
  [/\bsizes?\b/i, ['S', 'M', 'L', 'XL']],
  [/\b(?:date|day|time|week)\b/i, ['Today', 'This week', 'This month', 'All']],
  [/\b(?:level|difficulty|speed)\b/i, ['Easy', 'Medium', 'Hard']],
  [/\b(?:price|cost|budget)\b/i, ['Any price', 'Under $50', '$50 to $150', 'More']],
  [/\b(?:status|priority)\b/i, ['All', 'Open', 'Waiting', 'Done']],
  [/\b(?:location|city|area|place)\b/i, ['Anywhere', 'Near me', 'Online']],
]

const namesFor = (label: string): string[] =>
  CHIP_NAMES.find(([words]) => words.test(label))?.[1] ?? ['All', 'New', 'Popular', 'Saved']

const CHIPS = tsx`
  import { useState } from "react";

  interface ChipsProps {
    label: string;
    names: string[];
  }

  export function Chips({ label, names }: ChipsProps) {
    const [chosen, setChosen] = useState(names[0]);

    return (
      <div role="group" aria-label={label} className="mt-4 flex flex-wrap gap-2">
        {names.map((name) => (
          <button key={name} type="button" aria-pressed={name === chosen} onClick={() => setChosen(name)} className="rounded-full border px-3.5 py-1.5 text-sm aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-primary-foreground">{name}</button>
        ))}
      </div>
    );
  }
`

const FIELD_WORDS: [RegExp, string, string, string][] = [
  [/search|look-?up/i, 'What are you looking for?', 'Search', 'Looked for'],
  [/chat|assistant|messag/i, 'Write a message', 'Send', 'You wrote'],
  [/codes?\b|coupon/i, 'Enter a code', 'Apply', 'Checked'],
  [/log-?in|sign-?in/i, 'name@example.com', 'Sign in', 'A link went to'],
  [/sign-?up|newsletter|wait ?list|registration|rsvp/i, 'name@example.com', 'Sign up', 'Welcome,'],
  [/book|reserv/i, 'Your name and a day', 'Book', 'Asked for'],
  [/calculat|convert/i, 'A number', 'Calculate', 'Calculated for'],
  [/upload|drop/i, 'Name of the file', 'Upload', 'Received'],
]

const field: AskedPartWriter = {
  component: 'Field',
  props: label => {
    const [, placeholder, action, done] = FIELD_WORDS.find(([words]) => words.test(label)) ?? [
      '',
      'Write here',
      'Send',
      'Received:',
    ]
    return attributes({ label, placeholder, action, done })
  },
  files: () => [{ name: 'components/parts/field.tsx', code: FIELD }],
}

const FIELD = tsx`
  import { type FormEvent, useState } from "react";
  import { Button } from "@/components/ui/button";
  import { Input } from "@/components/ui/input";

  interface FieldProps {
    label: string;
    placeholder: string;
    action: string;
    done: string;
  }

  export function Field({ label, placeholder, action, done }: FieldProps) {
    const [text, setText] = useState("");
    const [said, setSaid] = useState("");

    function submit(event: FormEvent) {
      event.preventDefault();
      setSaid(
        text.trim() ? \`\${done} \${text.trim()}\` : "Fill in the field first.",
      );
      setText("");
    }

    return (
      <form noValidate onSubmit={submit} className="mt-4">
        <div className="flex flex-wrap gap-2">
          <Input aria-label={label} placeholder={placeholder} value={text} onChange={(event) => setText(event.target.value)} className="h-10 min-w-0 flex-1 basis-40" />
          <Button type="submit" className="h-10">{action}</Button>
        </div>
        <p role="status" className="mt-2 text-sm text-muted-foreground empty:hidden">{said}</p>
      </form>
    );
  }
`

const action: AskedPartWriter = {
  component: 'Action',
  props: title =>
    attributes({
      label: title.replace(/\s+(?:buttons?|ctas?|links?)$/i, ''),
      note: capability(title).body,
    }),
  files: () => [{ name: 'components/parts/action.tsx', code: ACTION }],
}

const ACTION = tsx`
  import { Check } from "lucide-react";
  import { useState } from "react";
  import { Button } from "@/components/ui/button";

  interface ActionProps {
    label: string;
    note: string;
  }

  export function Action({ label, note }: ActionProps) {
    const [isDone, setIsDone] = useState(false);

    return (
      <div className="mt-4">
        <Button variant={isDone ? "outline" : "default"} className="h-auto min-h-10 max-w-full whitespace-normal" onClick={() => setIsDone(!isDone)}>
          {isDone && <Check />}
          {label}
        </Button>
        <p role="status" className="mt-2 text-sm text-muted-foreground">{isDone ? "Done. Press again to take it back." : note}</p>
      </div>
    );
  }
`

export const CONTROLS = { slider, switch: toggle, chips, field, action }
