/** Beside a request that is only to be planned; it stands with the request, so that what comes before stays the same. */
export const PLAN_ONLY = `# Plan only
Change nothing in this answer: no file is written, and no code is shown. Look at what you need to know, then call \`plan\` with the steps in which you would do the request, each a sentence that says what becomes of which part. The person reads it and lets you begin. Where you have no tools, write the steps as a numbered list.`
