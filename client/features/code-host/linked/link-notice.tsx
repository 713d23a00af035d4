import { Button } from '#client/ui/button.tsx'
import type { Linked } from './linked.ts'
import { Notice } from './notice.tsx'

interface LinkNoticeProps {
  link: Linked
  onPull(): void
  /** Something below says so already, or is about to. */
  isTold: boolean
}

const PROBLEMS = {
  gone: {
    title: 'GitHub does not show this repository any more',
    text: 'It was deleted, or the app was taken out of it. Let the app into it again on GitHub, or disconnect and link another one.',
  },
  refused: {
    title: 'GitHub does not let Maquette write here any more',
    text: 'The app was uninstalled, suspended or given fewer rights. Allow it again on GitHub, or disconnect and link another repository.',
  },
}

/** Why the link does not work now, or that the host has something new: both come from the host by themselves. */
export function LinkNotice({ link: { problem, hasNewCommits, branch }, onPull, isTold }: LinkNoticeProps) {
  if (problem)
    return (
      <Notice look="amber" title={`${PROBLEMS[problem].title}.`}>
        {PROBLEMS[problem].text}
      </Notice>
    )
  if (!hasNewCommits || isTold) return null
  return (
    <Notice
      look="calm"
      title={`There are new commits on ${branch}.`}
      actions={
        <Button size="sm" onClick={onPull}>
          Pull changes
        </Button>
      }
    >
      They become a version of their own, and yours stay as they are.
    </Notice>
  )
}
