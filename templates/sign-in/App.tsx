import { type FormEvent, useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { FieldError } from '@/components/ui/field'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs'
import { cn } from '@/lib/utils'
import { keyed } from '../shared/keyed'
import { SignInForm } from './components/sign-in-form'
import { faultOf, TextField } from './components/text-field'
import { content } from './content'

const WAYS = ['in', 'up']

export default function App() {
  const [member, setMember] = useState<{ name: string; isNew: boolean } | null>(null)
  const { tabs, done } = content
  return (
    <div className="grid min-h-svh grid-cols-1 md:grid-cols-[1.15fr_1fr] md:grid-rows-[auto_1fr]">
      <header className="bg-board px-6 pt-8 pb-8 text-board-foreground md:px-10 lg:px-14 lg:pt-12">
        <p className="break-words font-semibold text-lg">{content.brand}</p>
        <h1 className="mt-6 max-w-[14ch] text-balance break-words font-bold text-4xl leading-[1.05] tracking-tight md:mt-12 lg:text-6xl">
          {content.title}
        </h1>
        <p className="mt-4 max-w-md text-board-muted">{content.lead}</p>
      </header>
      <main className="flex flex-col px-6 py-10 md:col-start-2 md:row-span-2 md:row-start-1 md:px-10 lg:px-16 lg:py-16">
        <div className="my-auto w-full max-w-md md:mx-auto">
          {member ? (
            <div role="status">
              <h2 className="font-semibold text-3xl tracking-tight">
                {member.isNew ? done.signedUp : done.signedIn}
              </h2>
              {member.name ? <p className="mt-6 break-words text-xl">{member.name}</p> : null}
              <p className="mt-2 text-muted-foreground">{done.text}</p>
              <Button variant="outline" className="mt-8 h-12" onClick={() => setMember(null)}>
                {done.leave}
              </Button>
            </div>
          ) : (
            <Tabs defaultValue="in" className="gap-8">
              <TabsList aria-label={tabs.name} className="h-12! w-full">
                {[tabs.signIn, tabs.signUp].map((name, at) => (
                  <TabsTrigger key={name} value={WAYS[at]} className="text-base text-muted-foreground">
                    <span className="truncate">{name}</span>
                  </TabsTrigger>
                ))}
              </TabsList>
              <TabsContent value="in">
                <SignInForm onDone={name => setMember({ name, isNew: false })} />
              </TabsContent>
              <TabsContent value="up">
                <SignUpForm onDone={name => setMember({ name, isNew: true })} />
              </TabsContent>
            </Tabs>
          )}
          <p className="mt-10 border-t pt-4 text-muted-foreground text-sm">{content.note}</p>
        </div>
      </main>
      <Board />
    </div>
  )
}

/** The pegboard: each tool hangs as a tag, and those that are out say until when. */
function Board() {
  const { board, tools } = content
  return (
    <section
      aria-labelledby="board"
      className="relative overflow-hidden bg-board px-6 pt-2 pb-10 text-board-foreground md:px-10 lg:px-14"
    >
      <svg aria-hidden className="absolute inset-x-0 top-14 h-[calc(100%-3.5rem)] w-full">
        <pattern id="holes" width="28" height="28" patternUnits="userSpaceOnUse">
          <circle cx="14" cy="14" r="3" fill="var(--hole)" />
        </pattern>
        <rect width="100%" height="100%" fill="url(#holes)" />
      </svg>
      <div hidden={tools.length === 0 && !board.empty} className="relative">
        <h2 id="board" className="mb-6 font-medium text-lg">
          {board.title}
        </h2>
        {tools.length === 0 ? <p className="-ml-2 max-w-md bg-board p-2">{board.empty}</p> : null}
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9.5rem),1fr))] gap-x-5 gap-y-7">
          {keyed(tools).map(({ entry, at, key }) => (
            <li
              key={key}
              className={cn(
                'relative flex min-h-28 flex-col rounded-sm bg-tag px-3.5 pt-6 pb-3 text-tag-foreground shadow-md',
                at % 3 === 0 ? '-rotate-1' : at % 3 === 1 ? 'rotate-1' : '',
              )}
            >
              <span className="absolute top-2 left-1/2 size-2.5 -translate-x-1/2 rounded-full bg-board" />
              <span className="break-words font-semibold leading-tight">{entry.name}</span>
              <span className="break-words text-sm text-tag-muted">{entry.text}</span>
              <span className={`mt-auto pt-2 text-sm ${entry.time ? 'text-out' : 'text-tag-muted'}`}>
                {entry.time ?? board.free}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function SignUpForm({ onDone }: { onDone: (name: string) => void }) {
  const { signUp } = content
  const terms = useId()
  const [values, setValues] = useState<Record<number, string>>({})
  const [isAgreed, setAgreed] = useState(false)
  const [isTried, setTried] = useState(false)
  const faults = signUp.fields.map((field, at) => faultOf(field.kind, values[at] ?? '', field.isOptional))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isAgreed && faults.every(fault => !fault)) onDone(values[0] ?? '')
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <div>
        <h2 className="font-semibold text-2xl tracking-tight">{signUp.title}</h2>
        <p className="mt-1 text-muted-foreground">{signUp.fields.length ? signUp.lead : signUp.empty}</p>
      </div>
      {keyed(signUp.fields).map(({ entry, at, key }) => (
        <TextField
          key={key}
          {...entry}
          value={values[at] ?? ''}
          onChange={value => setValues({ ...values, [at]: value })}
          error={isTried ? faults[at] : ''}
        />
      ))}
      <div>
        <div className="flex gap-3">
          <Checkbox
            id={terms}
            checked={isAgreed}
            aria-invalid={isTried && !isAgreed}
            onCheckedChange={checked => setAgreed(checked === true)}
            className="mt-0.5 size-5"
          />
          <label htmlFor={terms} className="cursor-pointer leading-snug">
            {signUp.terms}
          </label>
        </div>
        {isTried && !isAgreed ? <FieldError className="mt-2">{signUp.termsError}</FieldError> : null}
      </div>
      <Button type="submit" className="h-12 text-base">
        {signUp.submit}
      </Button>
    </form>
  )
}
