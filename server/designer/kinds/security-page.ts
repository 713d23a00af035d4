import type { Kind } from '#server/designer/kinds/kind.ts'
import { appDesign } from '#server/designer/page/app-frame.ts'
import { type PaperBlock, paper } from '#server/designer/sections/content/paper.ts'

/** A security page, to be read. */
export const securityPage: Kind = {
  name: 'security-page',
  label: 'a security page',
  shape: 'site',
  words:
    /\b(?:(?:enterprise )?security (?:page|overview|site)|trust (?:cent(?:er|re)|page)|compliance (?:page|overview))\b/i,
  compose: page =>
    appDesign(page, [
      {
        label: 'Read',
        icon: 'FileText',
        says: 'contents on the side and parts that suit what they say: figures, flows, lists to tick off, questions',
        piece: paper(page, {
          eyebrow: 'Security and compliance',
          title: `How ${page.brief.brand} keeps your data`,
          lead: 'What we do, how it is checked, and by whom. No adjectives.',
          meta: [
            ['SOC 2 Type II', 'Audited, March 2026'],
            ['ISO 27001', 'Certified until 2028'],
            ['GDPR', 'Data kept in the EU'],
            ['Last test', '14 October 2026'],
          ],
          blocks: BLOCKS,
        }),
      },
    ]),
}

const BLOCKS: PaperBlock[] = [
  {
    title: 'Compliance overview',
    kind: 'facts',
    rows: [
      ['SOC 2 Type II', 'yearly, by an outside auditor'],
      ['ISO 27001', 'with the cloud annex'],
      ['HIPAA', 'agreement on request'],
    ],
  },
  {
    title: 'Data flow diagram',
    kind: 'flow',
    rows: [
      ['Browser', 'TLS 1.3, certificate pinning'],
      ['Edge', 'Rate limits, no storage'],
      ['Application', 'One tenant, one key'],
      ['Database', 'Encrypted at rest, AES-256'],
    ],
  },
  {
    title: 'Security controls',
    kind: 'cards',
    rows: [
      ['Single sign-on', 'SAML, OIDC, and rules by group'],
      ['Least privilege', 'Access for hours, not for ever'],
      ['Encryption', 'In transit, at rest, in backups'],
      ['Backups', 'Hourly, restored every month'],
      ['Penetration tests', 'Twice a year, report on request'],
      ['Disclosure', 'Answered within a day'],
    ],
  },
  {
    title: 'Audit log',
    kind: 'list',
    rows: [
      ['09:41 role.changed', 'm.okafor made l.zhao an editor'],
      ['09:38 export.created', 't.rivera, 1,204 rows, from Lisbon'],
      ['09:12 sso.login', 'g.holm, passkey, new device'],
    ],
  },
  {
    title: 'Trust center',
    kind: 'buttons',
    rows: [
      ['SOC 2 report', 'Sent after a signed agreement.'],
      ['Subprocessors', 'Eleven companies, with place and purpose.'],
      ['Data processing agreement', 'Ready to sign, twelve pages.'],
      ['Status history', 'Ninety days, 99.98 percent.'],
    ],
  },
  {
    title: 'Customer assurance FAQ',
    kind: 'questions',
    rows: [
      ['Who can see our data?', 'Two engineers on call, for an hour, with a reason that you can read.'],
      ['Where is it kept?', 'In two EU regions, never elsewhere.'],
      ['How do we leave?', 'Export in one step. Deleted within thirty days, with a certificate.'],
    ],
  },
  {
    title: 'Contact security',
    kind: 'buttons',
    rows: [
      ['Report a vulnerability', 'Write to security@example.com, our key is beside the address.'],
      ['Ask for a review', 'A person from security calls within two days.'],
    ],
  },
]
