/** Fills a page's place while it loads, with words for what it waits for. */
export function PageWaiting({ text }: { text: string }) {
  return (
    <div className="centred" role="status">
      <span className="spinner" aria-hidden="true" />
      <p className="hint">{text}</p>
    </div>
  );
}
