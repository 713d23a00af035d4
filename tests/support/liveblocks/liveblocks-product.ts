import type { Variables } from '#scripts/settings.ts'
import { LiveblocksDevServer } from '#tests/support/liveblocks/dev-server.ts'
import { LikeTheCloud } from '#tests/support/liveblocks/like-the-cloud.ts'
import { ownProduct } from '#tests/support/product/own-product.ts'

/** The dev server's own. */
const SECRET = 'sk_localdev'

/** A product whose rooms are at a dev server of Liveblocks, which refuses what the cloud refuses. */
export async function liveblocksProduct(variables: Variables = {}) {
  const service = await LiveblocksDevServer.start()
  const cloud = await LikeTheCloud.start(service.url)
  const product = await ownProduct({ ...settingsFor(cloud), ...variables })
  return {
    ...{ service, cloud, secret: SECRET, url: product.url, adminLinks: product.adminLinks },
    dispose: async () => {
      await product.dispose()
      await cloud.stop()
      await service.kill9()
    },
  }
}

export const settingsFor = (cloud: LikeTheCloud): Record<string, string> => ({
  ROOM_TRANSPORT: 'liveblocks',
  LIVEBLOCKS_SECRET_KEY: SECRET,
  LIVEBLOCKS_BASE_URL: cloud.url,
})
