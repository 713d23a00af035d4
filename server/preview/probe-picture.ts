/** Loads where the browser reaches the host it is asked from at all (`shared/preview-mode.ts`). */
export const probePicture = (): Response =>
  new Response('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>', {
    headers: {
      'content-type': 'image/svg+xml',
      'cache-control': 'no-store',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    },
  })
