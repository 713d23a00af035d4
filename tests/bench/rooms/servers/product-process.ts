// Serves the built product as `npm start` does, without rate limits: a benchmark is a thousand people at one address.
import { serve } from '#scripts/serve.ts'

await serve({}, { isQuiet: true, isLimited: false })
