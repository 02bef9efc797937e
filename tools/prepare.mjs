// Everything that a command needs before it can run: a Node that is new enough, the packages, a build that is not stale.
// Plain JavaScript without dependencies: on a fresh clone there is nothing else yet.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));
const at = (...parts) => path.join(ROOT, ...parts);

/** Stops with one sentence when Node is too old. */
export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Storywren needs Node 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

/** Installs exactly what the lockfile says, when that is not what is there. */
export function install() {
  const wanted = hashOf([at('package-lock.json')]);
  const stamp = at('node_modules', '.storywren-installed');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing packages…');
  run(npm(), [...npmArgs(), 'ci', '--no-audit', '--no-fund', '--loglevel=error']);
  writeFileSync(stamp, wanted);
}

/** Builds the web app and the server into dist/, when the sources have changed since. */
export function build() {
  const sources = [
    ...filesIn(at('src')),
    at('package-lock.json'),
    at('vite.config.ts'),
    at('tsconfig.json'),
    at('tsconfig.server.json'),
  ];
  const wanted = hashOf(sources.filter((file) => !/\.test\.tsx?$/.test(file)));
  const stamp = at('dist', 'stamp');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Building…');
  rmSync(at('dist'), { recursive: true, force: true });
  mkdirSync(at('dist'));
  run(process.execPath, [at('node_modules', 'vite', 'bin', 'vite.js'), 'build', '--logLevel', 'warn'], {
    NODE_ENV: 'production',
  });
  // Types are the business of `npm run check`; here only the emitting counts.
  run(process.execPath, [
    at('node_modules', 'typescript', 'bin', 'tsc'),
    '-p',
    'tsconfig.server.json',
    '--noCheck',
  ]);
  cpSync(at('src', 'database', 'migrations'), at('dist', 'server', 'database', 'migrations'), {
    recursive: true,
  });
  for (const file of filesIn(at('src', 'studio')).filter((name) => name.endsWith('.json'))) {
    cpSync(file, at('dist', 'server', path.relative(at('src'), file)));
  }
  cpSync(at('src', 'stories', 'server', 'fonts'), at('dist', 'server', 'stories', 'server', 'fonts'), {
    recursive: true,
  });
  for (const file of FONTS.flatMap(({ folder, files }) => fontFiles(folder, files))) {
    cpSync(at('node_modules', file), at('dist', 'server', 'fonts', file));
  }
  writeFileSync(stamp, wanted);
}

/** Fonts of packages that the server sets titles with, where Fraunces has no letters: what it runs from has them beside it. */
const FONTS = [
  { folder: '@fontsource/andika', files: /-700-normal\.woff2$/ },
  { folder: '@fontsource/noto-naskh-arabic', files: /-arabic-600-normal\.woff2$/ },
  { folder: '@fontsource/noto-sans-jp', files: /-jp-\d+-600-normal\.woff2$/ },
];

function fontFiles(folder, files) {
  const names = readdirSync(at('node_modules', folder, 'files')).filter((name) => files.test(name));
  return [`${folder}/LICENSE`, `${folder}/unicode.json`, ...names.map((name) => `${folder}/files/${name}`)];
}

/** Runs a command to its end, and ends with it when it fails. */
export function run(command, args, env = {}) {
  const result = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } });
  if (result.status !== 0) {
    console.error(`This command failed: ${path.basename(command)} ${args.join(' ')}`);
    process.exit(result.status ?? 1);
  }
}

const npm = () =>
  process.env.npm_execpath ? process.execPath : process.platform === 'win32' ? 'npm.cmd' : 'npm';
const npmArgs = () => (process.env.npm_execpath ? [process.env.npm_execpath] : []);

function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) =>
      entry.isDirectory() ? filesIn(path.join(folder, entry.name)) : [path.join(folder, entry.name)],
    )
    .sort();
}

function hashOf(files) {
  const hash = createHash('sha256');
  for (const file of files) {
    if (!existsSync(file) || !statSync(file).isFile()) continue;
    hash.update(path.relative(ROOT, file)).update('\0').update(readFileSync(file));
  }
  return hash.digest('hex');
}
