import { Link } from 'wouter'
import { AccountMenu } from '#client/features/auth/account-menu.tsx'
import { Wordmark } from '#client/ui/logo.tsx'

/** The bar of every page but the editor. */
export function PageHeader() {
  return (
    <header className="mx-auto flex h-16 w-full max-w-6xl items-center justify-between px-6 max-sm:px-4">
      <Link href="/" aria-label="Maquette, home" className="touch-target rounded-md outline-offset-4">
        <Wordmark />
      </Link>
      <AccountMenu />
    </header>
  )
}
