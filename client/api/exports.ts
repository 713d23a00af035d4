import { useMutation } from '@tanstack/react-query'
import { call } from '#client/api/call.ts'
import { exportsApi } from '#shared/api/exports.ts'

interface VersionOfRoom {
  artifactId: string
  editorRoomId: string
}

/** Where the zip of a version can be had, and whether something in it is a stand-in. */
export const useGenerateZip = () =>
  useMutation({
    mutationFn: (body: VersionOfRoom & { link: string }) => call(exportsApi.generateZip, { body }),
  })

/** A version as one text for another tool. */
export const useCodePrompt = () =>
  useMutation({ mutationFn: (body: VersionOfRoom) => call(exportsApi.codePrompt, { body }) })
