import type { LiveRun } from '#server/generation/run/live-run.ts'
import { addressesIn } from '#shared/web-references.ts'
import { readReferences, referenceShown, referencesTold } from './references.ts'

/** The pages that a prompt names, read and shown in the chat as steps of the answer; what the model is told of them. */
export async function referencesOf(
  { stored, writer }: Pick<LiveRun, 'stored' | 'writer'>,
  hosts: readonly string[],
): Promise<string> {
  const { prompt } = stored.request
  if (addressesIn(prompt).length === 0) return ''
  if (hosts.length > 0) writer.stage('Reading a page')
  const references = await readReferences(prompt, hosts)
  for (const [at, reference] of references.entries()) {
    const { address } = reference
    if ('problem' in reference)
      writer.part({ type: 'text', message: `${address} was not read: ${reference.problem}.` })
    else {
      const id = `reference ${at}`
      writer.toolStarted(id, { toolAction: 'read', toolParam: address })
      writer.toolChanged(id, { endTime: Date.now(), result: referenceShown(reference) })
    }
  }
  return referencesTold(references)
}
