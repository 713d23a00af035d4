// `npm run doctor`: what is wrong with this installation, and what to do next. `-- --call` also calls each model once.
import { diagnose, hasProblem, report } from '#scripts/doctor/diagnose.ts'
import { gather } from '#scripts/doctor/gather.ts'
import { runCommand } from '#scripts/fail.ts'

await runCommand(async () => {
  const parts = diagnose(await gather(process.env, process.argv.includes('--call')))
  console.log(`\n${report(parts)}\n`)
  if (hasProblem(parts)) process.exitCode = 1
  else console.log('Nothing is wrong.\n')
})
