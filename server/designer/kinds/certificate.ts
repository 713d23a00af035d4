import type { Kind } from '#server/designer/kinds/kind.ts'
import { appDesign } from '#server/designer/page/app-frame.ts'
import { certificate } from '#server/designer/sections/content/certificate.ts'

/** A sheet that says what somebody has done. */
export const certificateKind: Kind = {
  name: 'certificate',
  label: 'a certificate',
  shape: 'site',
  words:
    /\b(?:certificates?(?: of (?:completion|achievement|attendance|appreciation|participation))?(?: (?:page|template|generator|design|maker))?|diploma (?:page|template)|award (?:page|template)|gift (?:voucher|certificate)s?(?: page| template)?)\b/i,
  weight: 3,
  isHeadOnly: true,
  compose: page =>
    appDesign(page, [
      {
        label: 'Certificate',
        icon: 'Award',
        says: 'a sheet with name, date, signature and seal, to fill in and to print',
        piece: certificate(page),
      },
    ]),
}
