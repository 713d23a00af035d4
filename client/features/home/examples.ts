export interface Example {
  /** Whose picture stands for it. */
  templateId: string
  label: string
  prompt: string
}

/** Where to begin: each names the kind of screen, what it is for and what stands on it. */
export const EXAMPLES: readonly Example[] = [
  {
    templateId: 'landing',
    label: 'Landing page',
    prompt:
      'A landing page for Oatfield, a neighbourhood bakery that bakes with sourdough. A hero with a call to action, three features, testimonials, frequently asked questions and a newsletter above the footer. Warm colours and plenty of white space.',
  },
  {
    templateId: 'pricing',
    label: 'Pricing page',
    prompt:
      'A pricing page for Ledgerly, an invoicing app for freelancers. Three plans with a monthly and yearly switch, the middle plan highlighted, a comparison table of features and frequently asked questions below.',
  },
  {
    templateId: 'dashboard',
    label: 'Dashboard',
    prompt:
      'A dashboard for Northgate, a logistics company. A sidebar with navigation, four stat cards for shipments, deliveries, delays and open orders, a chart by month, and a table of recent shipments with their status.',
  },
  {
    templateId: 'sign-in',
    label: 'Sign-in page',
    prompt:
      'A sign-in page for Wander, a travel planner for long trips. Email and password fields, remember me, forgot password, buttons to continue with Google and GitHub, and a quiet panel with a quote beside the form.',
  },
  {
    templateId: 'product',
    label: 'Product page',
    prompt:
      'A product page for Luma, a handmade ceramic bowl. Image gallery, price, colour choices, a quantity picker with an add to cart button, details, customer reviews and related products.',
  },
  {
    templateId: 'settings',
    label: 'Settings page',
    prompt:
      'A settings page for Relay, a project management workspace. Tabs for account, notifications, team and billing; a form with avatar, name and email; notification switches; a table of members with their permissions; a danger zone.',
  },
]
