import { expect, test } from 'vitest'
import { componentTitle } from '#server/features/imports/project/component-name.ts'

test.each([
  ['export default function PricingCard() {', 'Pricing card'],
  ['function Row() {}\nconst UserTable = () => null\nexport default UserTable\n', 'User table'],
  ['const FAQList = 1\nexport default memo(FAQList)', 'FAQ list'],
  ['export const Badge = () => null\nexport const Other = 1', 'Badge'],
  ['const Cart = 1\nexport { Cart as default }', 'Cart'],
  ['export default function App() {}\nexport const Badge = 1', null],
  ['export default () => <p>Hi</p>', null],
  ['const lower = 1\nexport default lower', null],
])('%s', (code, title) => {
  expect(componentTitle(code)).toBe(title)
})
