import './home.css';
import { Link } from 'wouter';
import { useSession } from '../../accounts/web/session.ts';
import { Button, buttonClass } from '../../platform/web/ui/button.tsx';
import { Heading } from '../../platform/web/ui/heading.tsx';
import { openCreate } from '../../stories/creation/web/form/create-handle.ts';
import { Featured } from './featured.tsx';
import { Features } from './features.tsx';
import { FloatingCreate } from './floating-create.tsx';
import { HeroPicture } from './hero-picture.tsx';

/** / */
export function HomePage() {
  const { isAuthenticated } = useSession();
  return (
    <main id="main" tabIndex={-1}>
      <section className="hero">
        <div className="hero-words">
          <Heading>
            <span>Tonight’s story </span>
            <span>has your child </span>
            <span>in it.</span>
          </Heading>
          <p>
            Tell us what’s on your mind: a new baby, a wobbly tooth, the dark. Storywren writes and paints a
            picture book around it, in about two minutes.
          </p>
          <div className="btn-row">
            <Button kind="main" onClick={openCreate}>
              Create Your Story
            </Button>
            {isAuthenticated && (
              <Link href="/my-stories" className={buttonClass({ kind: 'second' })}>
                Story Library
              </Link>
            )}
          </div>
          <p className="fine">One story, one credit, $2. No subscription needed.</p>
        </div>
        <HeroPicture />
      </section>
      <Featured />
      <Features />
      <section className="home-block wrap call" aria-labelledby="call">
        <img
          src="/pictures/lamp.webp"
          width="640"
          height="640"
          alt="A bedside lamp and an open book."
          loading="lazy"
        />
        <div>
          <h2 id="call">Ten minutes to bedtime?</h2>
          <p>That’s long enough for one good story. You can read page one while the paint is still wet.</p>
          <Button kind="main" onClick={openCreate}>
            Create Your Story
          </Button>
        </div>
      </section>
      <FloatingCreate />
    </main>
  );
}
