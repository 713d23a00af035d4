import { LifeBuoy } from 'lucide-react'
import { useRef, useState } from 'react'
import { sentenceOf } from '#client/api/call.ts'
import { useAnswerMessage, useAskedMessages } from '#client/api/support.ts'
import { useSession } from '#client/api/users.ts'
import { SupportConversation } from '#client/features/support/support-messages.tsx'
import { useDocumentTitle } from '#client/lib/document-title.ts'
import { SignInPage } from '#client/pages/account/sign-in-page.tsx'
import { PageHeader } from '#client/pages/page-header.tsx'
import { PageLoading } from '#client/pages/state/page-loading.tsx'
import { Button } from '#client/ui/button.tsx'
import { GrowingTextarea } from '#client/ui/growing-textarea.tsx'
import { LoadFailed } from '#client/ui/load-failed.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { StatePage } from '#client/ui/state-page.tsx'
import { newId } from '#shared/ids.ts'
import { type AskedMessage, SUPPORT_MAX_CHARACTERS } from '#shared/support.ts'

/** What people ask, for the platform's admins, who answer here. */
export default function SupportPage() {
  const session = useSession()
  const user = session.data?.user ?? null
  const isAdmin = user?.isAdmin === true
  const asked = useAskedMessages(isAdmin)
  useDocumentTitle('Support')
  if (session.isPending) return <PageLoading />
  if (!user || user.isGuest)
    return <SignInPage title="Log in" text="This page is for admins." onDone={() => undefined} />
  return (
    <div className="min-h-dvh">
      <PageHeader />
      <main className="mx-auto max-w-2xl px-6 pt-10 pb-24 max-sm:px-4">
        <h1 className="text-xl font-semibold tracking-[-0.03em]">Support</h1>
        {!isAdmin ? (
          <StatePage
            picture={<LifeBuoy className="size-8" />}
            title="This page is for admins"
            text="Whoever runs this server names them with ADMIN_EMAILS."
          />
        ) : asked.isError ? (
          <div role="alert" className="mt-6">
            <LoadFailed
              what="The messages could not be loaded."
              why={sentenceOf(asked.error)}
              onRetry={() => void asked.refetch()}
            />
          </div>
        ) : asked.data ? (
          <Asked messages={asked.data.messages} />
        ) : (
          <div role="status" aria-label="Loading" className="mt-6 grid gap-4">
            <Skeleton className="h-28 rounded-lg" />
            <Skeleton className="h-28 rounded-lg" />
          </div>
        )}
      </main>
    </div>
  )
}

function Asked({ messages }: { messages: readonly AskedMessage[] }) {
  if (messages.length === 0)
    return (
      <StatePage
        picture={<LifeBuoy className="size-8" />}
        title="Nobody has asked anything"
        text="What people write under Get Support comes here."
      />
    )
  const waiting = messages.filter(({ answers }) => answers.length === 0).length
  return (
    <>
      <p className="mt-1 mb-6 text-sm text-ink-soft">
        {waiting === 0 ? 'All are answered.' : `${waiting} not answered yet, longest waiting first.`}
      </p>
      <ol aria-label="Messages" className="grid gap-8">
        {messages.map(message => (
          <li key={message.id}>
            <p className="mb-2 text-sm wrap-anywhere">
              <span className="font-medium">{message.user.name}</span>{' '}
              <span className="text-ink-soft">{message.user.email ?? 'Guest'}</span>
            </p>
            <SupportConversation message={message} />
            <WriteAnswer to={message} />
          </li>
        ))}
      </ol>
    </>
  )
}

function WriteAnswer({ to }: { to: AskedMessage }) {
  const [text, setText] = useState('')
  const sent = useRef({ message: '', requestId: '' })
  const answer = useAnswerMessage()
  const send = () => {
    const message = text.trim()
    if (message === '' || answer.isPending) return
    if (sent.current.message !== message) sent.current = { message, requestId: newId() }
    const { requestId } = sent.current
    answer.mutate({ id: to.id, message, requestId }, { onSuccess: () => setText('') })
  }
  return (
    <form
      className="mt-3 ml-4"
      onSubmit={event => {
        event.preventDefault()
        send()
      }}
    >
      <GrowingTextarea
        aria-label={`Answer to ${to.user.name}`}
        placeholder={to.answers.length === 0 ? 'Answer' : 'Add to the answer'}
        value={text}
        maxLength={SUPPORT_MAX_CHARACTERS}
        rows={1}
        onChange={event => setText(event.currentTarget.value)}
        className="max-h-52 rounded-md border border-field-line bg-surface px-3 py-2 text-base focus-visible:border-accent"
      />
      {answer.isError && (
        <p role="alert" className="mt-2 text-sm text-danger">
          {sentenceOf(answer.error)} Your text is still here.
        </p>
      )}
      {text.trim() !== '' && (
        <div className="mt-2 flex justify-end">
          <Button type="submit" look="primary" size="sm" isBusy={answer.isPending}>
            {answer.isError ? 'Try again' : 'Send answer'}
          </Button>
        </div>
      )}
    </form>
  )
}
