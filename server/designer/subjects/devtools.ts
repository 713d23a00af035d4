import type { Subject } from '#server/designer/subjects/subject.ts'

export const devtools: Subject = {
  word: 'developer tools',
  match:
    /\b(?:developers?|dev ?tools?|api|sdk|cli|deploy\w*|ci\/cd|infrastructure|kubernetes|serverless|database|open[- ]source|observability|logs|debug\w*|code(?: review)?|git\b|hosting|cloud platform|domains?(?: names?| leasing)?)\b/gi,
  names: ['Relay', 'Stackframe', 'Cobalt Run'],
  directions: ['technical', 'swiss', 'calm'],
  hues: [150, 200, 70],
  art: 'terminal',
  eyebrow: 'Deploys you can take back',
  headlines: ['Ship on Friday', 'From commit to live in nine seconds', 'The boring way to run production'],
  lead: '{brand} builds, previews and rolls out every commit, and rolls it back by itself when the error rate says so.',
  actions: ['Start for free', 'Read the docs'],
  facts: [
    ['9 s', 'median build to live'],
    ['99.99%', 'measured, not promised'],
    ['23', 'regions'],
    ['0', 'YAML files'],
  ],
  featuresTitle: 'Everything between push and sleep',
  features: [
    ['GitBranch', 'A preview for every branch', 'With its own database copy, gone when the branch is.'],
    [
      'Undo2',
      'Automatic rollback',
      'Error rate up for sixty seconds? The last good version is back before the page loads.',
    ],
    ['Terminal', 'One command', 'Run it locally and it behaves the same. No agents, no sidecars.'],
    ['Gauge', 'Traces included', 'Every request, its queries and its cost, kept for thirty days.'],
    ['KeyRound', 'Secrets that expire', 'Scoped to an environment, rotated on a schedule, never printed.'],
    ['Globe', 'Near the user', 'Twenty-three regions, routed by latency, billed by the millisecond.'],
  ],
  stepsTitle: 'Nine seconds, in order',
  steps: [
    ['push', 'We see the commit and diff it against what is running.'],
    ['build', 'Only what changed, from a warm cache.'],
    ['check', 'Your tests and our smoke tests, in parallel.'],
    ['shift', 'One per cent of traffic, then ten, then all.'],
  ],
  quotes: [
    [
      'We deleted eleven hundred lines of pipeline and nobody has asked for them.',
      'Ravi Shah',
      'Staff engineer, Parcelo',
    ],
    [
      'First rollback happened while I was making coffee. I found out from the changelog.',
      'Ellen Brooks',
      'CTO, Fieldnote',
    ],
    ['The pricing page fits on my phone. That is how I knew.', 'Mateo Cruz', 'Founder, Oreline'],
  ],
  faq: [
    [
      'Which languages run?',
      'Anything that fits in a container. Node, Go, Python and Rust are detected by themselves.',
    ],
    ['Can I bring my own cloud?', 'Yes. The control plane is ours, the machines and data can be yours.'],
    ['What does a preview cost?', 'Nothing while nobody looks at it. They sleep after five minutes.'],
    ['Is there a free plan?', 'Three services, one region, for as long as you like.'],
  ],
  closing: ['Push something', 'The first three services are free, and so is leaving.'],
  list: {
    title: 'Status',
    note: 'The last ninety days.',
    rows: [
      ['Builds', 'Median 4.1 s', '99.99%'],
      ['Edge', '23 regions', '100%'],
      ['API', 'p95 84 ms', '99.98%'],
      ['Logs', 'Delay under 2 s', '99.97%'],
    ],
  },
  dataset: 'services',
  goods: 'keyboard',
  offer: 'software',
}
