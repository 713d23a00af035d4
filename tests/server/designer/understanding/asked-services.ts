/** Ways to ask for services that people look things up in. */
export const ASKED_SERVICES: Record<string, string[]> = {
  agents: [
    'A console for running AI agents with traces',
    'Build an AI agent dashboard with approvals',
    'Design a control room for autonomous agents with queues',
  ],
  parcels: [
    'Parcel tracking page with a timeline',
    'Implement a logistics website for tracking packages',
    'A package tracker with a map',
  ],
  streaming: [
    'Homepage for a movie streaming service',
    'Netflix clone with rows and my list',
    'Design a streaming service with profiles',
  ],
  'survey-builder': [
    'A survey builder with logic rules',
    'Implement a survey platform for creating questionnaires',
    'Typeform clone with a preview',
  ],
}
