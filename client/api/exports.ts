import { useMutation } from '@tanstack/react-query'
import { call } from '#client/api/call.ts'
import { exportsApi } from '#shared/api/exports.ts'

interface VersionOfDesign {
  artifactId: string
  patternId: string
}

/** Where the zip of a version can be had, and whether something in it is a stand-in. */
export const useGenerateZip = () =>
  useMutation({
    mutationFn: ({ patternId, ...version }: VersionOfDesign & { link: string }) =>
      call(exportsApi.generateZip, { body: { editorRoomId: patternId, ...version } }),
  })

/** Where a version as one page can be had. */
export const useGenerateHtml = () =>
  useMutation({
    mutationFn: ({ artifactId, patternId }: VersionOfDesign) =>
      call(exportsApi.generateHtml, { body: { artifactId, editorRoomId: patternId } }),
  })

/** A version as one text for another tool. */
export const useCodePrompt = () =>
  useMutation({
    mutationFn: ({ artifactId, patternId }: VersionOfDesign) =>
      call(exportsApi.codePrompt, { body: { artifactId, editorRoomId: patternId } }),
  })
