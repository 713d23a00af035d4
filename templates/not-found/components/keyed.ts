export const pathOf = (at: number): string => `/page-${at + 1}`
