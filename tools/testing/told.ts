import { type Caller, creditsOf, type Loose } from './people.ts';
import { begin, eventsOf } from './stories.ts';

type Told = Awaited<ReturnType<typeof eventsOf>>;

/** A story that has ended, with all that a browser can see of it. */
export interface Outcome {
  readonly id: string;
  readonly status: string;
  readonly story: Loose;
  /** The texts of the pages, as the story's content holds them. */
  readonly pages: readonly string[];
  readonly events: Told;
  readonly credits: number;
  /** What does not fit together; empty when all is well. */
  readonly problems: readonly string[];
}

/** Asks for a story, hears it to its end, and looks whether everything that was said of it fits together. */
export async function tellStory(parent: Caller, wish: object): Promise<Outcome> {
  const before = await creditsOf(parent);
  const begun = await begin(parent, wish);
  if (begun.status !== 202)
    throw new Error(`a wish was answered with ${begun.status}: ${JSON.stringify(begun.body)}`);
  return outcomeOf(parent, begun.id, before);
}

/** Hears a story to its end; `before` are the credits that there were before it was asked for. */
export async function outcomeOf(parent: Caller, id: string, before: number): Promise<Outcome> {
  const events = await eventsOf(parent, id);
  const { body: story } = await parent.get(`/api/stories/${id}`);
  const status = String(story.status);
  const pages = pagesOf(story);
  const credits = await creditsOf(parent);
  const problems = [
    ...streamProblems(events, status),
    ...(status === 'ready' ? await readyProblems(parent, story, pages, events) : failedProblems(story)),
    ...(credits === before - (status === 'ready' ? 1 : 0)
      ? []
      : [`${credits} credits of ${before} are left`]),
  ];
  return { id, status, story, pages, events, credits, problems };
}

/** Hears a story's events as they come, until the stream ends or is cut off. */
export async function* hear(
  house: { readonly url: string },
  parent: Caller,
  id: string,
): AsyncGenerator<Told[number]> {
  const cookie = parent.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const decoder = new TextDecoder();
  let waiting = '';
  try {
    const answer = await fetch(`${house.url}/api/stories/${id}/events`, { headers: { cookie } });
    for await (const part of answer.body ?? []) {
      const blocks = (waiting + decoder.decode(part, { stream: true })).split('\n\n');
      waiting = blocks.pop() ?? '';
      for (const block of blocks) {
        const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1] ?? '';
        if (field('event'))
          yield { id: Number(field('id')), name: field('event'), data: JSON.parse(field('data')) as Loose };
      }
    }
  } catch {
    // Cut off: whoever listens has heard what was said until then.
  }
}

/** The texts of a story's pages; empty while there are none. */
export function pagesOf(story: Loose): string[] {
  const content = String(story.content ?? '');
  if (content === '') return [];
  return (JSON.parse(content) as { pages: { text: string }[] }).pages.map((page) => page.text);
}

/** What is wrong with the order and the end of a stream. */
export function streamProblems(events: Told, status: string): string[] {
  const problems: string[] = [];
  if (events.some((event, n) => event.id !== n + 1)) problems.push('events are not numbered one by one');
  const told = events.filter((event) => event.name === 'page').map((event) => Number(event.data.index));
  if (told.some((index, n) => index !== n)) problems.push(`pages were told in the order ${told.join(', ')}`);
  const painted = events.filter((event) => event.name === 'picture').map((event) => Number(event.data.index));
  if (new Set(painted).size !== painted.length || painted.some((index) => !(index >= 0 && index < 4)))
    problems.push(`pictures came as ${painted.join(', ')}`);
  const ends = events.filter((event) => event.name === 'done' || event.name === 'failed');
  const last = events.at(-1)?.name;
  if (ends.length !== 1 || last !== (status === 'ready' ? 'done' : 'failed'))
    problems.push(`a ${status} story's stream ended with ${last}, and has ${ends.length} ends`);
  return problems;
}

async function readyProblems(
  parent: Caller,
  story: Loose,
  pages: readonly string[],
  events: Told,
): Promise<string[]> {
  const problems: string[] = [];
  const told = events.filter((event) => event.name === 'page').map((event) => String(event.data.text));
  if (pages.length < 4) problems.push(`${pages.length} pages`);
  if (JSON.stringify(told) !== JSON.stringify(pages)) problems.push('the content is not what was told');
  if (/[⟦⟧]/.test(pages.join(''))) problems.push('a placeholder is left in a page');
  const urls = (story.illustrationUrls ?? []) as unknown as string[];
  if (urls.length !== 4) problems.push(`${urls.length} pictures`);
  if (events.filter((event) => event.name === 'picture').length !== 4)
    problems.push('not four picture events');
  for (const url of urls) {
    const { status, headers } = await parent.get(url);
    if (status !== 200 || headers.get('content-type') !== 'image/webp')
      problems.push(`${url} answers ${status}`);
  }
  return problems;
}

const failedProblems = (story: Loose): string[] =>
  String(story.failure ?? '').includes('credit is back') ? [] : [`the story says “${String(story.failure)}”`];
