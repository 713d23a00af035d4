import type { FilePart, UserModelMessage } from 'ai'
import { type ImageBytes, readImages } from '#server/features/uploads/uploads.ts'
import type { TalkPicture } from '#server/generation/prompt/conversation.ts'
import type { Prompt } from '#server/generation/prompt/prompt.ts'

/** Of all pictures of earlier requests together: a provider takes so much in one request. */
const EARLIER_MAX_BYTES = 6_000_000

/** A picture of an earlier request, with the place of its message. */
interface EarlierImage {
  at: number
  image: ImageBytes
}

/** The prompt with its pictures: bytes, each beside the words it came with. */
export function withImages(
  prompt: Prompt,
  images: readonly ImageBytes[],
  earlier: readonly EarlierImage[] = [],
): Prompt {
  const last = prompt.messages.findLastIndex(message => message.role === 'user')
  const all = [...earlier, ...images.map(image => ({ at: last, image }))]
  const messages = prompt.messages.map((message, at) => {
    const own = all.filter(each => each.at === at)
    return own.length > 0 && message.role === 'user' ? withParts(message, own) : message
  })
  return { ...prompt, messages }
}

function withParts(message: UserModelMessage, own: readonly EarlierImage[]): UserModelMessage {
  const { content } = message
  const words = typeof content === 'string' ? [{ type: 'text' as const, text: content }] : content
  const parts = own.map(({ image }): FilePart => ({ type: 'file', ...image }))
  return { ...message, content: [...words, ...parts] }
}

/** The newest of them that are still there and not too large to be sent each time. */
export async function earlierImages(
  bucket: R2Bucket,
  patternId: string,
  pictures: readonly TalkPicture[],
): Promise<EarlierImage[]> {
  const read = await Promise.all(pictures.map(({ url }) => readImages(bucket, patternId, [{ url }])))
  let left = EARLIER_MAX_BYTES
  return pictures
    .flatMap(({ at }, place) => (read[place] ?? []).map(image => ({ at, image })))
    .toReversed()
    .filter(({ image }) => {
      left -= image.data.length
      return left >= 0
    })
    .toReversed()
}
