import { pieceOfWork, shareOf } from '#client/frames/processor-share.ts'

/** Works a little whenever it is asked, and says which share of a processor it got meanwhile. */
addEventListener('message', () => {
  const began = performance.now()
  const pieces = Array.from({ length: PIECES }, () => {
    const at = performance.now()
    pieceOfWork()
    return performance.now() - at
  })
  postMessage(shareOf(pieces, performance.now() - began))
})

/** Some tens of milliseconds: several turns of a busy machine, a blink of an idle one. */
const PIECES = 40
