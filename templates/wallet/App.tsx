import { ChartNoAxesColumn, Send, WalletMinimal } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs'
import { keyed } from '../shared/keyed'
import { Phone, TabBar } from '../shared/phone'
import { Balance } from './components/balance'
import { History } from './components/history'
import { amountOf, money, type Transaction } from './components/money'
import { Pay } from './components/pay'
import { content } from './content'

export default function App() {
  const [transactions, setTransactions] = useState<Transaction[]>(content.transactions)
  const sent = transactions.slice(0, transactions.length - content.transactions.length)
  const accounts = content.accounts.map(account => ({
    ...account,
    value: sent
      .filter(each => each.account === account.name)
      .reduce((sum, each) => sum + amountOf(each.value), amountOf(account.value)),
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
  const other = (label: string) => (
    <Screen title={label}>
      <p className="px-5 py-8 text-muted-foreground">{content.nothing}</p>
    </Screen>
  )
  return (
    <Phone items={content.navigation} screens={screens} other={other}>
      <TabBar
        name={content.navigationName}
        items={content.navigation}
        icons={[WalletMinimal, Send, ChartNoAxesColumn]}
        className="sticky bottom-0 z-10 min-h-16 border-t bg-card pb-[env(safe-area-inset-bottom)]"
        tabClass="aria-[current]:font-semibold aria-[current]:text-primary"
      />
    </Phone>
  )
}

type ScreenProps = { title: string; lead?: string; isHead?: boolean; children: ReactNode }

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

function Spending({ transactions }: { transactions: Transaction[] }) {
  const { spending } = content
  const sums = new Map<string, number>()
  for (const { group, value } of transactions) {
    const out = -amountOf(value)
    const name = group ?? spending.ungrouped
    if (out > 0) sums.set(name, (sums.get(name) ?? 0) + out)
  }
  const rows = [...sums].sort(([, one], [, other]) => other - one)
  const total = rows.reduce((sum, [, value]) => sum + value, 0)
  const most = rows[0]?.[1] ?? 1
  if (rows.length === 0) return <p className="px-5 py-8 text-muted-foreground">{spending.empty}</p>
  return (
    <div className="px-5 py-6">
      <p className="font-light text-5xl tabular-nums tracking-tight">{money(total)}</p>
      <p className="mt-1 text-muted-foreground">{spending.total}</p>
      <ul className="mt-8 grid gap-5">
        {rows.map(([name, value]) => (
          <li key={name}>
            <div className="flex justify-between gap-4">
              <span className="min-w-0 break-words">{name}</span>
              <span className="shrink-0 tabular-nums">{money(value)}</span>
            </div>
            <div aria-hidden className="mt-1.5 h-2 rounded-full bg-muted">
              <div className="h-full rounded-full bg-primary" style={{ width: `${(value / most) * 100}%` }} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
