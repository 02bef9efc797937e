/**
 * The floors of the house: imports go down only, peers never import each other, the browser's side and the server's
 * never meet but in a contract. docs/architecture.md shows the picture.
 */
const FLOORS = [
  ['app'],
  ['site'],
  ['stories', 'admin'],
  ['billing', 'support'],
  ['accounts'],
  ['wallet'],
  ['platform'],
  ['database', 'studio'],
];

const downwards = FLOORS.flatMap((floor, level) =>
  floor.map((room) => {
    const above = FLOORS.slice(0, level).flat();
    const peers = floor.filter((other) => other !== room);
    const forbidden = [...above, ...peers];
    return {
      name: `${room}-looks-down-only`,
      severity: 'error',
      from: { path: `^src/${room}/` },
      to: { path: `^src/(${forbidden.join('|')})/` },
    };
  }),
).filter((rule) => !rule.to.path.includes('()'));

module.exports = {
  forbidden: [
    ...downwards,
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'web-knows-no-server',
      severity: 'error',
      from: { path: '^src/[^/]+/web/' },
      to: { path: '^src/([^/]+/server|database)/' },
    },
    {
      name: 'server-knows-no-web',
      severity: 'error',
      from: { path: '^src/[^/]+/server/' },
      to: { path: '^src/[^/]+/web/' },
    },
    {
      name: 'contracts-know-only-contracts',
      severity: 'error',
      from: { path: '^src/[^/]+/(sandbox-|account-|share-|library-|records-|overview-)?contract\\.ts$' },
      to: {
        path: '^src/',
        pathNot: '^src/[^/]+/(sandbox-|account-|share-|library-|records-|overview-)?contract\\.ts$',
      },
    },
    {
      name: 'studio-stands-alone',
      comment:
        'Only stories and its own command line use the studio; the browser may use its words and its portrait.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(studio|stories|app/server)/' },
      to: { path: '^src/studio/' },
    },
    {
      name: 'browser-takes-drawing-only',
      severity: 'error',
      from: { path: '^src/[^/]+/web/' },
      to: {
        path: '^src/studio/',
        pathNot: '^src/studio/(contract|painter/portrait[^/]*|painter/child/.*|painter/color)\\.ts$',
      },
    },
    {
      name: 'no-dev-packages-on-the-server',
      severity: 'error',
      from: { path: '^src/([^/]+/server|database|studio)/' },
      to: { dependencyTypes: ['npm-dev'], pathNot: '@types/' },
    },
    { name: 'nothing-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
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
