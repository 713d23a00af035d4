/** A picture that somebody uploaded: whatever it is, it is shown and nothing else. */
export const imageResponse = (image: R2ObjectBody): Response =>
  new Response(image.body, {
    headers: {
      'content-type': image.httpMetadata?.contentType ?? 'application/octet-stream',
      'content-security-policy': "default-src 'none'; sandbox",
      // The address of a picture never gets another one, but who may see it can change.
      'cache-control': 'private, max-age=300',
    },
  })
