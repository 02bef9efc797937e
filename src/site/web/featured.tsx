import '../../stories/story/web/cover.css';
import { Button } from '../../platform/web/ui/button.tsx';
import { openReaderModal } from '../../stories/reading/web/reader/reader-handle.ts';
import { FEATURED } from './featured-books.ts';

/** The featured stories on the home page. */
export function Featured() {
  return (
    <section className="home-block wrap" aria-labelledby="featured">
      <header>
        <h2 id="featured">Read one now</h2>
        <p>Three stories on us. They’re free, and you don’t need an account.</p>
      </header>
      <ul className="shelf">
        {FEATURED.map(({ id, title, about, cover, alt, time, ages, cloth }) => (
          <li key={id}>
            <div className={`book ${cloth}`}>
              <div className="book-band">
                <h3>{title}</h3>
                <p>{about}</p>
              </div>
              <img src={cover} width="1024" height="1024" alt={alt} loading="lazy" />
            </div>
            <div className="shelf-line">
              <p>
                {time} · ages {ages}
              </p>
              <Button kind="second" size="small" onClick={() => openReaderModal({ featuredId: id })}>
                Read<span className="sr-only"> {title}</span>
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
