import type { ReactNode } from 'react'

interface EditorHeaderProps {
  menu: ReactNode
  name: ReactNode
  status: ReactNode
  people: ReactNode
  actions?: ReactNode
  integrations?: ReactNode
  exports?: ReactNode
  share: ReactNode
  account: ReactNode
}

/** Home and menu, the design's name, and who is here. */
export function EditorHeader({
  menu,
  name,
  status,
  people,
  actions,
  integrations,
  exports,
  share,
  account,
}: EditorHeaderProps) {
  return (
    <header className="grid h-12 shrink-0 grid-cols-[auto_1fr_auto] items-center gap-3 px-3 md:grid-cols-[200px_1fr_200px] xl:grid-cols-[1fr_minmax(0,2fr)_1fr]">
      <div className="flex items-center">{menu}</div>
      <div className="flex min-w-0 items-center gap-2 md:justify-center">
        {name}
        {status}
      </div>
      <div className="flex items-center justify-end gap-2.5">
        {people}
        {actions}
        {integrations}
        {exports}
        {share}
        {account}
      </div>
    </header>
  )
}
