import { content, type Session } from '../content'

const minutesOf = ({ time }: Session): number | undefined => {
  const found = /(\d{1,2})(?:[:.h](\d{2}))?/.exec(time ?? '')
  return found ? Number(found[1]) * 60 + Number(found[2] ?? 0) : undefined
}

export const days = [...new Set(content.sessions.map(session => session.day ?? ''))]

/** Sessions by day and time; what has no time stays where it was written. */
export function inOrder(sessions: Session[]): { session: Session; at: number }[] {
  return sessions
    .map((session, at) => ({
      session,
      at,
      day: days.indexOf(session.day ?? ''),
      minutes: minutesOf(session),
    }))
    .sort((a, b) => a.day - b.day || (a.minutes ?? a.at) - (b.minutes ?? b.at) || a.at - b.at)
}
