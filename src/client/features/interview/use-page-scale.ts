import { useEffect, useState } from 'react';
import { pageScale } from './page-scale.ts';

/** The scale of the page, kept with the window. */
export function usePageScale(): number {
  const [scale, setScale] = useState(() => pageScale(innerWidth, innerHeight));
  useEffect(() => {
    const measure = () => setScale(pageScale(innerWidth, innerHeight));
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, []);
  return scale;
}
