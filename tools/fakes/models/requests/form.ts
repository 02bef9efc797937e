import { sha256 } from '../call.ts';

const NUMBERS = new Set(['n', 'output_compression', 'partial_images']);

/** Detects the format of a picture from its first bytes; undefined when it is not a picture. */
export function pictureFormat(bytes: Buffer): 'png' | 'jpeg' | 'webp' | undefined {
  if (bytes.length > 8 && bytes.readUInt32BE(0) === 0x89504e47) return 'png';
  if (bytes.length > 2 && bytes[0] === 0xff && bytes[1] === 0xd8) return 'jpeg';
  const isWebp = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
  return isWebp ? 'webp' : undefined;
}

/** Parses a multipart form into plain data: files as hash, size and format, `image[]` as a list. */
export async function readForm(bytes: Buffer, contentType: string): Promise<Record<string, unknown>> {
  const form = await new Response(new Uint8Array(bytes), {
    headers: { 'content-type': contentType },
  }).formData();
  const fields: Record<string, unknown> = {};
  for (const [key, value] of form.entries()) {
    const name = key.replace(/\[\]$/, '');
    const existing = fields[name];
    const field = typeof value === 'string' ? parseField(name, value) : await fileOf(value);
    fields[name] = existing === undefined ? (key.endsWith('[]') ? [field] : field) : [existing, field].flat();
  }
  return fields;
}

const parseField = (name: string, value: string): unknown =>
  NUMBERS.has(name) ? Number(value) : name === 'stream' ? value === 'true' : value;

async function fileOf(file: File): Promise<object> {
  const bytes = Buffer.from(await file.arrayBuffer());
  const format = pictureFormat(bytes);
  return { sha256: sha256(bytes), bytes: bytes.length, type: file.type, name: file.name, format };
}
