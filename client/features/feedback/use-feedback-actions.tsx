import { useSetAtom } from 'jotai'
import { MessageSquareText, MessagesSquare } from 'lucide-react'
import type { Action } from '#client/actions/action.ts'
import { openDialogAtom } from '#client/state/dialogs.ts'

export function useFeedbackActions(canWrite: boolean): {
  feedbackQuestions: Action
  feedbackAnswers: Action
} {
  const open = useSetAtom(openDialogAtom)
  return {
    feedbackQuestions: {
      id: 'feedbackQuestions',
      group: 'Design',
      name: 'Edit feedback questions',
      words: ['ask', 'survey', 'visitors', 'form'],
      icon: <MessageSquareText />,
      isShown: canWrite,
      run: () => open({ kind: 'feedbackQuestions' }),
    },
    feedbackAnswers: {
      id: 'feedbackAnswers',
      group: 'Design',
      name: 'See feedback',
      words: ['answers', 'responses', 'results', 'visitors', 'csv'],
      icon: <MessagesSquare />,
      isShown: canWrite,
      run: () => open({ kind: 'feedbackAnswers' }),
    },
  }
}
