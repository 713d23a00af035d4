import { Code2, Layers, MessageCircle, MousePointer2 } from 'lucide-react'
import type { ReactNode } from 'react'

export interface WelcomeStep {
  title: string
  text: string
  picture: ReactNode
}

/** Section 2: four steps, in the order in which somebody new needs them. */
export const WELCOME_STEPS: readonly WelcomeStep[] = [
  {
    title: 'Say what you want',
    text: 'Describe a screen or a change in the message box. The design takes shape in the preview while it is written.',
    picture: <MessageCircle />,
  },
  {
    title: 'Point at what should change',
    text: 'Press Select element above the preview and click something: change it there by hand, or describe just that.',
    picture: <MousePointer2 />,
  },
  {
    title: 'The code is yours',
    text: 'The Code tab holds every file. Type in it and see it live; the others here see your cursor.',
    picture: <Code2 />,
  },
  {
    title: 'Nothing is lost',
    text: 'Every answer and every save is a version. Compare any two, restore any one.',
    picture: <Layers />,
  },
]
