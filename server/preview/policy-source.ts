/** An origin in a content security policy, which has no way to write an address of IPv6: that one is any name at its port. */
export const policySource = (origin: string): string => origin.replace(/\/\/\[[\da-f:]+\]/i, '//*')
