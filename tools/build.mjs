// npm run build: dist/web and dist/server.
import { build, install, requireNode } from './prepare.mjs';

requireNode();
install();
build();
