import { createServer } from 'node:net'

/** Why this machine cannot listen there; null when it can. */
export function portFault(host: string, port: number): Promise<string | null> {
  return new Promise(done => {
    const probe = createServer()
    probe.once('error', ({ code }: NodeJS.ErrnoException) => done(code ?? 'UNKNOWN'))
    probe.listen(port, host, () => probe.close(() => done(null)))
  })
}

export const faultInWords = (fault: string, host: string, port: number): string =>
  fault === 'EADDRINUSE'
    ? `Port ${port} is taken by another program. Stop it, or choose another port: PORT=${port + 1} npm start.`
    : `This machine cannot listen on ${host}:${port} (${fault}). Check HOST and PORT.`
