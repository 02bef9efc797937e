import type { Story } from '../../contract.ts';
import { BANDS } from '../create/bands.ts';

/** Words a parent would use: "Forest, Courage". */
function listed(words: readonly string[]): string {
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(', ');
}

/** "18 November 2026" */
function longDate(instant: string): string {
  return new Date(instant).toLocaleDateString('en-AU', { day: 'numeric', month: 'long', year: 'numeric' });
}

function facts(story: Story): [name: string, value: string][] {
  const { targetAgeGroup: band, themes, favoriteTheme, writtenBy, createdAt } = story;
  const shown = themes.length > 0 ? themes : favoriteTheme ? [favoriteTheme] : [];
  const all: [string, string][] = [
    ['Read time', story.readTime],
    ['Age group', band ? `${BANDS[band].years}, ${BANDS[band].format}` : 'All Ages'],
    ['Heritage', story.characterEthnicity ?? ''],
    ['Themes', listed(shown)],
    ['Written by', writtenBy?.includes('embedded') ? 'Storywren’s own storyteller' : (writtenBy ?? '')],
    ['Made on', createdAt ? longDate(createdAt) : ''],
  ];
  return all.filter(([, value]) => value !== '');
}

/** What kind of story this is, like the imprint of a book. */
export function DetailsCard({ story }: { story: Story }) {
  return (
    <section className="imprint" aria-labelledby="details">
      <div className="imprint-in">
        <div>
          <h2 id="details">Story Details</h2>
          {story.childName && <p className="text-soft">For {story.childName}</p>}
        </div>
        <dl>
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
