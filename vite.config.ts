import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// `npm run dev` puts the server beside the watching web app.
const server = `http://localhost:${process.env.API_PORT ?? 3000}`;
// The server takes changes from its own origin only; in development the page comes from another port.
const toServer = { target: server, headers: { origin: server } };

export default defineConfig({
  root: fileURLToPath(new URL('./src/app/web', import.meta.url)),
  plugins: [react(), tailwindcss()],
  build: {
    outDir: fileURLToPath(new URL('./dist/web', import.meta.url)),
    emptyOutDir: true,
    manifest: false,
    // A strict Content-Security-Policy lets nothing in as a data address but the blurred placeholders.
    assetsInlineLimit: 0,
  },
  server: { proxy: { '/api': toServer, '/media': toServer, '/og': toServer, '/dev': toServer } },
});
