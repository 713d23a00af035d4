import { literal } from '#server/designer/code/literal.ts'
import { tsx } from '#server/designer/code/tsx.ts'
import { eventsFor } from '#server/designer/settings/events.ts'
import type { PanelWriter } from '#server/designer/settings/panel.ts'

export const notifications: PanelWriter = page => {
  const events = eventsFor(page.brief.subject.word).map(([name, note], at) => ({
    name,
    note,
    email: at !== 3,
    push: at < 3,
  }))
  const code = tsx`
    import { useState } from "react";
    import { FormRow } from "@/components/settings/form-row";
    import { SaveBar } from "@/components/settings/save-bar";
    import { Label } from "@/components/ui/label";
    import { RadioGroup, RadioGroupItem } from "@/components/ui/radio-group";
    import { Switch } from "@/components/ui/switch";

    const EVENTS = ${literal(events, 0, 15)};
    const DIGESTS = ["At once", "Every evening", "Once a week"];

    type Channel = "email" | "push";

    export function NotificationsPanel() {
      const [saved, setSaved] = useState({
        events: EVENTS,
        digest: DIGESTS[1],
        isQuiet: true,
      });
      const [values, setValues] = useState(saved);
      const isDirty = JSON.stringify(values) !== JSON.stringify(saved);

      function toggle(name: string, channel: Channel, isOn: boolean) {
        setValues((current) => ({
          ...current,
          events: current.events.map((event) =>
            event.name === name ? { ...event, [channel]: isOn } : event,
          ),
        }));
      }

      return (
        <div>
          <table className="w-full text-left">
            <caption className="sr-only">What you hear about, and how</caption>
            <thead>
              <tr className="border-b text-sm text-muted-foreground">
                <th scope="col" className="pb-3 font-normal">Tell me when</th>
                <th scope="col" className="w-20 pb-3 text-center font-normal">Email</th>
                <th scope="col" className="w-20 pb-3 text-center font-normal">Phone</th>
              </tr>
            </thead>
            <tbody>
              {values.events.map((event) => (
                <tr key={event.name} className="border-b">
                  <th scope="row" className="py-4 pr-4 font-normal">
                    <span className="block font-medium">{event.name}</span>
                    <span className="block text-sm text-muted-foreground">{event.note}</span>
                  </th>
                  {(["email", "push"] as const).map((channel) => (
                    <td key={channel} className="text-center">
                      <Switch
                        aria-label={\`\${event.name} by \${channel === "email" ? "email" : "phone"}\`}
                        checked={event[channel]}
                        onCheckedChange={(isOn) =>
                          toggle(event.name, channel, isOn)
                        }
                      />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          <div className="mt-8">
            <FormRow label="How often" hint="For mail. The phone is always at once.">
              <RadioGroup
                value={values.digest}
                onValueChange={(digest) => setValues({ ...values, digest })}
                className="gap-3"
              >
                {DIGESTS.map((digest) => (
                  <div key={digest} className="flex items-center gap-3">
                    <RadioGroupItem id={digest} value={digest} />
                    <Label htmlFor={digest} className="font-normal">{digest}</Label>
                  </div>
                ))}
              </RadioGroup>
            </FormRow>
            <FormRow label="Quiet hours" hint="From 20:00 to 07:00, your time.">
              <Switch
                aria-label="Quiet hours"
                checked={values.isQuiet}
                onCheckedChange={(isQuiet) => setValues({ ...values, isQuiet })}
              />
            </FormRow>
          </div>
          <SaveBar isDirty={isDirty} onDiscard={() => setValues(saved)} onSave={() => setSaved(values)} />
        </div>
      );
    }
  `
  return {
    id: 'notifications',
    label: 'Notifications',
    icon: 'Bell',
    note: 'What reaches you, and when.',
    component: 'NotificationsPanel',
    file: 'components/settings/notifications-panel.tsx',
    code,
    files: [],
  }
}
