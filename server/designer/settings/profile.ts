import { tsx } from '#server/designer/code/tsx.ts'
import { kebab, mailOf } from '#server/designer/page/page.ts'
import { crew } from '#server/designer/page/people.ts'
import type { PanelWriter } from '#server/designer/settings/panel.ts'

export const profile: PanelWriter = page => {
  const [person] = crew(page.choices, 1)
  const name = person?.name ?? 'Maren Okafor'
  const mail = mailOf(page, kebab(name.split(' ')[0] ?? 'maren'))
  const code = tsx`
    import { useState } from "react";
    import { FormRow } from "@/components/settings/form-row";
    import { SaveBar } from "@/components/settings/save-bar";
    import { Input } from "@/components/ui/input";
    import {
      Select,
      SelectContent,
      SelectItem,
      SelectTrigger,
      SelectValue,
    } from "@/components/ui/select";
    import { Textarea } from "@/components/ui/textarea";
    import { cn } from "@/lib/utils";

    const SAVED = {
      name: "${name}",
      email: "${mail}",
      about: "${person?.note ?? ''}",
      language: "English",
      zone: "Europe/Vienna",
      tone: 0,
    };
    const TONES = [
      "bg-primary text-primary-foreground",
      "bg-highlight text-highlight-foreground",
      "bg-foreground text-background",
    ];
    const LANGUAGES = ["English", "Deutsch", "Français", "Español"];
    const ZONES = [
      "Europe/Vienna",
      "Europe/London",
      "America/New_York",
      "Asia/Tokyo",
    ];
    const ABOUT_MAX = 160;

    export function ProfilePanel() {
      const [saved, setSaved] = useState(SAVED);
      const [values, setValues] = useState(SAVED);
      const set = (change: Partial<typeof SAVED>) =>
        setValues((current) => ({ ...current, ...change }));
      const isDirty = JSON.stringify(values) !== JSON.stringify(saved);
      const problem = !/^\\S+@\\S+\\.\\S+$/.test(values.email)
        ? "Please enter a complete address."
        : values.name.trim() === ""
          ? "A name is needed."
          : null;

      return (
        <div>
          <FormRow label="Picture" hint="Your initials, until you upload one.">
            <div className="flex items-center gap-5">
              <div
                aria-hidden="true"
                className={cn("flex size-16 items-center justify-center rounded-full text-xl font-semibold", TONES[values.tone])}
              >
                {values.name
                  .split(" ")
                  .map((part) => part.charAt(0))
                  .join("")
                  .slice(0, 2)}
              </div>
              <div role="radiogroup" aria-label="Colour of the initials" className="flex gap-2">
                {TONES.map((tone, index) => (
                  <button
                    key={tone}
                    type="button"
                    role="radio"
                    aria-checked={values.tone === index}
                    aria-label={\`Colour \${index + 1}\`}
                    onClick={() => set({ tone: index })}
                    className={cn("size-7 rounded-full ring-offset-2 ring-offset-background aria-checked:ring-2 aria-checked:ring-ring", tone)}
                  />
                ))}
              </div>
            </div>
          </FormRow>
          <FormRow label="Name" htmlFor="name">
            <Input id="name" value={values.name} autoComplete="name" onChange={(event) => set({ name: event.target.value })} />
          </FormRow>
          <FormRow label="Email" htmlFor="email" hint="Only for messages from us.">
            <Input
              id="email"
              type="email"
              value={values.email}
              autoComplete="email"
              aria-invalid={problem !== null}
              onChange={(event) => set({ email: event.target.value })}
            />
          </FormRow>
          <FormRow label="About you" htmlFor="about" hint="Shown to people you work with.">
            <Textarea
              id="about"
              rows={3}
              maxLength={ABOUT_MAX}
              value={values.about}
              onChange={(event) => set({ about: event.target.value })}
            />
            <p className="mt-1.5 text-right text-xs text-muted-foreground tabular-nums">
              {values.about.length} of {ABOUT_MAX}
            </p>
          </FormRow>
          <FormRow label="Language and time">
            <div className="grid gap-3 sm:grid-cols-2">
              <Choice label="Language" options={LANGUAGES} value={values.language} onChange={(language) => set({ language })} />
              <Choice label="Time zone" options={ZONES} value={values.zone} onChange={(zone) => set({ zone })} />
            </div>
          </FormRow>
          <SaveBar
            isDirty={isDirty}
            problem={problem}
            onDiscard={() => setValues(saved)}
            onSave={() => setSaved(values)}
          />
        </div>
      );
    }

    interface ChoiceProps {
      label: string;
      options: string[];
      value: string;
      onChange: (value: string) => void;
    }

    function Choice({ label, options, value, onChange }: ChoiceProps) {
      return (
        <Select value={value} onValueChange={onChange}>
          <SelectTrigger aria-label={label} className="w-full">
            <SelectValue />
          </SelectTrigger>
          <SelectContent>
            {options.map((option) => (
              <SelectItem key={option} value={option}>
                {option}
              </SelectItem>
            ))}
          </SelectContent>
        </Select>
      );
    }
  `
  return {
    id: 'profile',
    label: 'Profile',
    icon: 'UserRound',
    note: 'Who you are to others.',
    component: 'ProfilePanel',
    file: 'components/settings/profile-panel.tsx',
    code,
    files: [],
  }
}
