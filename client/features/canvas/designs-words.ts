export const designsWords = (count: number): string => (count === 1 ? '1 design' : `${count} designs`)
