export { mediaApi } from './api.server.ts';
export {
  type AssetRow,
  findAssets,
  removeBytes,
  removeBytesJob,
} from './assets.server.ts';
export { mediaDelivery } from './delivery.server.ts';
export { discardAssets, discardAssetsJob, discardLater } from './discard-assets.server.ts';
export { sweepIncoming } from './incoming.server.ts';
export { isOwnPicture } from './own-picture.server.ts';
export { ownerUrl, receiptUrl } from './present-file.server.ts';
export { receiveFile } from './receive-file.server.ts';
export { type MediaClaim, signMedia } from './signed-address.server.ts';
export { storeFile } from './store-file.server.ts';
