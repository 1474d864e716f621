export { mediaApi } from './api.server.ts';
export {
  type AssetRow,
  deleteAssets,
  findAsset,
  findAssets,
  removeBytes,
  removeBytesJob,
} from './assets.server.ts';
export { type MayStillWatch, mediaDelivery } from './delivery.server.ts';
export { discardAssets, discardAssetsJob, discardLater } from './discard-assets.server.ts';
export { sweepIncoming } from './incoming.server.ts';
export { isOwnPicture } from './own-picture.server.ts';
export { ownerUrl } from './present-file.server.ts';
export { type Expectation, type ReceivedFile, receiveFile } from './receive-file.server.ts';
export { type MediaClaim, signMedia } from './signed-address.server.ts';
export { type IncomingFile, storeFile } from './store-file.server.ts';
