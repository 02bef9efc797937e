import type { ServerResponse } from 'node:http';
import type { State } from '../state.ts';

/** Sends JSON unless a response was already sent. */
export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): void {
  if (response.headersSent || response.destroyed) return;
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}

/** Sends a picture by its URL. Returns 403 for a removed picture and 404 for an unknown one. */
export function sendFile(state: State, response: ServerResponse, name: string): void {
  const file = state.files.get(name);
  if (file) response.writeHead(200, { 'content-type': `image/${file.format}` }).end(file.bytes);
  else
    sendJson(response, state.files.has(name) ? 403 : 404, {
      error: { message: 'The picture is not there.' },
    });
}
