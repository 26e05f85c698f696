import { useEffect, useState } from 'react';

const measured = () => ({ width: innerWidth, height: innerHeight });

/** The window, in its own pixels. */
export function useWindowSize(): { width: number; height: number } {
  const [size, setSize] = useState(measured);
  useEffect(() => {
    const measure = () => setSize(measured());
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, []);
  return size;
}
