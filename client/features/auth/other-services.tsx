import { useMutation } from '@tanstack/react-query'
import { startSignIn } from '#client/api/auth.ts'
import { sentenceOf } from '#client/api/call.ts'
import { useSession } from '#client/api/users.ts'
import { Button } from '#client/ui/button.tsx'
import type { SignInService } from '#shared/users.ts'

const NAMES: Record<SignInService, string> = { github: 'GitHub', google: 'Google' }

/** Coming in by an account elsewhere, where this server knows how; back to this page afterwards. */
export function OtherServices() {
  const services = useSession().data?.server.signInWith ?? []
  const start = useMutation({
    mutationFn: (service: SignInService) => startSignIn(service, location.pathname + location.search),
    onSuccess: address => location.assign(address),
  })
  if (services.length === 0) return null
  return (
    <div className="flex flex-col gap-2">
      {services.map(service => (
        <Button
          key={service}
          size="lg"
          isBusy={start.isPending && start.variables === service}
          onClick={() => start.mutate(service)}
        >
          Continue with {NAMES[service]}
        </Button>
      ))}
      {start.isError && (
        <p role="alert" className="text-sm text-danger">
          {sentenceOf(start.error)}
        </p>
      )}
    </div>
  )
}
