import { tsx } from '#server/designer/code/tsx.ts'
import type { PanelWriter } from '#server/designer/settings/panel.ts'
import { jsxText } from '#shared/edits/jsx-source.ts'

export const privacy: PanelWriter = ({ brief }) => {
  const code = tsx`
    import { useState } from "react";
    import { toast } from "sonner";
    import { FormRow } from "@/components/settings/form-row";
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
    import { Switch } from "@/components/ui/switch";

    export function PrivacyPanel() {
      const [isVisible, setIsVisible] = useState(true);
      const [typed, setTyped] = useState("");

      return (
        <div>
          <FormRow label="Visible to others" hint="People can find you by name.">
            <Switch aria-label="Visible to others" checked={isVisible} onCheckedChange={setIsVisible} />
          </FormRow>
          <FormRow label="Help to improve ${jsxText(brief.brand)}" hint="Counts of clicks, never contents.">
            <Switch aria-label="Share counts of clicks" />
          </FormRow>
          <FormRow label="Your data" hint="Everything, as files you can open.">
            <Button variant="outline" onClick={() => toast("We write to you when it is packed, usually within an hour.")}>
              Export everything
            </Button>
          </FormRow>
          ${/\bdanger zone\b/i.test(brief.prompt) ? `<h3 className="mt-8 font-semibold text-destructive">Danger zone</h3>` : ''}
          <FormRow label="Delete the account" hint="After thirty days nothing is left.">
            <AlertDialog onOpenChange={() => setTyped("")}>
              <AlertDialogTrigger asChild>
                <Button variant="outline" className="border-destructive text-destructive hover:bg-destructive/10 hover:text-destructive">
                  Delete my account
                </Button>
              </AlertDialogTrigger>
              <AlertDialogContent>
                <AlertDialogHeader>
                  <AlertDialogTitle>Delete your account?</AlertDialogTitle>
                  <AlertDialogDescription>
                    You can come back within thirty days. Type “delete” to go on.
                  </AlertDialogDescription>
                </AlertDialogHeader>
                <Input value={typed} aria-label="Type delete" onChange={(event) => setTyped(event.target.value)} />
                <AlertDialogFooter>
                  <AlertDialogCancel>Keep it</AlertDialogCancel>
                  <AlertDialogAction disabled={typed !== "delete"} onClick={() => toast("Your account closes in thirty days.")}>
                    Delete
                  </AlertDialogAction>
                </AlertDialogFooter>
              </AlertDialogContent>
            </AlertDialog>
          </FormRow>
        </div>
      );
    }
  `
  return {
    id: 'privacy',
    label: 'Privacy',
    icon: 'EyeOff',
    note: 'Your data and how to take it with you.',
    component: 'PrivacyPanel',
    file: 'components/settings/privacy-panel.tsx',
    code,
    files: [],
  }
}
