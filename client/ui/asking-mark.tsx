/** How many wait to be let in, at the corner of a button. */
export const AskingMark = ({ asking }: { asking: number }) =>
  asking > 0 && (
    <span
      aria-hidden="true"
      className="absolute -top-1.5 -right-1.5 grid h-4 min-w-4 place-items-center rounded-full bg-accent px-1 text-2xs font-semibold text-on-accent tabular-nums"
    >
      {asking}
    </span>
  )
