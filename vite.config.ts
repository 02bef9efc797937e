import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { icons } from './tools/icons.ts';

// `npm run dev` runs the server beside the web app.
const server = `http://localhost:${process.env.API_PORT ?? 3000}`;
// The server accepts changes from its own origin only; in development the page is served from another port.
const toServer = { target: server, headers: { origin: server } };

export default defineConfig({
  root: fileURLToPath(new URL('./src/app/web', import.meta.url)),
  plugins: [
    react(),
    tailwindcss(),
    icons(fileURLToPath(new URL('./src/app/web/public/wren.svg', import.meta.url))),
  ],
  build: {
    outDir: fileURLToPath(new URL('./dist/web', import.meta.url)),
    emptyOutDir: true,
    manifest: false,
    // The Content-Security-Policy allows data: URLs for images only.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // What makes a PDF is loaded on demand, and changes seldom: the reader of fonts apart from the rest.
        codeSplitting: { groups: [{ name: 'fontkit', test: /node_modules[\\/]fontkit[\\/]/ }] },
      },
    },
  },
  server: { proxy: { '/api': toServer, '/media': toServer, '/og': toServer, '/dev': toServer } },
});
