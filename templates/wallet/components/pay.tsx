import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field, FieldError, FieldLabel } from '@/components/ui/field'
import { NativeSelect } from '@/components/ui/native-select'
import { keyed } from '../../shared/keyed'
import { Options } from '../../shared/options'
import { TextField } from '../../shared/text-field'
import { content } from '../content'
import { type Account, amountOf, money, parseAmount, type Transaction } from './money'

type PayProps = { accounts: Account[]; onSend: (transaction: Transaction) => void }

export function Pay({ accounts, onSend }: PayProps) {
  const { pay, payees } = content
  const [stage, setStage] = useState<'write' | 'check' | 'sent'>('write')
  const [payee, setPayee] = useState('')
  const [from, setFrom] = useState(0)
  const [amount, setAmount] = useState('')
  const [message, setMessage] = useState('')
  const [isTried, setTried] = useState(false)
  const sum = parseAmount(amount)
  const isAmount = sum > 0
  const isCovered = sum <= amountOf(accounts[from]?.value)
  const check = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (payee && isAmount && isCovered) setStage('check')
  }
  const send = () => {
    onSend({
      ...{ name: payee, text: message || undefined, time: pay.today, group: pay.group },
      ...{ account: accounts[from]?.name, value: -sum },
    })
    setStage('sent')
  }
  const again = () => {
    setStage('write')
    setPayee('')
    setAmount('')
    setMessage('')
    setTried(false)
  }
  if (payees.length === 0) return <p className="px-5 py-8 text-muted-foreground">{pay.noPayees}</p>
  if (stage !== 'write') {
    return (
      <div aria-live="polite" className="flex flex-1 flex-col px-5 pt-6 pb-5">
        {stage === 'sent' ? <p className="mb-1 font-semibold text-income text-lg">{pay.sent}</p> : null}
        <p className="font-light text-5xl tabular-nums tracking-tight">{money(sum)}</p>
        <p className="mt-3 break-words text-lg">{payee}</p>
        <p className="text-muted-foreground">{[accounts[from]?.name, message].filter(Boolean).join(', ')}</p>
        <div className="mt-auto grid gap-2 pt-10">
          <Button className="h-12" onClick={stage === 'check' ? send : again}>
            {stage === 'check' ? pay.send : pay.another}
          </Button>
          <Button variant="ghost" className="h-12 empty:hidden" onClick={() => setStage('write')}>
            {stage === 'check' && pay.back}
          </Button>
        </div>
      </div>
    )
  }
  return (
    <form noValidate onSubmit={check} className="flex flex-1 flex-col gap-6 px-5 pt-5 pb-5">
      <fieldset>
        <legend className="mb-1 font-medium text-sm">{pay.to}</legend>
        {keyed(payees).map(({ entry, key }) => (
          <label key={key} className="flex min-h-14 cursor-pointer items-center gap-3 border-b py-2">
            <input
              type="radio"
              name="payee"
              checked={payee === entry.name}
              onChange={() => setPayee(entry.name)}
              className="size-5 accent-primary"
            />
            <span className="min-w-0">
              <span className="block break-words">{entry.name}</span>
              <span className="block text-muted-foreground text-sm tabular-nums">{entry.number}</span>
            </span>
          </label>
        ))}
        {isTried && !payee ? <FieldError className="mt-2">{pay.payeeError}</FieldError> : null}
      </fieldset>
      <TextField
        id="amount"
        label={pay.amount}
        error={isTried && !isAmount ? pay.amountError : isTried && !isCovered ? pay.fundsError : ''}
        value={amount}
        inputMode="decimal"
        onChange={event => setAmount(event.target.value)}
        className="h-14 text-2xl tabular-nums md:text-2xl"
      />
      {accounts.length > 1 ? (
        <Field>
          <FieldLabel htmlFor="from">{pay.from}</FieldLabel>
          <NativeSelect
            id="from"
            value={from}
            className="h-12"
            onChange={({ target }) => setFrom(+target.value)}
          >
            <Options names={accounts.map(each => `${each.name}, ${money(amountOf(each.value))}`)} isByPlace />
          </NativeSelect>
        </Field>
      ) : null}
      <TextField
        id="message"
        label={pay.message}
        hint={pay.messageHint}
        value={message}
        className="h-12"
        onChange={event => setMessage(event.target.value)}
      />
      <Button type="submit" className="mt-auto h-12">
        {pay.review}
      </Button>
    </form>
  )
}
