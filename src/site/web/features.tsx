const FEATURES = [
  {
    spot: 'hero',
    title: 'Your child is the hero',
    words: 'Their name, their hair, their grin. The child in the pictures looks like yours on every page.',
  },
  {
    spot: 'ages',
    title: 'Pitched at their age',
    words: 'Board book, picture book, early reader or middle grade: the words grow up as they do.',
  },
  {
    spot: 'paint',
    title: 'Painted for this story',
    words: 'Four new paintings for each story, made for what happens in it and for no other.',
  },
  {
    spot: 'lamp',
    title: 'Made for bedtime',
    words:
      'Switch the lights out and the whole book dims with the room. Big, calm letters, one page at a time.',
  },
  {
    spot: 'shelf',
    title: 'Yours to keep',
    words: 'Every story stays in your library, ready to be asked for again, and again, and again.',
  },
  {
    spot: 'home',
    title: 'Quiet about your family',
    words: 'No ads. Children have no accounts. What you tell us about your child stays in the house.',
  },
] as const;

/** Six things that are good about it, each with its small painting. */
export function Features() {
  return (
    <section className="home-block wrap" aria-labelledby="features">
      <header>
        <h2 id="features">Made the way a good picture book is made</h2>
      </header>
      <ul className="features">
        {FEATURES.map(({ spot, title, words }) => (
          <li key={spot}>
            <img src={`/pictures/spot-${spot}.webp`} width="320" height="320" alt="" loading="lazy" />
            <h3>{title}</h3>
            <p>{words}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
