import { askDns } from '#server/outside/dns-answer.ts'

/** The texts that the DNS has under this name, asked over HTTPS; throws an OutsideError where it cannot be asked. */
export const dnsTexts = async (dohUrl: string, name: string): Promise<string[]> =>
  (await askDns(dohUrl, name, 'TXT')).of('TXT')
