/** As it is published, its licence with it: bundled as a module it would share code with the app. */
export { default } from 'axe-core/axe.min.js?raw'
