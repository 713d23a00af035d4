import type { Kind } from '#server/designer/kinds/kind.ts'
import { appDesign } from '#server/designer/page/app-frame.ts'
import { withAsked } from '#server/designer/page/asked-screens.ts'
import { type FocusTimerWish, focusTimer } from '#server/designer/sections/work/focus-timer.ts'

/** Time in turns: work and breaks, breath in and out. */
export const focusTimerKind: Kind = {
  name: 'focus-timer',
  label: 'a timer in turns',
  shape: 'work',
  words:
    /\b(?:pomodoro(?: timer| app| technique)*|focus (?:timer|app)|(?:interval|hiit|tabata|workout|boxing|meditation|breathing|study|productivity|egg) timers?|(?:meditation|breathing|breathwork|mindfulness)(?: exercises?)? app|breathing exercises?)(?: app| page)?\b/i,
  weight: 3,
  compose: page =>
    appDesign(
      page,
      withAsked(page, [
        {
          label: 'Timer',
          icon: 'Timer',
          says: 'phases that follow one another, a count of what is done, and a list of tasks',
          piece: focusTimer(page, timerFor(page.brief.prompt)),
        },
      ]),
    ),
}

/** "25 minute focus": the minutes before or after a word. */
function minutesOf(prompt: string, word: string, other: number): number {
  const found =
    new RegExp(`\\b(\\d{1,3})[\\s-]*min\\w*[\\s-]+(?:long\\s+)?(?:${word})`, 'i').exec(prompt) ??
    new RegExp(`\\b(?:${word})[^.,\\d]{0,14}(\\d{1,3})[\\s-]*min`, 'i').exec(prompt)
  return (found ? Number(found[1]) : other) * 60
}

function timerFor(prompt: string): FocusTimerWish {
  if (/\b(?:breath|meditat|mindful)/i.test(prompt)) return BREATH
  if (/\b(?:interval|hiit|tabata|workout|boxing)/i.test(prompt)) return INTERVALS
  return {
    title: 'Focus, then rest',
    note: 'One thing at a time. The break starts by itself.',
    phases: [
      ['Focus', minutesOf(prompt, 'focus|work|sessions?', 25)],
      ['Short break', minutesOf(prompt, 'breaks?|short breaks?|rests?', 5)],
      ['Long break', minutesOf(prompt, 'long breaks?', 15)],
    ],
    rounds: 8,
    doneLabel: 'finished sessions today',
    tasks: ['Write the outline', 'Answer Elif', 'Read chapter four', 'Tidy the desk'],
  }
}

const BREATH: FocusTimerWish = {
  title: 'Breathe with the ring',
  note: 'In, hold, out. Ten rounds are two minutes and a half.',
  phases: [
    ['Breathe in', 4],
    ['Hold', 4],
    ['Breathe out', 6],
  ],
  rounds: 10,
  doneLabel: 'rounds, on a streak of 6 days',
  tasks: ['3 minutes: arrive', '10 minutes: body scan', '15 minutes: loving kindness', '20 minutes: silence'],
}

const INTERVALS: FocusTimerWish = {
  title: 'Intervals',
  note: 'Work and rest in turns. Skip ahead when you need to.',
  phases: [
    ['Work', 40],
    ['Rest', 20],
  ],
  rounds: 8,
  doneLabel: 'rounds',
  tasks: ['Burpees', 'Mountain climbers', 'Squats', 'Plank'],
}
