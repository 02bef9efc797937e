import { BackupError } from '../backup-error.ts';

/** The block size of a tar file, in bytes. https://pubs.opengroup.org/onlinepubs/9799919799/utilities/pax.html */
export const BLOCK = 512;
const MAX_NAME_BYTES = 100;
const MAX_PREFIX_BYTES = 155;
const CHECKSUM = { at: 148, length: 8 };
/** Eleven octal digits. */
const MAX_SIZE = 8 ** 11 - 1;

const octal = (value: number, digits: number) => `${value.toString(8).padStart(digits, '0')}\0`;

/** How many zero bytes follow an entry, so that the next one begins at a block. */
export const paddingOf = (size: number): number => (BLOCK - (size % BLOCK)) % BLOCK;

/** The header block of an entry: a regular file that only its owner may read. */
export function headerOf(path: string, size: number, at: Date): Buffer {
  const block = Buffer.alloc(BLOCK);
  const [prefix, name] = splitPath(path);
  if (size > MAX_SIZE) throw new BackupError(`The part ${path} is too large for an archive.`);
  block.write(name, 0);
  block.write(octal(0o600, 7), 100);
  block.write(octal(0, 7), 108);
  block.write(octal(0, 7), 116);
  block.write(octal(size, 11), 124);
  block.write(octal(Math.floor(at.getTime() / 1000), 11), 136);
  block.write('0', 156);
  block.write('ustar\x0000', 257);
  block.write(prefix, 345);
  block.write(`${checksumOf(block).toString(8).padStart(6, '0')}\0 `, CHECKSUM.at);
  return block;
}

/** Path and size from a header block; undefined for the empty block at the end. @throws BackupError for anything else. */
export function readHeader(block: Buffer): { path: string; size: number } | undefined {
  if (block.every((byte) => byte === 0)) return undefined;
  const checksum = Number.parseInt(textAt(block, CHECKSUM.at, CHECKSUM.length), 8);
  const isOurs = textAt(block, 257, 5) === 'ustar' && textAt(block, 156, 1) === '0';
  const size = Number.parseInt(textAt(block, 124, 12), 8);
  if (checksum !== checksumOf(block) || !isOurs || !Number.isSafeInteger(size))
    throw new BackupError('The archive is damaged: there’s something else where a part should begin.');
  const prefix = textAt(block, 345, MAX_PREFIX_BYTES);
  return { path: `${prefix ? `${prefix}/` : ''}${textAt(block, 0, MAX_NAME_BYTES)}`, size };
}

/** Splits a long path at a slash into the two fields of the header. */
function splitPath(path: string): [prefix: string, name: string] {
  if (Buffer.byteLength(path) <= MAX_NAME_BYTES) return ['', path];
  const cut = path.indexOf('/', path.length - MAX_NAME_BYTES - 1);
  if (cut <= 0 || cut > MAX_PREFIX_BYTES)
    throw new BackupError(`The path ${path} is too long for an archive.`);
  return [path.slice(0, cut), path.slice(cut + 1)];
}

/** The sum of all bytes of a block, with the checksum field counted as spaces. */
function checksumOf(block: Buffer): number {
  let sum = 0;
  for (const [at, byte] of block.entries()) {
    const isOwn = at >= CHECKSUM.at && at < CHECKSUM.at + CHECKSUM.length;
    sum += isOwn ? 0x20 : byte;
  }
  return sum;
}

function textAt(block: Buffer, at: number, length: number): string {
  const field = block.subarray(at, at + length);
  const end = field.indexOf(0);
  return field.subarray(0, end < 0 ? length : end).toString('utf8');
}
