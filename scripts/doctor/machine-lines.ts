import {
  type DataFacts,
  type Facts,
  type Line,
  type MachineFacts,
  note,
  ok,
  problem,
  type ServerFacts,
} from '#scripts/doctor/facts.ts'
import type { Settings } from '#server/env.ts'

const MB = 1_000_000
/** SQLite needs room to write, and a build some hundreds of megabytes. */
const LEAST_BYTES = 500 * MB
const FEW_BYTES = 2_000 * MB
const DAY_MS = 86_400_000

/** The machine, the data folder and the ports. */
export function machineLines({ machine, data, server, settings: { parsed } }: Facts): Line[] {
  return [
    nodeLine(machine.node),
    clockLine(machine),
    ...dataLines(data, machine.freeBytes),
    ...serverLines(server, parsed),
    buildLine(machine),
    machine.browser
      ? ok(`A browser for tests: ${machine.browser}.`)
      : note('No browser for tests was found. The product itself needs none.', 'npm test fetches one.'),
  ]
}

function nodeLine(version: string): Line {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major < 20) return problem(`Node ${version} is too old.`, 'Install Node.js 24 from https://nodejs.org.')
  if (major < 22 || (major === 22 && minor < 18) || (major === 23 && minor < 6))
    return note(
      `Node ${version}: commands fetch Node 24 for themselves.`,
      'Install Node.js 24 to be rid of that.',
    )
  return ok(`Node ${version}.`)
}

function clockLine({ now, newestFile }: MachineFacts): Line {
  const today = new Date(now).toISOString().slice(0, 10)
  return now + DAY_MS < newestFile
    ? problem(
        `The clock says ${today}, and files here are from ${new Date(newestFile).toISOString().slice(0, 10)}.`,
        'Set the date of this machine: sessions, links and prices go by it.',
      )
    : ok(`The clock says ${today}.`)
}

function dataLines({ path, isThere, fault, openToOthers }: DataFacts, freeBytes: number | null): Line[] {
  const lines: Line[] = []
  if (fault)
    lines.push(
      problem(
        `The data folder ${path} cannot be written (${fault}).`,
        'Give it to the user who starts Maquette, or name another with DATA_DIR.',
      ),
    )
  else
    lines.push(
      isThere ? ok(`The data folder ${path} can be written.`) : ok(`${path} will be made by npm start.`),
    )
  if (openToOthers.length > 0)
    lines.push(
      problem(
        `Others on this machine can read ${shortList(openToOthers)}.`,
        `npm start closes what is its own; else: chmod -R go= ${path}`,
      ),
    )
  if (freeBytes === null) return lines
  const free = `${(freeBytes / 1_000_000_000).toFixed(1)} GB free for the data.`
  if (freeBytes < LEAST_BYTES)
    lines.push(
      problem(
        `Only ${Math.round(freeBytes / MB)} MB are free for the data.`,
        'Make room, or name a folder on another disk with DATA_DIR.',
      ),
    )
  else
    lines.push(
      freeBytes < FEW_BYTES
        ? note(free, 'Versions, pictures and builds take room: look at it soon.')
        : ok(free),
    )
  return lines
}

function serverLines(
  { holder, answers, portFault, previewPortFault }: ServerFacts,
  settings: Settings,
): Line[] {
  const { PORT, HOST, PREVIEW_PORT, BASE_URL } = settings
  if (holder && answers) {
    const line = ok(`The server runs (process ${holder.pid}, port ${holder.port}).`)
    if (holder.port === PORT) return [line]
    const changed = `PORT is ${PORT} now, and the server that runs was started with ${holder.port}.`
    return [line, problem(changed, 'Restart it, so that it takes the settings of today.')]
  }
  if (holder)
    return [
      problem(
        `Process ${holder.pid} holds the data folder and does not answer on port ${holder.port}.`,
        `Wait a moment if it has just begun; else stop it (kill ${holder.pid}) and run npm start.`,
      ),
    ]
  const lines: Line[] = []
  if (portFault === 'EADDRINUSE')
    lines.push(
      problem(
        `Port ${PORT} is taken by another program.`,
        `Stop it, or choose another: PORT=${PORT + 1} npm start`,
      ),
    )
  else if (portFault)
    lines.push(
      problem(`This machine cannot listen on ${HOST}:${PORT} (${portFault}).`, 'Check HOST and PORT.'),
    )
  else lines.push(note('The server does not run.', `npm start serves it at ${BASE_URL}.`))
  if (previewPortFault)
    lines.push(
      note(
        `The port of previews, ${PREVIEW_PORT}, is not free (${previewPortFault}).`,
        'Previews then come from their host names alone; choose another with PREVIEW_PORT where those do not resolve.',
      ),
    )
  return lines
}

function buildLine({ isBuilt, isVendorBuilt }: MachineFacts): Line {
  const missing = [
    isBuilt ? [] : ['the app'],
    isVendorBuilt ? [] : ['the packages that designs import'],
  ].flat()
  return missing.length === 0
    ? ok('Everything is built.')
    : note(`Not built yet, or of older sources: ${missing.join(' and ')}.`, 'npm start builds it.')
}

const NAMED_MAX = 3
const shortList = (paths: string[]): string =>
  paths.slice(0, NAMED_MAX).join(', ') +
  (paths.length > NAMED_MAX ? ` and ${paths.length - NAMED_MAX} more` : '')
