import { ChevronDown } from 'lucide-react'
import { Link } from 'wouter'
import { MenuActions } from '#client/actions/menu-actions.tsx'
import { useColorScheme } from '#client/actions/use-color-scheme.ts'
import { useHomeActions } from '#client/actions/use-home-actions.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import { LogoMark } from '#client/ui/logo.tsx'
import { Menu, MenuChoice, MenuSeparator } from '#client/ui/menu.tsx'
import { SCHEMES } from './use-color-scheme-actions.tsx'

/** The way home, and everything that is not about this design. */
export function HomeMenu() {
  const { places, account } = useHomeActions()
  const [scheme, setScheme] = useColorScheme()
  return (
    <>
      <Link
        href="/"
        aria-label="Home"
        className="touch-target grid size-8 place-items-center rounded-md hover:bg-hover"
      >
        <LogoMark />
      </Link>
      <Menu
        trigger={
          <IconButton label="Menu" size="sm" className="w-6!">
            <ChevronDown className="size-4" />
          </IconButton>
        }
      >
        <MenuActions parts={[places]} />
        <MenuSeparator />
        <MenuChoice label="Theme" value={scheme} options={SCHEMES} onChange={setScheme} />
        <MenuSeparator />
        <MenuActions parts={[account]} />
      </Menu>
    </>
  )
}
