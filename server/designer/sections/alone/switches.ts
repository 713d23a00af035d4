import { tsx } from '#server/designer/code/tsx.ts'
import { tileOf } from '#server/designer/page/screen-parts.ts'
import type { Alone } from '#server/designer/sections/alone/alone.ts'

export const switches: Alone = {
  name: 'switches',
  label: 'form controls',
  words:
    /\b(?:toggle(?:s| switch(?:es)?| button)?|switch(?:es)? component|check ?boxes|radio (?:buttons?|group)|range sliders?|price sliders?|form (?:controls|elements|inputs)|input fields?|otp input|password (?:strength|input|field)|colou?r pickers?|tag input|chips?(?: input)?|buttons?(?: set| group| styles| variants| component)?)\b/i,
  component: 'Controls',
  says: 'switches, a choice, a slider, a date and a password that says how strong it is',
  code: page => tsx`
    import { type FormEvent, useState } from "react";
    import { Button } from "@/components/ui/button";
    import { Input } from "@/components/ui/input";
    import { Label } from "@/components/ui/label";
    import { Switch } from "@/components/ui/switch";

    const SWITCHES = ["Email news", "Show me online", "Weekly summary"];
    const SIZES = ["Small", "Medium", "Large"];
    const STRENGTH = ["Very weak", "Weak", "Fair", "Good", "Strong"];

    const strengthOf = (text: string) =>
      [/.{8}/, /[A-Z]/, /\\d/, /[^\\w\\s]/].filter((test) => test.test(text)).length;

    export function Controls() {
      const [on, setOn] = useState(["Show me online"]);
      const [size, setSize] = useState("Medium");
      const [price, setPrice] = useState(120);
      const [password, setPassword] = useState("");
      const [isSaved, setIsSaved] = useState(false);
      const strength = strengthOf(password);

      function save(event: FormEvent) {
        event.preventDefault();
        setIsSaved(true);
      }

      return (
        <form onSubmit={save} onChange={() => setIsSaved(false)} className="${tileOf(page)} grid w-full max-w-md gap-6">
          <h1 className="${page.look.h3} text-xl">Preferences</h1>
          <div className="grid gap-4">
            {SWITCHES.map((name) => (
              <div key={name} className="flex items-center justify-between gap-4">
                <Label htmlFor={name}>{name}</Label>
                <Switch id={name} checked={on.includes(name)} onCheckedChange={(isOn) => setOn(isOn ? [...on, name] : on.filter((each) => each !== name))} />
              </div>
            ))}
          </div>
          <fieldset>
            <legend className="mb-2 text-sm font-medium">Size</legend>
            <div className="grid grid-cols-3 gap-2">
              {SIZES.map((name) => (
                <label key={name} className="cursor-pointer rounded-lg border px-3 py-2 text-center text-sm has-checked:border-primary has-checked:bg-primary has-checked:text-primary-foreground has-focus-visible:ring-2 has-focus-visible:ring-ring">
                  <input type="radio" name="size" checked={size === name} onChange={() => setSize(name)} className="sr-only" />
                  {name}
                </label>
              ))}
            </div>
          </fieldset>
          <label className="grid gap-2 text-sm font-medium">
            <span className="flex justify-between">
              Up to <span className="tabular-nums">{price}</span>
            </span>
            <input type="range" min={20} max={400} step={10} value={price} onChange={(event) => setPrice(Number(event.target.value))} className="accent-primary" />
          </label>
          <div className="grid gap-1.5">
            <Label htmlFor="date">From</Label>
            <Input id="date" type="date" defaultValue="2026-11-20" />
          </div>
          <div className="grid gap-1.5">
            <Label htmlFor="password">Password</Label>
            <Input id="password" type="password" autoComplete="new-password" value={password} onChange={(event) => setPassword(event.target.value)} aria-describedby="strength" />
            <div aria-hidden="true" className="grid grid-cols-4 gap-1.5">
              {[1, 2, 3, 4].map((step) => (
                <span key={step} className={strength >= step ? "h-1.5 rounded-full bg-primary" : "h-1.5 rounded-full bg-muted"} />
              ))}
            </div>
            <p id="strength" className="text-sm text-muted-foreground">{password ? STRENGTH[strength] : "Eight characters, a number and a sign"}</p>
          </div>
          <Button type="submit" size="lg">{isSaved ? "Saved" : "Save"}</Button>
        </form>
      );
    }
  `,
}
