/** What a frame loads only when somebody needs it; served beside its runtime, and sharing no code with it. */
export { figmaFrame } from './figma/figma-frame.ts'
export { lookAtPage } from './look/look.ts'
export { pictureOf } from './picture.ts'
export { staticHtml } from './static-html.ts'
export { printPage, wholePage } from './whole-page.ts'
