import type { Story } from '../../../story/contract.ts';
import { readTimeIn } from '../../../story/read-time.ts';
import { capital } from '../../../story/web/capital.ts';
import { BANDS } from '../../../story/web/messages/bands.ts';
import { DETAILS } from '../messages/reader.ts';
import { writerOf } from './writer.ts';

/** "18 November 2026" */
function longDate(instant: string): string {
  return new Date(instant).toLocaleDateString('en-AU', { day: 'numeric', month: 'long', year: 'numeric' });
}

/** The themes as badges; a story without themes shows the one that was requested. */
function Themes({ themes, favoriteTheme }: Story) {
  const shown = themes.length > 0 ? themes : favoriteTheme ? [capital(favoriteTheme)] : [];
  if (shown.length === 0) return null;
  return (
    <div>
      <dt>{DETAILS.themes}</dt>
      <dd>
        <ul className="tags">
          {shown.map((theme) => (
            <li key={theme} className="tag">
              {theme}
            </li>
          ))}
        </ul>
      </dd>
    </div>
  );
}

function facts(story: Story): [name: string, value: string][] {
  const { targetAgeGroup: band, writtenBy, createdAt } = story;
  const all: [string, string][] = [
    [DETAILS.readTime, readTimeIn(story)],
    [DETAILS.ageGroup, band ? DETAILS.band(BANDS[band].years, BANDS[band].format) : DETAILS.allAges],
    [DETAILS.heritage, story.characterEthnicity ?? ''],
    [DETAILS.writtenBy, writerOf(writtenBy)],
    [DETAILS.madeOn, createdAt ? longDate(createdAt) : ''],
  ];
  return all.filter(([, value]) => value !== '');
}

/** The details of a story, like the imprint of a book. */
export function DetailsCard({ story }: { story: Story }) {
  return (
    <section className="imprint" aria-labelledby="details">
      <div className="imprint-in">
        <div>
          <h2 id="details">{DETAILS.title}</h2>
          {story.childName && <p className="text-soft">{DETAILS.forChild(story.childName)}</p>}
        </div>
        <dl>
          <Themes {...story} />
          {facts(story).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
