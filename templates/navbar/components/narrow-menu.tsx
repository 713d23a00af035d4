import { Button } from '@/components/ui/button'
import { cn } from '@/lib/utils'
import { keyed } from '../../shared/keyed'
import { content } from '../content'

type NarrowMenuProps = { id: string; here: string; isSignedIn: boolean; onGo: (label: string) => void }

/** All links one below the other, with what lies beneath them. */
export function NarrowMenu({ id, here, isSignedIn, onGo }: NarrowMenuProps) {
  const { account } = content
  const row = (label: string, text: string | undefined, isDeep: boolean) => (
    <button
      type="button"
      aria-current={here === label ? 'page' : undefined}
      onClick={() => onGo(label)}
      className={cn(
        'flex min-h-11 w-full flex-col justify-center px-4 py-2 text-left outline-offset-[-3px] hover:bg-accent focus-visible:outline-2',
        isDeep ? 'pl-8' : 'font-semibold',
        here === label && 'bg-accent',
      )}
    >
      <span className="break-words">{label}</span>
      {text && isDeep ? <span className="font-normal text-muted-foreground text-sm">{text}</span> : null}
    </button>
  )
  return (
    <div id={id} className="border-b bg-card pb-3 text-card-foreground @4xl:hidden">
      <ul>
        {keyed(content.links).map(({ entry, key }) => (
          <li key={key} className="border-b last:border-b-0">
            {entry.links?.length ? (
              <>
                <p className="px-4 pt-3 font-semibold">{entry.label}</p>
                <ul className="pb-1">
                  {keyed(entry.links).map(({ entry: link, key: linkKey }) => (
                    <li key={linkKey}>{row(link.label, link.text, true)}</li>
                  ))}
                </ul>
              </>
            ) : (
              row(entry.label, entry.text, false)
            )}
          </li>
        ))}
      </ul>
      {isSignedIn ? null : (
        <div className="px-4 pt-3 @lg:hidden">
          <Button variant="outline" className="h-11 w-full" onClick={() => onGo(account.signIn)}>
            {account.signIn}
          </Button>
        </div>
      )}
    </div>
  )
}
