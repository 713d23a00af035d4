/** How many wait, at the end of what leads there. */
export const Badge = ({ count, are = 'unread' }: { count: number; are?: string | undefined }) => (
  <span className="ml-auto rounded-full bg-accent px-1.5 py-0.5 text-xs leading-none font-medium text-on-accent tabular-nums">
    {count > 99 ? '99+' : count}
    <span className="sr-only"> {are}</span>
  </span>
)
