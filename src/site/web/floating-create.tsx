import { useEffect, useState } from 'react';
import { Button } from '../../platform/web/ui/button.tsx';
import { openCreate } from '../../stories/creation/web/form/create-handle.ts';

/** The share of the viewport's height to scroll before the button appears. */
const THRESHOLD = 0.8;

/** True once the page has been scrolled past the threshold. */
function useScrolledPast(): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    const update = () => setPast(scrollY > innerHeight * THRESHOLD);
    update();
    addEventListener('scroll', update, { passive: true });
    addEventListener('resize', update);
    return () => {
      removeEventListener('scroll', update);
      removeEventListener('resize', update);
    };
  }, []);
  return past;
}

/** A "Create Story" button in the corner, once the one at the top has scrolled out of view. */
export function FloatingCreate() {
  if (!useScrolledPast()) return null;
  return (
    <Button kind="main" className="floating" onClick={openCreate}>
      Create Story
    </Button>
  );
}
