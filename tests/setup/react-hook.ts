import { hook } from '#tests/support/render-counts.ts'

hook()
