import { tsx } from '#server/designer/code/tsx.ts'
import type { PanelWriter } from '#server/designer/settings/panel.ts'

export const keys: PanelWriter = () => {
  const code = tsx`
    import { Check, Copy, Plus } from "lucide-react";
    import { useState } from "react";
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

    const KEYS = [
      { name: "Production", hint: "…7f2c", used: "2 minutes ago" },
      { name: "Staging", hint: "…a91e", used: "yesterday" },
      { name: "Laptop", hint: "…03bd", used: "never" },
    ];

    const newSecret = () =>
      Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
        byte.toString(16).padStart(2, "0"),
      ).join("");

    export function KeysPanel() {
      const [keys, setKeys] = useState(KEYS);
      const [name, setName] = useState("");
      const [secret, setSecret] = useState("");
      const [isCopied, setIsCopied] = useState(false);

      function create() {
        const made = newSecret();
        setSecret(made);
        setKeys([
          { name: name || "New key", hint: \`…\${made.slice(-4)}\`, used: "never" },
          ...keys,
        ]);
      }

      function reset() {
        setName("");
        setSecret("");
        setIsCopied(false);
      }

      return (
        <div>
          <Dialog onOpenChange={reset}>
            <DialogTrigger asChild>
              <Button>
                <Plus />
                New key
              </Button>
            </DialogTrigger>
            <DialogContent>
              <DialogHeader>
                <DialogTitle>{secret ? "Copy it now" : "New key"}</DialogTitle>
                <DialogDescription>
                  {secret
                    ? "We do not keep it and cannot show it again."
                    : "Name it after the place where it is used."}
                </DialogDescription>
              </DialogHeader>
              {secret ? (
                <div className="flex gap-2">
                  <Input readOnly value={secret} aria-label="The new key" className="font-mono text-sm" />
                  <Button
                    variant="outline"
                    size="icon"
                    aria-label="Copy the key"
                    onClick={() => {
                      navigator.clipboard?.writeText(secret).catch(() => undefined);
                      setIsCopied(true);
                    }}
                  >
                    {isCopied ? <Check /> : <Copy />}
                  </Button>
                </div>
              ) : (
                <div className="grid gap-2">
                  <Label htmlFor="key-name">Name</Label>
                  <Input id="key-name" value={name} placeholder="Build server" onChange={(event) => setName(event.target.value)} />
                  <Button className="mt-2 w-fit" onClick={create}>Create</Button>
                </div>
              )}
            </DialogContent>
          </Dialog>
          <ul className="mt-6">
            {keys.map((key) => (
              <li key={key.hint} className="flex flex-wrap items-center gap-x-6 gap-y-1 border-b py-3.5">
                <span className="min-w-32 flex-1 font-medium">{key.name}</span>
                <code className="font-mono text-sm text-muted-foreground">{key.hint}</code>
                <span className="w-36 text-sm text-muted-foreground">Used {key.used}</span>
                <Button
                  variant="outline"
                  size="sm"
                  aria-label={\`Revoke \${key.name}\`}
                  onClick={() => setKeys(keys.filter((each) => each !== key))}
                >
                  Revoke
                </Button>
              </li>
            ))}
          </ul>
        </div>
      );
    }
  `
  return {
    id: 'keys',
    label: 'Keys',
    icon: 'KeyRound',
    note: 'For scripts and other machines.',
    component: 'KeysPanel',
    file: 'components/settings/keys-panel.tsx',
    code,
    files: [],
  }
}
