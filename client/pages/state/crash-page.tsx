import { Component, type ReactNode } from 'react'
import { BarePage } from '#client/pages/bare-page.tsx'
import { Button } from '#client/ui/button.tsx'
import { LogoMark } from '#client/ui/logo.tsx'
import { StatePage } from '#client/ui/state-page.tsx'
import { MESSAGES } from '#shared/messages.ts'

/** A mistake of ours: nothing typed is lost, and loading the page again is the way out. */
export class CrashPage extends Component<{ children: ReactNode }, { hasCrashed: boolean }> {
  override state = { hasCrashed: false }

  static getDerivedStateFromError() {
    return { hasCrashed: true }
  }

  override render() {
    if (!this.state.hasCrashed) return this.props.children
    return (
      <BarePage>
        <StatePage
          isHeading
          picture={<LogoMark className="size-10 text-accent" />}
          title={MESSAGES.somethingWentWrong}
          text="This page ran into a problem of its own. What you typed is kept."
          action={
            <Button look="primary" onClick={() => location.reload()}>
              Load the page again
            </Button>
          }
        />
      </BarePage>
    )
  }
}
