import type { Kind } from '#server/designer/kinds/kind.ts'
import { appDesign } from '#server/designer/page/app-frame.ts'
import { mailOf, type Page } from '#server/designer/page/page.ts'
import { type PaperBlock, paper } from '#server/designer/sections/content/paper.ts'

/** What both sides agree to, in parts that can be found. */
export const legal: Kind = {
  name: 'legal',
  label: 'a page of terms',
  shape: 'site',
  words:
    /\b(?:terms (?:of (?:service|use)|and conditions|& conditions)|terms page|privacy (?:policy|notice|statement)|cookie policy|refund policy|legal (?:page|notice)|imprint|impressum|datenschutz\w*|agb|code of conduct|acceptable use)(?: page)?\b/i,
  weight: 3,
  isHeadOnly: true,
  compose: page => {
    const isPrivacy = /\b(?:privacy|cookie|datenschutz)/i.test(page.brief.prompt)
    return appDesign(page, [
      {
        label: isPrivacy ? 'Privacy' : 'Terms',
        icon: 'Scale',
        says: 'a summary, a table of contents, and every part in plain words',
        piece: paper(page, {
          title: isPrivacy ? 'Privacy policy' : 'Terms of service',
          eyebrow: page.brief.brand,
          lead: isPrivacy
            ? `What ${page.brief.brand} knows about you, why, and how you take it back.`
            : `What you can expect of ${page.brief.brand}, and what we ask of you.`,
          meta: [
            ['Last updated', '20 November 2026'],
            ['In force from', '1 December 2026'],
            ['Reading time', '4 minutes'],
            ['Questions', mailOf(page, isPrivacy ? 'privacy' : 'legal')],
          ],
          blocks: isPrivacy ? privacy(page) : terms(page),
        }),
      },
    ])
  },
}

const text = (title: string, body: string): PaperBlock => ({ title, kind: 'text', text: body })

const terms = (page: Page): PaperBlock[] => [
  {
    title: 'Summary in short',
    kind: 'cards',
    text: 'This box is no substitute for the parts below, but it is what they come down to.',
    rows: [
      ['Yours stays yours', 'What you put in belongs to you.'],
      ['Leave when you like', 'Cancel in two clicks, keep what you paid for until its end.'],
      ['Be fair', 'No spam, no harm, no selling of accounts.'],
    ],
  },
  text(
    'Your account',
    'You need to be sixteen or older. Keep your password to yourself; what is done with your account counts as done by you, until you tell us that somebody else has it.',
  ),
  text(
    'What you may do',
    `You may use ${page.brief.brand} for yourself, and for your work where your plan says so. You may not copy the service, test its walls without asking, or use it to harass people.`,
  ),
  text(
    'Payment and refunds',
    'Prices are shown with tax before you pay. A subscription renews until you cancel it. Within fourteen days of the first payment you get all of it back.',
  ),
  text(
    'Your content',
    'It remains yours. You let us store and show it as far as the service needs that, and no further. When you delete it, it is gone from our copies within thirty days.',
  ),
  text(
    'Health and safety',
    'What we show is information and no medical or legal advice. Ask somebody who knows you before you rely on it.',
  ),
  text(
    'Liability',
    'We answer without limit for intent and gross negligence, and for harm to life and body. Otherwise we answer for what was foreseeable, up to what you paid in the last twelve months.',
  ),
  text(
    'Ending it',
    'You may end this agreement on any day. We may end it with thirty days’ notice, or at once where these terms are broken badly.',
  ),
  text(
    'Changes to these terms',
    'We write to you thirty days before a change that matters to you. If you do not like it, you can leave before it begins.',
  ),
]

const privacy = (page: Page): PaperBlock[] => [
  {
    title: 'Summary in short',
    kind: 'cards',
    text: 'What the parts below come down to.',
    rows: [
      ['We do not sell data', 'Not to anybody, not in any form.'],
      ['As little as works', 'We ask for what a feature needs, when it needs it.'],
      ['You can take it along', 'Download or delete everything in settings.'],
    ],
  },
  {
    title: 'What we collect',
    kind: 'cards',
    rows: [
      ['You tell us', 'Name, email, and what you write in your profile.'],
      ['Your device tells us', 'Browser, language, and errors it ran into.'],
      ['Never', 'Contacts, precise location without asking, or what is on your other screens.'],
    ],
  },
  text(
    'Why we need it',
    'To run your account, to keep it safe, to answer you, and to see which parts break. Each of these has a legal basis, which we name to you when you ask.',
  ),
  text(
    'Who else sees it',
    'Hosts and payment services under contract, named in a list we keep up to date. Other members see what you choose to show.',
  ),
  text('Cookies', 'One to keep you signed in and one for your language. Anything else waits for your yes.'),
  text(
    'How long we keep it',
    'As long as you have an account, and thirty days more. Invoices stay for as long as the law wants them.',
  ),
  {
    title: 'Your rights',
    kind: 'cards',
    rows: [
      ['See', 'A copy of everything, within a month.'],
      ['Correct', 'Change what is wrong, yourself or through us.'],
      ['Delete', 'All of it, for good.'],
      ['Object', 'To any use that is not needed for the service.'],
    ],
  },
  text('Contact', `Write to ${mailOf(page, 'privacy')}. A person answers within five days.`),
]
