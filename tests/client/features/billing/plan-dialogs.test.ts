// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, createElement, type FunctionComponent } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { SESSION_KEY, type Session } from '#client/api/users.ts'
import { BillingDialog } from '#client/features/billing/billing-dialog.tsx'
import { SubscriptionDialog } from '#client/features/billing/subscription-dialog.tsx'
import { UpgradeDialog } from '#client/features/billing/upgrade-dialog.tsx'
import { allows, type CurrentPlan, PLAN_IDS, PLANS, type PlanId } from '#shared/plans.ts'

const CREDITS = { oneTimeCredits: 0, periodCountUsed: 7, limit: 10, balance: 3, orgBalance: 0 }
const ORG = { id: 'harbourharbourharbou', name: 'Harbour School', logo: null }

interface Given {
  plan: PlanId
  more?: Partial<CurrentPlan>
  isSold?: boolean
  isGuest?: boolean
  role?: 'admin' | 'member'
}

let root: Root
let sent: [path: string, body: unknown][]
let isRefused: boolean
const assign = vi.fn()

beforeEach(() => {
  ;[sent, isRefused] = [[], false]
  assign.mockClear()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.spyOn(location, 'assign').mockImplementation(assign)
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

async function show(part: FunctionComponent<{ onClose(): void }>, given: Given): Promise<void> {
  const { plan, more, isSold = true, isGuest = false, role } = given
  const managedBy = plan === 'free' ? 'admin' : 'stripe'
  const own = {
    ...{ plan, ownerKind: 'user', renewsAt: null, managedBy, endsAt: null, isPastDue: false },
    ...more,
  }
  const plans = PLAN_IDS.map(id => {
    const { name, priceCents, currency, creditsPerPeriod, lines, soldTo } = PLANS[id]
    const isPrivateAllowed = allows(id, 'private')
    return {
      id,
      name,
      priceCents,
      currency,
      creditsPerPeriod,
      lines,
      isPrivateAllowed,
      soldTo: isSold ? soldTo : null,
    }
  })
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    if (input === '/api/plans') return Response.json({ plans, current: own, own, org: null })
    if (input === '/api/credits') return Response.json(CREDITS)
    sent.push([input, JSON.parse(String(init?.body))])
    const error = { code: 'not_configured', message: 'Nothing can be bought on this server.' }
    return isRefused
      ? Response.json({ error }, { status: 503 })
      : Response.json({ url: 'https://pay.example/1' })
  })
  const org = role ? { ...ORG, role } : null
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } })
  client.setQueryData(SESSION_KEY, {
    user: {
      ...{ id: 'ada', name: 'Ada', email: 'ada@example.org', avatarUrl: null, isGuest, isAdmin: false },
      ...{
        oneTimeKeys: {},
        isBusinessEmail: false,
        isOperator: false,
        pricing: { plan },
        orgId: org?.id ?? null,
        org,
      },
    },
    server: { plans: true, supportUrl: null },
  } as unknown as Session)
  root = createRoot(document.body.appendChild(document.createElement('div')))
  const dialog = createElement(part, { onClose: () => undefined })
  await act(async () => root.render(createElement(QueryClientProvider, { client }, dialog)))
  await vi.waitFor(async () => {
    await act(async () => undefined)
    expect(document.querySelector('.animate-breathe')).toBeNull()
  })
}

const Credits = ({ onClose }: { onClose(): void }) =>
  createElement(UpgradeDialog, { about: 'credits', onClose })
const Private = ({ onClose }: { onClose(): void }) =>
  createElement(UpgradeDialog, { about: 'private', onClose })

const text = (): string => document.querySelector('[role="dialog"]')?.textContent ?? ''
const title = (): string => document.querySelector('[role="dialog"] h2')?.textContent ?? ''
const tiers = (): string[] =>
  [...document.querySelectorAll('section > h3 + p')].map(price => price.previousSibling?.textContent ?? '')
const press = async (name: string) => {
  const button = [...document.querySelectorAll('button')].find(one => one.textContent === name)
  expect(button, name).toBeDefined()
  await act(async () => button?.click())
  await act(async () => undefined)
}

describe('§2 and §6 of the specification: the dialogs about plans, and who sees which tier', () => {
  test.each<[string, FunctionComponent<{ onClose(): void }>, PlanId, string, string[]]>([
    ['the menu, for free users', BillingDialog, 'free', 'Save money. Ship faster.', ['Individual', 'Team']],
    ['the menu, for Individual', BillingDialog, 'individual', 'Billing and Subscription', ['Team']],
    [
      'a refused prompt',
      Credits,
      'free',
      'You are out of credits. Keep going!',
      ['Individual', 'Team', 'Enterprise'],
    ],
    [
      'a refused prompt of Individual',
      Credits,
      'individual',
      'You are out of credits. Keep going!',
      ['Team', 'Enterprise'],
    ],
    [
      'private access',
      Private,
      'free',
      'You are out of credits. Keep going!',
      ['Individual', 'Team', 'Enterprise'],
    ],
    ['settings', SubscriptionDialog, 'individual', 'Your Subscription', []],
  ])('%s', async (_, part, plan, wantedTitle, wantedTiers) => {
    await show(part, { plan })
    expect(title()).toBe(wantedTitle)
    expect(tiers()).toEqual(wantedTiers)
  })

  test('private access says what it needs and what is left', async () => {
    await show(Private, { plan: 'free' })
    expect(text()).toContain('A private design needs a paid plan.')
    expect(text()).toContain('3 of 10 left')
  })

  test('with PLANS=off all is included, what is used is shown, and how plans are turned on', async () => {
    await show(BillingDialog, { plan: 'enterprise', more: { managedBy: 'off' } })
    expect(title()).toBe('Billing and Subscription')
    expect(text()).toContain('All is included on this server')
    expect(text()).toContain('PLANS=on')
    expect(tiers()).toEqual([])
  })
})

describe('buying a plan', () => {
  test('leads to the page that the server names', async () => {
    await show(BillingDialog, { plan: 'free' })
    await press('Choose Individual')
    expect(sent).toEqual([['/api/billing/checkout', { plan: 'individual' }]])
    expect(assign).toHaveBeenCalledWith('https://pay.example/1')
  })

  test('of Team is for the chosen workspace, by who manages it', async () => {
    await show(BillingDialog, { plan: 'free', role: 'admin' })
    await press('Choose Team')
    expect(sent).toEqual([['/api/billing/checkout', { plan: 'team', orgId: ORG.id }]])
  })

  test.each<[string, Omit<Given, 'plan'>, string]>([
    ['who is in no workspace', {}, 'It belongs to a workspace'],
    ['who does not manage it', { role: 'member' }, 'Whoever manages Harbour School can choose it.'],
    ['a guest', { isGuest: true }, 'Create an account first'],
    ['anybody where nothing is sold', { isSold: false }, 'Given by the people who run this server'],
  ])('%s is told what to do instead', async (_, given, wanted) => {
    await show(BillingDialog, { plan: 'free', ...given })
    expect(text()).toContain(wanted)
    expect(
      [...document.querySelectorAll('button')].some(({ textContent }) => textContent === 'Choose Team'),
    ).toBe(false)
  })

  test('that fails says why, in the dialog', async () => {
    isRefused = true
    await show(BillingDialog, { plan: 'free' })
    await press('Choose Individual')
    const said = () => document.querySelector('[role="alert"]')?.textContent
    await vi.waitFor(() => expect(said()).toBe('Nothing can be bought on this server.'))
    expect(assign).not.toHaveBeenCalled()
  })
})

test('what is paid is changed and ended on the page that the server names; what was given is not', async () => {
  await show(SubscriptionDialog, { plan: 'individual' })
  await press('Manage or end it')
  expect(sent).toEqual([['/api/billing/portal', {}]])
  expect(assign).toHaveBeenCalledWith('https://pay.example/1')
  await act(async () => root.unmount())
  await show(SubscriptionDialog, { plan: 'individual', more: { managedBy: 'admin' } })
  expect(text()).toContain('Given by the people who run this server.')
  expect(text()).not.toContain('Manage or end it')
})
