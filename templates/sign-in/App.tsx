import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs'
import { Board } from './components/board'
import { SignInForm } from './components/sign-in-form'
import { SignUpForm } from './components/sign-up-form'
import { content } from './content'

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
                <TabsTrigger value="in" className="min-w-0 text-base text-muted-foreground">
                  <span className="truncate">{tabs.signIn}</span>
                </TabsTrigger>
                <TabsTrigger value="up" className="min-w-0 text-base text-muted-foreground">
                  <span className="truncate">{tabs.signUp}</span>
                </TabsTrigger>
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
