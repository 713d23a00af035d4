import { literal } from '#server/designer/code/literal.ts'
import { tsx } from '#server/designer/code/tsx.ts'
import { oklch, write } from '#server/designer/direction/oklch.ts'
import type { PanelWriter } from '#server/designer/settings/panel.ts'

export const appearance: PanelWriter = page => {
  const { primary } = page.theme.light
  const accents = [
    { name: 'House', value: 'var(--primary)' },
    ...['Blue', 'Green', 'Rust', 'Plum'].map((name, at) => ({
      name,
      value: write(oklch(0.5, Math.max(0.1, primary.c), [255, 155, 40, 330][at] ?? 0)),
    })),
  ]
  const code = tsx`
    import { Monitor, Moon, Sun } from "lucide-react";
    import { useState } from "react";
    import { FormRow } from "@/components/settings/form-row";
    import { Switch } from "@/components/ui/switch";
    import { ToggleGroup, ToggleGroupItem } from "@/components/ui/toggle-group";

    const THEMES = [
      { id: "light", label: "Light", icon: Sun },
      { id: "dark", label: "Dark", icon: Moon },
      { id: "system", label: "As the system", icon: Monitor },
    ];
    const ACCENTS = ${literal(accents, 0, 16)};

    function showTheme(id: string) {
      const isDark =
        id === "dark" ||
        (id === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
      const root = document.documentElement;
      root.classList.toggle("dark", isDark);
      root.classList.toggle("light", !isDark);
      root.style.colorScheme = isDark ? "dark" : "light";
    }

    function showAccent(value: string) {
      const { style } = document.documentElement;
      if (value.startsWith("var")) style.removeProperty("--primary");
      else style.setProperty("--primary", value);
    }

    const isDarkNow = () =>
      getComputedStyle(document.documentElement).colorScheme === "dark";

    export function AppearancePanel() {
      const [theme, setTheme] = useState(() => (isDarkNow() ? "dark" : "light"));
      const [accent, setAccent] = useState(ACCENTS[0].name);
      const [size, setSize] = useState("16px");

      return (
        <div>
          <FormRow label="Theme" hint="Changes at once, only for you.">
            <div role="radiogroup" aria-label="Theme" className="grid grid-cols-3 gap-3">
              {THEMES.map(({ id, label, icon: Icon }) => (
                <button
                  key={id}
                  type="button"
                  role="radio"
                  aria-checked={theme === id}
                  onClick={() => {
                    setTheme(id);
                    showTheme(id);
                  }}
                  className="rounded-lg border bg-card p-4 text-left text-sm aria-checked:border-primary aria-checked:ring-1 aria-checked:ring-primary"
                >
                  <Icon className="size-5" />
                  <span className="mt-6 block">{label}</span>
                </button>
              ))}
            </div>
          </FormRow>
          <FormRow label="Main colour" hint="Buttons, links and marks.">
            <div role="radiogroup" aria-label="Main colour" className="flex flex-wrap gap-3">
              {ACCENTS.map(({ name, value }) => (
                <button
                  key={name}
                  type="button"
                  role="radio"
                  aria-checked={accent === name}
                  aria-label={name}
                  onClick={() => {
                    setAccent(name);
                    showAccent(value);
                  }}
                  style={{ backgroundColor: value }}
                  className="size-9 rounded-full ring-offset-2 ring-offset-background aria-checked:ring-2 aria-checked:ring-foreground"
                />
              ))}
            </div>
          </FormRow>
          <FormRow label="Text size" hint="Of everything on the page.">
            <ToggleGroup
              type="single"
              variant="outline"
              value={size}
              aria-label="Text size"
              onValueChange={(value) => {
                if (!value) return;
                setSize(value);
                document.documentElement.style.fontSize = value;
              }}
            >
              <ToggleGroupItem value="14px" className="px-4 text-xs">Small</ToggleGroupItem>
              <ToggleGroupItem value="16px" className="px-4 text-sm">Usual</ToggleGroupItem>
              <ToggleGroupItem value="18px" className="px-4 text-base">Large</ToggleGroupItem>
            </ToggleGroup>
          </FormRow>
          <FormRow label="Less motion" hint="No transitions, no parallax.">
            <Switch aria-label="Less motion" />
          </FormRow>
        </div>
      );
    }
  `
  return {
    id: 'appearance',
    label: 'Appearance',
    icon: 'Palette',
    note: 'How it looks to you.',
    component: 'AppearancePanel',
    file: 'components/settings/appearance-panel.tsx',
    code,
    files: [],
  }
}
