import ts from 'typescript';

/** A test of a file: its title as written, and where its call begins and ends. */
interface TestCall {
  readonly title: string;
  readonly start: number;
  readonly end: number;
}

/** The calls of `it`, `test` and `describe`, also `it.each(…)(…)`. A template's title ends at its first placeholder. */
function testsIn(file: string, source: string): TestCall[] {
  const tests: TestCall[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isTest(node.expression)) {
      const title = titleOf(node.arguments[0]);
      if (title !== undefined) tests.push({ title, start: node.getStart(), end: node.end });
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true));
  return tests;
}

/** `it`, `describe.skipIf(…)`, `it.each(…)`; not `test.use` and the like. */
function isTest(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) return ['it', 'test', 'describe'].includes(callee.text);
  if (ts.isCallExpression(callee)) return isTest(callee.expression);
  return (
    ts.isPropertyAccessExpression(callee) &&
    ['each', 'skipIf', 'runIf', 'describe'].includes(callee.name.text) &&
    isTest(callee.expression)
  );
}

function titleOf(argument: ts.Expression | undefined): string | undefined {
  if (!argument) return undefined;
  if (ts.isStringLiteralLike(argument)) return argument.text;
  return ts.isTemplateExpression(argument) ? argument.head.text : undefined;
}

const holds = (outer: TestCall, inner: TestCall) => outer.start <= inner.start && inner.end <= outer.end;

/** The text of a file without its other tests: all that the test with this title can say. Undefined when there is none. */
export function textOfTest(
  file: string,
  source: string,
  isTitle: (title: string) => boolean,
): string | undefined {
  const tests = testsIn(file, source);
  const named = tests.filter(({ title }) => isTitle(title));
  if (named.length === 0) return undefined;
  const others = tests.filter((other) => !named.some((one) => holds(other, one) || holds(one, other)));
  const outermost = others.filter((one) => !others.some((other) => other !== one && holds(other, one)));
  let text = '';
  let at = 0;
  for (const { start, end } of outermost) {
    text += source.slice(at, start);
    at = end;
  }
  return text + source.slice(at);
}
