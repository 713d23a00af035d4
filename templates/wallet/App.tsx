import { type ReactNode, useState } from 'react'
import { Route, Routes } from 'react-router-dom'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs'
import { Balance } from './components/balance'
import { History } from './components/history'
import { amountOf, keyed, type Transaction } from './components/money'
import { Nav, pathOf } from './components/nav'
import { Pay } from './components/pay'
import { Spending } from './components/spending'
import { content } from './content'

export default function App() {
  const [transactions, setTransactions] = useState<Transaction[]>(content.transactions)
  const sent = transactions.slice(0, transactions.length - content.transactions.length)
  const accounts = content.accounts.map(account => ({
    ...account,
    value: sent.reduce(
      (sum, each) => (each.account === account.name ? sum + amountOf(each.value) : sum),
      amountOf(account.value),
    ),
  }))
  const of = (name: string) =>
    transactions.filter(each => !accounts.some(other => other.name === each.account) || each.account === name)
  const screens = [
    <Screen key="accounts" title={content.title} lead={content.lead} isHead>
      {accounts.length === 0 ? (
        <>
          <p className="bg-head px-5 pb-6 text-head-muted">{content.noAccounts}</p>
          <History transactions={transactions} />
        </>
      ) : (
        <Tabs defaultValue="0" className="gap-0">
          <div className="overflow-x-auto bg-head px-5 pb-6 text-head-foreground">
            <TabsList aria-label={content.accountsName} className="h-11! gap-1 bg-transparent p-0">
              {keyed(accounts).map(({ entry, at, key }) => (
                <TabsTrigger
                  key={key}
                  value={String(at)}
                  className="h-11 rounded-full px-4 text-head-muted hover:text-head-foreground data-[state=active]:bg-head-line! data-[state=active]:text-head-foreground! data-[state=active]:shadow-none"
                >
                  <span className="max-w-56 truncate">{entry.name}</span>
                </TabsTrigger>
              ))}
            </TabsList>
          </div>
          {keyed(accounts).map(({ entry, at, key }) => (
            <TabsContent key={key} value={String(at)}>
              <Balance account={entry} />
              <History transactions={of(entry.name)} />
            </TabsContent>
          ))}
        </Tabs>
      )}
    </Screen>,
    <Screen key="pay" title={content.pay.title} lead={content.pay.lead}>
      <Pay accounts={accounts} onSend={each => setTransactions([each, ...transactions])} />
    </Screen>,
    <Screen key="spending" title={content.spending.title} lead={content.spending.lead}>
      <Spending transactions={transactions} />
    </Screen>,
  ]
  return (
    <div className="min-h-svh bg-muted">
      <div className="mx-auto flex min-h-svh max-w-[430px] flex-col bg-background">
        <Routes>
          <Route path="/" element={screens[0]} />
          {keyed(content.navigation.slice(1)).map(({ entry, at, key }) => (
            <Route
              key={key}
              path={pathOf(at + 1)}
              element={
                screens[at + 1] ?? (
                  <Screen title={entry.label}>
                    <p className="px-5 py-8 text-muted-foreground">{content.nothing}</p>
                  </Screen>
                )
              }
            />
          ))}
        </Routes>
        <Nav />
      </div>
    </div>
  )
}

interface ScreenProps {
  title: string
  lead?: string
  isHead?: boolean
  children: ReactNode
}

function Screen({ title, lead, isHead = false, children }: ScreenProps) {
  return (
    <main className="flex flex-1 flex-col pb-6">
      <header className="bg-head px-5 pt-5 pb-5 text-head-foreground">
        {isHead ? <p className="mb-4 font-bold text-lg tracking-tight">{content.brand}</p> : null}
        <h1 className="break-words font-semibold text-2xl tracking-tight">{title}</h1>
        {lead ? <p className="mt-0.5 text-head-muted text-sm">{lead}</p> : null}
      </header>
      {children}
    </main>
  )
}
