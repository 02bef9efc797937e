import { useEffect, useState } from 'react';
import { Button } from '../../platform/web/ui/button.tsx';
import { openCreate } from '../../stories/web/create/create-handle.ts';

/** Share of the viewport's height that has to be scrolled by before the button appears. */
const THRESHOLD = 0.8;

/** True once the page has been scrolled past the threshold. */
function useScrolledPast(): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    const look = () => setPast(scrollY > innerHeight * THRESHOLD);
    look();
    addEventListener('scroll', look, { passive: true });
    addEventListener('resize', look);
    return () => {
      removeEventListener('scroll', look);
      removeEventListener('resize', look);
    };
  }, []);
  return past;
}

/** "Create Story" at the corner, once the first one is out of sight. */
export function FloatingCreate() {
  if (!useScrolledPast()) return null;
  return (
    <Button kind="main" className="floating" onClick={openCreate}>
      Create Story
    </Button>
  );
}
