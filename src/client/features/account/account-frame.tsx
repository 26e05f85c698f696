import './account.css';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { BrandMark } from '#client/ui/brand-mark.tsx';
import { Globe } from '#client/ui/globe.tsx';

/** Loudness and lines of the engraved plate, as on the home page. */
const PLATE_LEVEL = 0.6;
const PLATE_LINES = 34;

interface AccountFrameProps {
  title: string;
  /** What the screen is for and what is safe, in a sentence or two. */
  lede: ReactNode;
  children: ReactNode;
}

/** The page that all account screens share: what it is about on one side, the short form on the other. */
export function AccountFrame({ title, lede, children }: AccountFrameProps) {
  return (
    <div className="account-page">
      <header>
        <Link to="/" className="mark">
          <BrandMark />
          <span className="name">Greenroom</span>
        </Link>
      </header>
      <main>
        <div className="about">
          <h1>{title}</h1>
          <p className="lede">{lede}</p>
          <div className="plate">
            <Globe sizePx={240} lines={PLATE_LINES} level={PLATE_LEVEL} />
          </div>
        </div>
        <div className="work">{children}</div>
      </main>
    </div>
  );
}
