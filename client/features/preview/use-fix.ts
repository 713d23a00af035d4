import { toast } from 'sonner'
import { useFixWithAi } from '#client/api/artifacts.ts'
import { hasCode, sentenceOf } from '#client/api/call.ts'
import { MESSAGES } from '#shared/messages.ts'

export interface Fix {
  isBusy: boolean
  run(errorMessage: string): void
}

/** "Try to Fix with AI": a run of its own, free of credit. */
export function useFix(artifactId: string | null): Fix | null {
  const fix = useFixWithAi()
  if (!artifactId) return null
  return {
    isBusy: fix.isPending,
    run: errorMessage =>
      fix.mutate(
        { artifactId, errorMessage },
        {
          onError: error =>
            toast.error(MESSAGES.fixFailed, {
              description: hasCode(error, 'conflict')
                ? 'This version was tried often enough. Say in the chat what to change.'
                : sentenceOf(error),
            }),
        },
      ),
  }
}
