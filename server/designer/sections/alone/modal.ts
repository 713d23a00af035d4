import { tsx } from '#server/designer/code/tsx.ts'
import type { Alone } from '#server/designer/sections/alone/alone.ts'

export const modal: Alone = {
  name: 'modal',
  label: 'a modal',
  words: /\b(?:modals?|pop-?ups?|dialogs?|dialog boxes|lightbox(?! style)|feedback (?:form|widget))\b/i,
  component: 'FeedbackModal',
  says: 'a dialog with a text area that checks itself, and thanks',
  code: ({ look }) => tsx`
    import { CircleCheck, MessageSquareText } from "lucide-react";
    import { type FormEvent, useState } from "react";
    import { Button } from "@/components/ui/button";
    import {
      Dialog,
      DialogContent,
      DialogDescription,
      DialogTitle,
    } from "@/components/ui/dialog";
    import { Label } from "@/components/ui/label";
    import { Textarea } from "@/components/ui/textarea";

    const MOODS = ["Poor", "Fine", "Good", "Great"];
    const LONGEST = 400;

    export function FeedbackModal() {
      const [isOpen, setIsOpen] = useState(true);
      const [mood, setMood] = useState("Good");
      const [text, setText] = useState("");
      const [error, setError] = useState("");
      const [isSent, setIsSent] = useState(false);

      function submit(event: FormEvent) {
        event.preventDefault();
        const isShort = text.trim().length < 5;
        setError(isShort ? "Write a few words, please." : "");
        setIsSent(!isShort);
      }

      function open() {
        setText("");
        setIsSent(false);
        setIsOpen(true);
      }

      return (
        <div className="text-center">
          <h1 className="${look.h3} text-2xl">How are we doing?</h1>
          <p className="mt-2 text-muted-foreground">One minute of your time, read by a person.</p>
          <Button size="lg" className="mt-6" onClick={open}>
            <MessageSquareText />
            Give feedback
          </Button>
          <Dialog open={isOpen} onOpenChange={setIsOpen}>
            <DialogContent>
              {isSent ? (
                <div className="py-8 text-center" role="status">
                  <CircleCheck className="mx-auto size-10 text-brand" aria-hidden="true" />
                  <DialogTitle className="mt-4">Thank you</DialogTitle>
                  <DialogDescription className="mt-1">Your feedback reached us.</DialogDescription>
                  <Button className="mt-6" onClick={() => setIsOpen(false)}>Close</Button>
                </div>
              ) : (
                <form noValidate onSubmit={submit} className="grid gap-4">
                  <div>
                    <DialogTitle>Your feedback</DialogTitle>
                    <DialogDescription className="mt-1">What should we keep, and what should we change?</DialogDescription>
                  </div>
                  <div role="group" aria-label="How was it?" className="grid grid-cols-4 gap-2">
                    {MOODS.map((name) => (
                      <button key={name} type="button" aria-pressed={name === mood} onClick={() => setMood(name)} className="rounded-lg border py-2 text-sm aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-primary-foreground">{name}</button>
                    ))}
                  </div>
                  <div className="grid gap-1.5">
                    <Label htmlFor="feedback">In your words</Label>
                    <Textarea id="feedback" rows={5} maxLength={LONGEST} value={text} onChange={(event) => setText(event.target.value)} aria-invalid={error !== ""} aria-describedby="feedback-note" />
                    <p id="feedback-note" className={error ? "text-sm text-destructive" : "text-sm text-muted-foreground"}>{error || \`\${text.length} of \${LONGEST} characters\`}</p>
                  </div>
                  <div className="flex justify-end gap-2">
                    <Button type="button" variant="outline" onClick={() => setIsOpen(false)}>Cancel</Button>
                    <Button type="submit">Submit feedback</Button>
                  </div>
                </form>
              )}
            </DialogContent>
          </Dialog>
        </div>
      );
    }
  `,
}
