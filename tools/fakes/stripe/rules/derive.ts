import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { ParamReader } from './derive-params.ts';
import { ShapeReader } from './derive-shapes.ts';
import type { Operation, Rules } from './rules.ts';

/** The resources that the app uses. */
const RESOURCES: Readonly<Record<string, string>> = {
  Accounts: 'accounts',
  Charges: 'charges',
  Customers: 'customers',
  Disputes: 'disputes',
  InvoicePayments: 'invoicePayments',
  Invoices: 'invoices',
  PaymentIntents: 'paymentIntents',
  Prices: 'prices',
  Products: 'products',
  Refunds: 'refunds',
  SubscriptionSchedules: 'subscriptionSchedules',
  Subscriptions: 'subscriptions',
  'Tax/Settings': 'tax.settings',
  WebhookEndpoints: 'webhookEndpoints',
};

/** Derives the rules from the declarations and the request code of Stripe's package in `root`. Takes seconds. */
export function deriveRules(root: string): Rules {
  const folder = path.join(root, 'esm/resources');
  const files = Object.keys(RESOURCES).map((name) => path.join(folder, `${name}.d.ts`));
  const program = ts.createProgram(files, {
    strict: true,
    skipLibCheck: true,
    noLib: false,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    types: [],
  });
  const checker = program.getTypeChecker();
  const params = new ParamReader(checker);
  const shapes = new ShapeReader(checker);
  const operations: Operation[] = [];
  for (const [file, name] of Object.entries(RESOURCES)) {
    const requests = requestsOf(path.join(folder, `${file}.js`));
    const source = program.getSourceFile(path.join(folder, `${file}.d.ts`));
    for (const method of source ? methodsOf(source) : []) {
      const request = requests.get(method.name.getText());
      const returned = method.type && answerOf(method.type);
      if (!request || !returned) continue;
      operations.push({
        ...request,
        name: `${name}.${method.name.getText()}`,
        params: params.ofMethod(method),
        answers: {
          shape: shapes.nameOf(checker.getTypeFromTypeNode(returned.node)),
          isList: returned.isList,
        },
      });
    }
  }
  const version = readFileSync(path.join(root, 'esm/apiVersion.js'), 'utf8').match(/ApiVersion = '([^']+)'/);
  if (!version?.[1]) throw new Error('this package of Stripe does not say its API version');
  return { apiVersion: version[1], operations, fields: params.fields, shapes: shapes.shapes };
}

function methodsOf(source: ts.SourceFile): ts.MethodDeclaration[] {
  return source.statements
    .filter(ts.isClassDeclaration)
    .filter((declared) => declared.name?.text.endsWith('Resource'))
    .flatMap((declared) => declared.members.filter(ts.isMethodDeclaration));
}

/** HTTP method and path of each method, from the first request in its code. */
function requestsOf(file: string): Map<string, Pick<Operation, 'method' | 'path'>> {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022, true);
  const requests = new Map<string, Pick<Operation, 'method' | 'path'>>();
  for (const declared of source.statements.filter(ts.isClassDeclaration)) {
    for (const method of declared.members.filter(ts.isMethodDeclaration)) {
      const request = method.body && firstRequest(method.body);
      if (request) requests.set(method.name.getText(), request);
    }
  }
  return requests;
}

function firstRequest(node: ts.Node): Pick<Operation, 'method' | 'path'> | undefined {
  if (ts.isCallExpression(node) && node.expression.getText().endsWith('._makeRequest')) {
    const [verb, url] = node.arguments;
    if (verb && url && ts.isStringLiteral(verb)) {
      return { method: verb.text as Operation['method'], path: pathOf(url) };
    }
  }
  return ts.forEachChild(node, firstRequest);
}

/** `/v1/things/${encodeURIComponent(id)}` is `/v1/things/{id}`. */
function pathOf(url: ts.Expression): string {
  if (ts.isStringLiteral(url) || ts.isNoSubstitutionTemplateLiteral(url)) return url.text;
  if (!ts.isTemplateExpression(url)) throw new Error(`a path of another kind: ${url.getText()}`);
  const spans = url.templateSpans.map((span) => `{${nameIn(span.expression)}}${span.literal.text}`);
  return `${url.head.text}${spans.join('')}`;
}

const nameIn = (expression: ts.Expression): string =>
  ts.isCallExpression(expression) ? (expression.arguments[0]?.getText() ?? 'id') : expression.getText();

/** `Promise<Response<X>>` returns an X, `ApiListPromise<X>` and `ApiSearchResultPromise<X>` a list of them. */
function answerOf(node: ts.TypeNode): { node: ts.TypeNode; isList: boolean } | undefined {
  if (!ts.isTypeReferenceNode(node)) return undefined;
  const name = node.typeName.getText();
  const [inner] = node.typeArguments ?? [];
  if (!inner) return undefined;
  if (name.startsWith('Api')) return { node: inner, isList: true };
  const [answer] = ts.isTypeReferenceNode(inner) ? (inner.typeArguments ?? []) : [];
  return { node: answer ?? inner, isList: false };
}
