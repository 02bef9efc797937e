import { begin, eventsOf } from '../stories.ts';
import { type Caller, creditsOf, type Loose } from '../users.ts';

type StoryEvents = Awaited<ReturnType<typeof eventsOf>>;

/** A finished story, with all that a browser can see of it. */
export interface Outcome {
  readonly id: string;
  readonly status: string;
  readonly story: Loose;
  /** The texts of the pages, as the story's content holds them. */
  readonly pages: readonly string[];
  readonly events: StoryEvents;
  readonly credits: number;
  /** Inconsistencies; empty when there are none. */
  readonly problems: readonly string[];
}

/** Requests a story, reads its events to the end, and checks that events, story and credits are consistent. */
export async function createStory(parent: Caller, storyRequest: object): Promise<Outcome> {
  const before = await creditsOf(parent);
  const started = await begin(parent, storyRequest);
  if (started.status !== 202)
    throw new Error(`a story request was answered with ${started.status}: ${JSON.stringify(started.body)}`);
  return outcomeOf(parent, started.id, before);
}

/** Reads a story's events to the end; `before` is the number of credits before its request. */
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

/** Yields a story's events as they arrive, until the stream ends or is cut off. */
export async function* readEvents(
  testApp: { readonly url: string },
  parent: Caller,
  id: string,
): AsyncGenerator<StoryEvents[number]> {
  const cookie = parent.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const decoder = new TextDecoder();
  let buffered = '';
  try {
    const answer = await fetch(`${testApp.url}/api/stories/${id}/events`, { headers: { cookie } });
    for await (const chunk of answer.body ?? []) {
      const blocks = (buffered + decoder.decode(chunk, { stream: true })).split('\n\n');
      buffered = blocks.pop() ?? '';
      for (const block of blocks) {
        const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1] ?? '';
        if (field('event'))
          yield { id: Number(field('id')), name: field('event'), data: JSON.parse(field('data')) as Loose };
      }
    }
  } catch {
    // Cut off: the events until then have been yielded.
  }
}

/** The texts of a story's pages; empty while there are none. */
export function pagesOf(story: Loose): string[] {
  const content = String(story.content ?? '');
  if (content === '') return [];
  return (JSON.parse(content) as { pages: { text: string }[] }).pages.map((page) => page.text);
}

/** Errors in the order and the end of a stream. */
export function streamProblems(events: StoryEvents, status: string): string[] {
  const problems: string[] = [];
  if (events.some((event, n) => event.id !== n + 1)) problems.push('events are not numbered one by one');
  const indexes = events.filter((event) => event.name === 'page').map((event) => Number(event.data.index));
  if (indexes.some((index, n) => index !== n))
    problems.push(`pages were sent in the order ${indexes.join(', ')}`);
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
  events: StoryEvents,
): Promise<string[]> {
  const problems: string[] = [];
  const sent = events.filter((event) => event.name === 'page').map((event) => String(event.data.text));
  if (pages.length < 4) problems.push(`${pages.length} pages`);
  if (JSON.stringify(sent) !== JSON.stringify(pages)) problems.push('the content is not what was sent');
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
  String(story.failure ?? '').includes('got your credit back')
    ? []
    : [`the story says “${String(story.failure)}”`];
