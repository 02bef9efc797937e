/**
 * What may import what: features stand on floors and imports go down only; the rooms of a feature have an order, too;
 * the browser's side and the server's never meet but in a contract. docs/architecture.md shows the picture.
 */
const FLOORS = [
  ['app'],
  ['site', 'admin'],
  ['stories'],
  ['billing', 'support'],
  ['accounts'],
  ['wallet'],
  ['platform'],
  ['database', 'studio'],
];

/** The rooms of `stories`, top first; `stories/server` puts them together. Contracts are data, for every room to read. */
const ROOMS = ['server', 'library', 'reading', 'sharing', 'creation', 'story'];

/** The tables of a feature. A foreign key may point upward; nothing else may. */
const TABLES = '/schema\\.ts$';
const CONTRACT = '(/|-)contract\\.ts$';
const SERVER = '^src/([^/]+|stories/[^/]+)/server/';
const WEB = '^src/([^/]+|stories/[^/]+)/web/';

const downwards = FLOORS.flatMap((floor, level) =>
  floor.map((feature) => {
    const peers = floor.filter((other) => other !== feature);
    return {
      name: `${feature}-imports-downwards`,
      severity: 'error',
      from: { path: `^src/${feature}/`, pathNot: TABLES },
      to: { path: `^src/(${[...FLOORS.slice(0, level).flat(), ...peers].join('|')})/` },
    };
  }),
).filter((rule) => !rule.to.path.includes('()'));

const rooms = ROOMS.slice(1).map((room, index) => ({
  name: `stories-${room}-imports-downwards`,
  severity: 'error',
  from: { path: `^src/stories/${room}/` },
  to: { path: `^src/stories/(${ROOMS.slice(0, index + 1).join('|')})/`, pathNot: CONTRACT },
}));

module.exports = {
  forbidden: [
    ...downwards,
    ...rooms,
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'tables-know-only-tables',
      severity: 'error',
      from: { path: TABLES },
      to: { path: '^src/', pathNot: `(${TABLES}|^src/database/columns\\.ts$|${CONTRACT})` },
    },
    {
      name: 'web-knows-no-server',
      severity: 'error',
      from: { path: WEB },
      to: { path: `(${SERVER}|^src/database/)` },
    },
    { name: 'server-knows-no-web', severity: 'error', from: { path: SERVER }, to: { path: WEB } },
    {
      name: 'contracts-know-only-contracts',
      severity: 'error',
      from: { path: `^src/.*${CONTRACT}` },
      to: {
        path: '^src/',
        pathNot: `(${CONTRACT}|^src/studio/(age-bands|illustrations|content/en/themes|understanding/(parent/corrections|types))\\.ts$)`,
      },
    },
    {
      name: 'studio-stands-alone',
      comment: 'Only stories and commands use the studio; the browser may use its words and its portrait.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(studio|stories|app/server)/' },
      to: { path: '^src/studio/' },
    },
    {
      name: 'browser-takes-drawing-only',
      severity: 'error',
      from: { path: WEB },
      to: {
        path: '^src/studio/',
        pathNot:
          '^src/studio/(contract|age-bands|illustrations|content/en/themes|painter/portrait[^/]*|painter/child/.*|painter/color)\\.ts$',
      },
    },
    {
      name: 'no-dev-packages-on-the-server',
      severity: 'error',
      from: { path: `(${SERVER}|^src/(database|studio)/)`, pathNot: '/fixtures/' },
      to: { dependencyTypes: ['npm-dev'], pathNot: '@types/' },
    },
    {
      name: 'fixtures-are-for-tests',
      severity: 'error',
      from: { path: '^src/', pathNot: '/fixtures/' },
      to: { path: '/fixtures/' },
    },
    {
      name: 'product-knows-no-tools',
      severity: 'error',
      from: { path: '^src/', pathNot: '/fixtures/' },
      to: { path: '^(tools|e2e)/' },
    },
    {
      name: 'fakes-know-no-product',
      comment: 'A stand-in that shared code with what it stands opposite to would share its mistakes.',
      severity: 'error',
      from: { path: '^tools/fakes/' },
      to: { path: '^(src|tools/(testing|studio|bench))/' },
    },
    {
      name: 'studio-tools-know-the-studio',
      severity: 'error',
      from: { path: '^tools/studio/' },
      to: { path: '^(src|tools)/', pathNot: '^(src|tools)/studio/' },
    },
    {
      name: 'nothing-unresolved',
      comment: 'The start runs what the build has made.',
      severity: 'error',
      from: { pathNot: '^tools/start\\.mjs$' },
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(\\.test\\.tsx?$|^dist|\\.css$|^virtual:)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
