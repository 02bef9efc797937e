/** The browser reads the file after the click; the object URL is revoked after this time. */
const RETENTION_MS = 60_000;

/** Downloads a file in the browser. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), RETENTION_MS);
}
