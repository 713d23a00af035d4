import { type FormEvent, useState } from 'react'
import { Alert, AlertDescription } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { content } from '../content'
import { faultOf, TextField } from './text-field'

export function SignInForm({ onDone }: { onDone: (name: string) => void }) {
  const { signIn, reset } = content
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [isTried, setTried] = useState(false)
  const [isWrong, setWrong] = useState(false)
  const [isReset, setReset] = useState(false)
  const [isSent, setSent] = useState(false)
  const emailFault = faultOf('email', email)
  const passwordFault = isReset ? '' : faultOf('text', password)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    setWrong(false)
    if (emailFault || passwordFault) return
    if (isReset) setSent(true)
    else if (password.length < 10) setWrong(true)
    else onDone(email.split('@')[0])
  }
  const turn = (to: boolean) => {
    setReset(to)
    setSent(false)
    setTried(false)
    setWrong(false)
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <div>
        <h2 className="font-semibold text-2xl tracking-tight">{isReset ? reset.title : signIn.title}</h2>
        {isReset ? <p className="mt-1 text-muted-foreground">{reset.lead}</p> : null}
      </div>
      {isWrong || isSent ? (
        <Alert variant={isWrong ? 'destructive' : 'default'}>
          <AlertDescription className="text-current">{isWrong ? signIn.wrong : reset.sent}</AlertDescription>
        </Alert>
      ) : null}
      <TextField
        label={signIn.email}
        kind="email"
        value={email}
        onChange={setEmail}
        error={isTried && emailFault}
      />
      {isReset ? null : (
        <TextField
          label={signIn.password}
          kind="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          error={isTried && passwordFault}
        />
      )}
      <Button type="submit" className="h-12 text-base">
        {isReset ? reset.submit : signIn.submit}
      </Button>
      <Button variant="link" className="justify-self-start px-0" onClick={() => turn(!isReset)} type="button">
        {isReset ? reset.back : signIn.forgot}
      </Button>
    </form>
  )
}
