// npm run dev: the server and the web app in watch mode at http://localhost:3000 (mails at /dev/outbox).
import { spawn } from 'node:child_process';
import path from 'node:path';
import { build, install, ROOT, requireNode } from './prepare.mjs';

requireNode();
install();
build();

const port = Number(process.env.PORT ?? 3000);
const apiPort = port + 1;
const bin = (...segments) => path.join(ROOT, 'node_modules', ...segments);
const processes = [
  [bin('tsx', 'dist', 'cli.mjs'), 'watch', '--clear-screen=false', 'src/app/server/dev.ts'],
  [bin('vite', 'bin', 'vite.js'), '--port', String(port), '--strictPort'],
].map((args) =>
  spawn(process.execPath, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: {
      ...process.env,
      PORT: String(apiPort),
      PUBLIC_URL: `http://localhost:${port}`,
      API_PORT: String(apiPort),
    },
  }),
);
console.log(
  `Open http://localhost:${port}: parent@example.com or admin@example.com, password “storywren”. Mails: /dev/outbox`,
);

const stop = () => {
  for (const child of processes) child.kill('SIGTERM');
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
for (const child of processes) child.on('exit', stop);
