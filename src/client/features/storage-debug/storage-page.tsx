import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { PageHead } from '#client/ui/page-head.tsx';
import { sizeWords } from '#client/ui/size-words.ts';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import words from '#client/ui/words.module.css';
import { KeptProgram } from './kept-program.tsx';
import styles from './storage.module.css';
import { type StoredItem, storedItems } from './stored-items.ts';

/** Undefined when the browser keeps nothing for this site, because that is switched off. */
function readBoth(): StoredItem[] | undefined {
  try {
    return [...storedItems('local', localStorage), ...storedItems('session', sessionStorage)];
  } catch {
    return undefined;
  }
}

/** What this browser keeps for the site: names and sizes, never contents. It changes nothing but by the button that removes the speech program. */
export function StoragePage() {
  usePageTitle('Storage');
  const [items, setItems] = useState(readBoth);

  return (
    <>
      <PageHead
        title="Storage"
        lede="This is what your browser keeps for Greenroom. It shows names and sizes, never contents."
      />
      <section className={styles.storage}>
        {items === undefined && <p role="alert">This browser keeps nothing for this site: storage is switched off.</p>}
        {items?.length === 0 && <p>Nothing is kept at the moment.</p>}
        {items && items.length > 0 && <Items items={items} />}
        <KeptProgram />
        <p className={styles.foot}>
          <span className={words.hint}>{items && items.length > 0 && `${totalWords(items)} in all`}</span>
          <Button onClick={() => setItems(readBoth())}>Look again</Button>
        </p>
      </section>
    </>
  );
}

function Items({ items }: { items: readonly StoredItem[] }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Key</th>
          <th scope="col">For</th>
          <th scope="col">Kept until</th>
          <th scope="col">Size</th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ place, key, bytes, meaning }) => (
          <tr key={`${place} ${key}`}>
            <th scope="row">
              <code>{key}</code>
            </th>
            <td>{meaning}</td>
            <td>{place === 'local' ? 'You sign out' : 'This tab closes'}</td>
            <td>{sizeWords(bytes)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const totalWords = (items: readonly StoredItem[]) => sizeWords(items.reduce((sum, { bytes }) => sum + bytes, 0));
