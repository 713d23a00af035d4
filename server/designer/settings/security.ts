import { tsx } from '#server/designer/code/tsx.ts'
import type { PanelWriter } from '#server/designer/settings/panel.ts'

export const security: PanelWriter = () => {
  const code = tsx`
    import { Laptop, Smartphone, Tablet } from "lucide-react";
    import { type FormEvent, useState } from "react";
    import { toast } from "sonner";
    import { FormRow } from "@/components/settings/form-row";
    import { Button } from "@/components/ui/button";
    import { Input } from "@/components/ui/input";
    import { Switch } from "@/components/ui/switch";

    const SESSIONS = [
      {
        id: "a",
        device: "Laptop, Firefox",
        place: "Vienna, now",
        icon: Laptop,
        isThis: true,
      },
      {
        id: "b",
        device: "Phone, Safari",
        place: "Vienna, 2 hours ago",
        icon: Smartphone,
        isThis: false,
      },
      {
        id: "c",
        device: "Tablet, Chrome",
        place: "Graz, last Tuesday",
        icon: Tablet,
        isThis: false,
      },
    ];

    export function SecurityPanel() {
      const [sessions, setSessions] = useState(SESSIONS);
      const [isTwoStep, setIsTwoStep] = useState(true);
      const [problem, setProblem] = useState("");

      function changePassword(event: FormEvent<HTMLFormElement>) {
        event.preventDefault();
        const form = event.currentTarget;
        const data = new FormData(form);
        const next = String(data.get("next"));
        if (!data.get("current"))
          setProblem("Please enter the password you have now.");
        else if (next.length < 8)
          setProblem("The new one needs at least eight characters.");
        else if (next !== data.get("again"))
          setProblem("The two new passwords differ.");
        else {
          setProblem("");
          form.reset();
          toast.success("Your password is changed.");
        }
      }

      return (
        <div>
          <FormRow label="Password" hint="Changed 84 days ago.">
            <form onSubmit={changePassword} className="grid gap-3">
              <Input name="current" type="password" aria-label="Password now" placeholder="Password now" autoComplete="current-password" />
              <Input name="next" type="password" aria-label="New password" placeholder="New password" autoComplete="new-password" />
              <Input name="again" type="password" aria-label="New password again" placeholder="New password again" autoComplete="new-password" />
              {problem && (
                <p role="alert" className="text-sm text-destructive">
                  {problem}
                </p>
              )}
              <Button type="submit" variant="outline" className="w-fit">Change password</Button>
            </form>
          </FormRow>
          <FormRow label="Two steps" hint="A code from your phone, besides the password.">
            <div className="flex items-center gap-3">
              <Switch aria-label="Sign in with two steps" checked={isTwoStep} onCheckedChange={setIsTwoStep} />
              <span className="text-sm text-muted-foreground">{isTwoStep ? "On, with an app" : "Off"}</span>
            </div>
          </FormRow>
          <FormRow label="Where you are signed in" hint="Anything you do not know? Sign it out.">
            <ul className="grid">
              {sessions.map(({ icon: Icon, ...session }) => (
                <li key={session.id} className="flex items-center gap-4 border-b py-3 first:pt-0 last:border-b-0">
                  <Icon className="size-5 text-muted-foreground" />
                  <span className="flex-1">
                    <span className="block font-medium">{session.device}</span>
                    <span className="block text-sm text-muted-foreground">{session.place}</span>
                  </span>
                  {session.isThis ? (
                    <span className="text-sm text-brand">This one</span>
                  ) : (
                    <Button
                      variant="outline"
                      size="sm"
                      onClick={() =>
                        setSessions(
                          sessions.filter((each) => each.id !== session.id),
                        )
                      }
                    >
                      Sign out
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          </FormRow>
        </div>
      );
    }
  `
  return {
    id: 'security',
    label: 'Security',
    icon: 'ShieldCheck',
    note: 'Password, second step and devices.',
    component: 'SecurityPanel',
    file: 'components/settings/security-panel.tsx',
    code,
    files: [],
  }
}
