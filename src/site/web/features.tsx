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
    title: 'Reads itself aloud',
    words:
      'Press Listen and follow the words as they light up. Or switch the lights out and read it yourself.',
  },
  {
    spot: 'shelf',
    title: 'Yours to keep',
    words: 'Every story stays in your library. Save it as a PDF, print it, send it to Nan.',
  },
  {
    spot: 'home',
    title: 'Quiet about your family',
    words: 'No ads. Children have no accounts. A shared story shows only what you choose to show.',
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
