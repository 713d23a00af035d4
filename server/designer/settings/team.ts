import { literal } from '#server/designer/code/literal.ts'
import { tsx } from '#server/designer/code/tsx.ts'
import { kebab, mailOf } from '#server/designer/page/page.ts'
import { crew } from '#server/designer/page/people.ts'
import type { PanelWriter } from '#server/designer/settings/panel.ts'

export const team: PanelWriter = page => {
  const people = crew(page.choices, 5).map(({ name }, at) => ({
    name,
    email: mailOf(page, kebab(name.split(' ')[0] ?? '')),
    role: ['Owner', 'Editor', 'Editor', 'Reader', 'Editor'][at] ?? 'Reader',
  }))
  const code = tsx`
    import { Trash2 } from "lucide-react";
    import { type FormEvent, useState } from "react";
    import { toast } from "sonner";
    import {
      AlertDialog,
      AlertDialogAction,
      AlertDialogCancel,
      AlertDialogContent,
      AlertDialogDescription,
      AlertDialogFooter,
      AlertDialogHeader,
      AlertDialogTitle,
      AlertDialogTrigger,
    } from "@/components/ui/alert-dialog";
    import { Button } from "@/components/ui/button";
    import { Input } from "@/components/ui/input";
    import {
      Select,
      SelectContent,
      SelectItem,
      SelectTrigger,
      SelectValue,
    } from "@/components/ui/select";

    const PEOPLE = ${literal(people, 0, 15)};
    const ROLES = ["Owner", "Editor", "Reader"];

    export function TeamPanel() {
      const [people, setPeople] = useState(PEOPLE);
      const [email, setEmail] = useState("");

      function invite(event: FormEvent) {
        event.preventDefault();
        if (!/^\\S+@\\S+\\.\\S+$/.test(email)) {
          toast.error("That address looks incomplete.");
          return;
        }
        setPeople([
          ...people,
          { name: email.split("@")[0], email, role: "Reader" },
        ]);
        setEmail("");
        toast.success(\`We invited \${email}.\`);
      }

      function setRole(address: string, role: string) {
        setPeople(
          people.map((person) =>
            person.email === address ? { ...person, role } : person,
          ),
        );
      }

      return (
        <div>
          <form onSubmit={invite} className="flex flex-wrap gap-3">
            <Input
              type="email"
              aria-label="Address to invite"
              placeholder="name@company.com"
              value={email}
              onChange={(event) => setEmail(event.target.value)}
              className="min-w-52 flex-1"
            />
            <Button type="submit">Invite</Button>
          </form>
          <ul className="mt-6">
            {people.map((person) => (
              <li key={person.email} className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b py-3.5">
                <span aria-hidden="true" className="flex size-9 items-center justify-center rounded-full bg-accent text-sm font-semibold uppercase">
                  {person.name.charAt(0)}
                </span>
                <span className="min-w-0 flex-1">
                  <span className="block truncate font-medium">{person.name}</span>
                  <span className="block truncate text-sm text-muted-foreground">{person.email}</span>
                </span>
                <Select
                  value={person.role}
                  disabled={person.role === "Owner"}
                  onValueChange={(role) => setRole(person.email, role)}
                >
                  <SelectTrigger aria-label={\`Role of \${person.name}\`} className="w-28">
                    <SelectValue />
                  </SelectTrigger>
                  <SelectContent>
                    {ROLES.map((role) => (
                      <SelectItem key={role} value={role} disabled={role === "Owner"}>
                        {role}
                      </SelectItem>
                    ))}
                  </SelectContent>
                </Select>
                <AlertDialog>
                  <AlertDialogTrigger asChild>
                    <Button
                      variant="ghost"
                      size="icon-sm"
                      aria-label={\`Remove \${person.name}\`}
                      disabled={person.role === "Owner"}
                    >
                      <Trash2 />
                    </Button>
                  </AlertDialogTrigger>
                  <AlertDialogContent>
                    <AlertDialogHeader>
                      <AlertDialogTitle>Remove {person.name}?</AlertDialogTitle>
                      <AlertDialogDescription>
                        What they made stays. They lose access at once and can be invited again.
                      </AlertDialogDescription>
                    </AlertDialogHeader>
                    <AlertDialogFooter>
                      <AlertDialogCancel>Keep</AlertDialogCancel>
                      <AlertDialogAction onClick={() => setPeople(people.filter((each) => each !== person))}>
                        Remove
                      </AlertDialogAction>
                    </AlertDialogFooter>
                  </AlertDialogContent>
                </AlertDialog>
              </li>
            ))}
          </ul>
        </div>
      );
    }
  `
  return {
    id: 'team',
    label: 'People',
    icon: 'Users',
    note: 'Who may do what.',
    component: 'TeamPanel',
    file: 'components/settings/team-panel.tsx',
    code,
    files: [],
  }
}
