/** Section 4, in order of priority: an outage, a run that is stuck, few credits, none. */
export type ChatBanner = 'outage' | 'stuck' | 'out' | 'almost-out'

export interface BannerFacts {
  isOutage: boolean
  isStuck: boolean
  credits: 'out' | 'almost-out' | null
}

/** The one banner above the message box. */
export const chatBanner = ({ isOutage, isStuck, credits }: BannerFacts): ChatBanner | null =>
  isOutage ? 'outage' : isStuck ? 'stuck' : credits
