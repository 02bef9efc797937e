import { BackupError } from './backup-error.ts';

/** Everything in a tar file comes in blocks of so many bytes. https://pubs.opengroup.org/onlinepubs/9799919799/utilities/pax.html */
export const BLOCK = 512;
const NAME_MOST = 100;
const PREFIX_MOST = 155;
const CHECKSUM = { at: 148, length: 8 };
/** Eleven octal digits. */
const SIZE_MOST = 8 ** 11 - 1;

const octal = (value: number, digits: number) => `${value.toString(8).padStart(digits, '0')}\0`;

/** How many bytes follow a part, so that the next one begins with a block. */
export const paddingOf = (size: number): number => (BLOCK - (size % BLOCK)) % BLOCK;

/** The block before a part: an ordinary file that only its owner may read. */
export function headerOf(path: string, size: number, at: Date): Buffer {
  const block = Buffer.alloc(BLOCK);
  const [prefix, name] = splitPath(path);
  if (size > SIZE_MOST) throw new BackupError(`The part ${path} is too large for an archive.`);
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

/** What a block says of the part behind it; undefined for the empty block at the end. @throws BackupError for anything else. */
export function readHeader(block: Buffer): { path: string; size: number } | undefined {
  if (block.every((byte) => byte === 0)) return undefined;
  const said = Number.parseInt(textAt(block, CHECKSUM.at, CHECKSUM.length), 8);
  const isOurs = textAt(block, 257, 5) === 'ustar' && textAt(block, 156, 1) === '0';
  const size = Number.parseInt(textAt(block, 124, 12), 8);
  if (said !== checksumOf(block) || !isOurs || !Number.isSafeInteger(size))
    throw new BackupError('The archive is damaged: where a part should begin, there is something else.');
  const prefix = textAt(block, 345, PREFIX_MOST);
  return { path: `${prefix ? `${prefix}/` : ''}${textAt(block, 0, NAME_MOST)}`, size };
}

/** Long paths are cut at a slash into two fields. */
function splitPath(path: string): [prefix: string, name: string] {
  if (Buffer.byteLength(path) <= NAME_MOST) return ['', path];
  const cut = path.indexOf('/', path.length - NAME_MOST - 1);
  if (cut <= 0 || cut > PREFIX_MOST) throw new BackupError(`The path ${path} is too long for an archive.`);
  return [path.slice(0, cut), path.slice(cut + 1)];
}

/** The sum of all bytes of a block, its own place counted as spaces. */
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
