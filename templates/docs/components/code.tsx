import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { content } from '../content'

export function Code({ text }: { text: string }) {
  const { words } = content
  const [said, setSaid] = useState('')

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setSaid(words.copied)
    } catch {
      setSaid(words.noCopy)
    }
  }

  return (
    <div className="mt-4 flex items-start gap-2 rounded-md bg-muted py-1.5 pr-1.5 pl-4">
      <pre className="min-w-0 flex-1 whitespace-pre-wrap break-words py-2 font-mono text-sm leading-relaxed">
        {text}
      </pre>

      <Button variant="ghost" size="sm" aria-live="polite" onClick={copy} className="h-9 hover:bg-background">
        {said || words.copy}
      </Button>
    </div>
  )
}
