// What a command needs before it can run: a supported Node version, the installed packages and a current build.
// Plain JavaScript without dependencies, because nothing is installed in a fresh clone.
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
import { brotliCompressSync } from 'node:zlib';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** Below this size, in bytes, compression saves nothing. */
const SMALLEST_COMPRESSED = 1024;
const at = (...segments) => path.join(ROOT, ...segments);

/** Exits with a message when Node is too old. */
export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Storywren needs Node 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

/** Installs the packages of the lockfile when it has changed since the last installation. */
export function install() {
  const wanted = hashOf([at('package-lock.json')]);
  const stamp = at('node_modules', '.storywren-installed');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing packages…');
  run(npm(), [...npmArgs(), 'ci', '--no-audit', '--no-fund', '--loglevel=error']);
  writeFileSync(stamp, wanted);
}

/** Builds the web app and the server into dist/ when the sources have changed since the last build. */
export function build() {
  const sources = [
    ...filesIn(at('src')),
    at('package-lock.json'),
    at('vite.config.ts'),
    at('tools', 'icons.ts'),
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
  compressAssets(at('dist', 'web', 'assets'));
  // Types are checked by `npm run check`; this only emits.
  run(process.execPath, [
    at('node_modules', 'typescript', 'bin', 'tsc'),
    '-p',
    'tsconfig.server.json',
    '--noCheck',
  ]);
  cpSync(at('src', 'database', 'migrations'), at('dist', 'server', 'database', 'migrations'), {
    recursive: true,
  });
  for (const file of filesIn(at('src', 'studio')).filter(isContent)) {
    cpSync(file, at('dist', 'server', path.relative(at('src'), file)));
  }
  run(process.execPath, [at('dist', 'server', 'studio', 'tellings', 'compile.js')]);
  cpSync(at('src', TITLE_FONTS), at('dist', 'server', TITLE_FONTS), { recursive: true });
  for (const file of FONTS.flatMap(({ folder, files }) => fontFiles(folder, files))) {
    cpSync(at('node_modules', file), at('dist', 'server', 'fonts', file));
  }
  writeFileSync(stamp, wanted);
}

/** What the studio reads at run time: manuscripts and data, but no prompts of tests. */
const isContent = (name) => /\.(json|md)$/.test(name) && !/[\\/]fixtures[\\/]/.test(name);

/** Fonts for titles that are rendered on the server, beside the code that reads them. */
const TITLE_FONTS = path.join('stories', 'sharing', 'server', 'card', 'fonts');

/** Fonts of packages for titles in scripts that Fraunces does not cover; copied beside the built server. */
const FONTS = [
  { folder: '@fontsource/andika', files: /-700-normal\.woff2$/ },
  { folder: '@fontsource/noto-naskh-arabic', files: /-arabic-600-normal\.woff2$/ },
  { folder: '@fontsource/noto-sans-jp', files: /-jp-\d+-600-normal\.woff2$/ },
];

/** Puts a Brotli version beside each script and stylesheet, so that the server need not compress them for every request. */
function compressAssets(folder) {
  for (const file of filesIn(folder).filter((name) => /\.(js|css|svg)$/.test(name))) {
    const bytes = readFileSync(file);
    if (bytes.length >= SMALLEST_COMPRESSED) writeFileSync(`${file}.br`, brotliCompressSync(bytes));
  }
}

function fontFiles(folder, files) {
  const names = readdirSync(at('node_modules', folder, 'files')).filter((name) => files.test(name));
  return [`${folder}/LICENSE`, `${folder}/unicode.json`, ...names.map((name) => `${folder}/files/${name}`)];
}

/** Runs a command and exits when it fails. */
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
