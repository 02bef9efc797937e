// npm start: installs, builds what is stale, and opens the house in this very process.
import { build, install, requireNode } from './prepare.mjs';

requireNode();
install();
build();
await import('../dist/server/app/server/main.js');
