/** What the Worker uses of Node's compression, which its runtime has (`nodejs_compat`) and its types do not. */
declare module 'node:zlib' {
  export function gzipSync(data: string | Uint8Array): Uint8Array
  export function gunzipSync(data: Uint8Array): Uint8Array
  export function deflateSync(data: Uint8Array): Uint8Array
  /** With how much of the data was read: what stands behind its end is not looked at. */
  export function inflateSync(
    data: Uint8Array,
    options: { info: true; maxOutputLength: number },
  ): { buffer: Uint8Array; engine: { bytesWritten: number } }
}
