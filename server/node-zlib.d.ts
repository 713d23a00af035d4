/** What the Worker uses of Node's compression, which its runtime has (`nodejs_compat`) and its types do not. */
declare module 'node:zlib' {
  export function gzipSync(data: string | Uint8Array): Uint8Array
  export function gunzipSync(data: Uint8Array): Uint8Array
}
