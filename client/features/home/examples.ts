import type { SketchKind } from './example-sketch.tsx'

export interface Example {
  kind: SketchKind
  label: string
  prompt: string
}

/** Where to begin: each names the kind of screen, what it is for and what stands on it. */
export const EXAMPLES: readonly Example[] = [
  {
    kind: 'landing',
    label: 'Landing page',
    prompt:
      'A landing page for Tidewater, a sailing school on the coast. Hero with a headline and a call to action, three course cards, a testimonial section, frequently asked questions and a footer. Calm blues and plenty of white space.',
  },
  {
    kind: 'pricing',
    label: 'Pricing page',
    prompt:
      'A pricing page for Ledgerly, a bookkeeping app for freelancers. Three plans with a monthly and yearly switch, the middle plan highlighted, a comparison table of features and frequently asked questions below.',
  },
  {
    kind: 'dashboard',
    label: 'Dashboard',
    prompt:
      'A dashboard for Harvest & Co, a coffee roastery. A sidebar with navigation, four stat cards for revenue, orders, customers and stock, a revenue chart by month, and a table of recent orders with their status.',
  },
  {
    kind: 'signin',
    label: 'Sign-in page',
    prompt:
      'A sign-in page for Northwind, a travel planner. Email and password fields, remember me, forgot password, buttons to continue with Google and GitHub, and a quiet panel with a quote beside the form.',
  },
  {
    kind: 'product',
    label: 'Product page',
    prompt:
      'A product page for a handmade ceramic table lamp called Luma. Image gallery, price, colour and size choices, a quantity picker with an add to cart button, a description, customer reviews and related products.',
  },
  {
    kind: 'settings',
    label: 'Settings page',
    prompt:
      'A settings page for a project management app called Relay. Tabs for profile, notifications, team and billing; a profile form with avatar, name and email; notification switches; a table of team members with their roles; a danger zone.',
  },
]
