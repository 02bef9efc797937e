import path from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { S3Driver } from 'flydrive/drivers/s3';

/** Stores files by key, in a folder or in S3. */
export interface Media {
  put(key: string, bytes: Buffer, contentType: string): Promise<void>;
  /** Undefined when there is nothing under the key. */
  get(key: string): Promise<Buffer | undefined>;
  delete(key: string): Promise<void>;
}

/**
 * DATA_DIR/media, or `s3://bucket?endpoint=…&region=…` with the AWS credentials of the settings. A custom endpoint
 * is addressed in path style, which S3-compatible servers expect.
 */
export function openMedia(settings: {
  MEDIA_URL?: string | undefined;
  DATA_DIR: string;
  AWS_ACCESS_KEY_ID?: string | undefined;
  AWS_SECRET_ACCESS_KEY?: string | undefined;
}): Media {
  const disk = new Disk(
    settings.MEDIA_URL ? s3Driver(settings.MEDIA_URL, settings) : folderDriver(settings.DATA_DIR),
  );
  return {
    put: (key, bytes, contentType) => disk.put(key, bytes, { contentType }),
    async get(key) {
      if (!(await disk.exists(key))) return undefined;
      return Buffer.from(await disk.getBytes(key));
    },
    delete: (key) => disk.delete(key),
  };
}

const folderDriver = (dataDir: string) =>
  new FSDriver({ location: path.join(dataDir, 'media'), visibility: 'private' });

function s3Driver(
  address: string,
  settings: { AWS_ACCESS_KEY_ID?: string | undefined; AWS_SECRET_ACCESS_KEY?: string | undefined },
): S3Driver {
  const url = new URL(address);
  const endpoint = url.searchParams.get('endpoint');
  return new S3Driver({
    bucket: url.hostname,
    region: url.searchParams.get('region') ?? 'ap-southeast-2',
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    credentials: {
      accessKeyId: settings.AWS_ACCESS_KEY_ID ?? '',
      secretAccessKey: settings.AWS_SECRET_ACCESS_KEY ?? '',
    },
    visibility: 'private',
    supportsACL: false,
  });
}
