// npm start: installs and builds when needed, and starts the app in this process.
import { build, install, requireNode } from './prepare.mjs';

requireNode();
install();
build();
await import('../dist/server/app/server/main.js');
