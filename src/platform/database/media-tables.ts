import type { Generated } from 'kysely';

/** Files in the media store, and files on their way into it. */

export type Assets = {
  id: Generated<string>;
  ownerId: string | null;
  kind: 'image' | 'video' | 'raw' | 'receipt';
  contentType: string;
  bytes: number;
  durationSeconds: number | null;
  store: string;
  storageKey: string;
  originalName: Generated<string>;
  createdAt: Generated<Date>;
  /** Of a video; null for any other file. */
  processing: 'waiting' | 'working' | 'ready' | 'failed' | null;
  container: string | null;
  videoCodec: string | null;
  audioCodec: string | null;
  playableBy: 'browser' | 'decoder' | 'nothing' | null;
  /** How far a conversion is. */
  processedPercent: number | null;
};

export type Uploads = {
  id: string;
  ownerId: string;
  kind: 'image' | 'video' | 'raw';
  originalName: string;
  /** What it will have once it is whole. */
  bytes: number;
  durationSeconds: number | null;
  assetId: string | null;
  createdAt: Generated<Date>;
};
