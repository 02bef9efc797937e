const FEATURES = [
  {
    spot: 'hero',
    title: 'Your child is the hero',
    words: 'Their name, their hair, their grin. The child in the pictures looks like yours on every page.',
  },
  {
    spot: 'ages',
    title: 'Pitched at their age',
    words: 'Board book, picture book, early reader or middle grade: the words grow up with them.',
  },
  {
    spot: 'paint',
    title: 'Painted for this story',
    words: 'Every story gets four new paintings, made just for what happens in it.',
  },
  {
    spot: 'lamp',
    title: 'Read aloud for you',
    words: 'Press Listen and follow the words as they light up. Or turn the lights out and read it yourself.',
  },
  {
    spot: 'shelf',
    title: 'Yours to keep',
    words: 'Every story stays in your library. Save it as a PDF, print it, send it to Nan.',
  },
  {
    spot: 'home',
    title: 'Private by design',
    words: 'No ads, and no accounts for children. A shared story shows only what you choose to show.',
  },
] as const;

/** Six features, each with a small picture. */
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
