interface Suggested {
  word: string;
  suggestions: string[];
}

let worker: Worker | null = null;
let broken = false;

/**
 * What a word in small letters may have been meant to be, best first, at most five; none when it is right, or when the
 * dictionary does not come. The dictionary is loaded with the first question, on a thread of its own, and takes as long
 * as the connection and the machine do: whoever asked looks whether the word still stands there.
 */
export function suggestWords(word: string): Promise<string[]> {
  const speller = startWorker();
  if (!speller) return Promise.resolve([]);
  return new Promise((resolve) => {
    const answered = new AbortController();
    const { signal } = answered;
    const settle = (suggestions: string[]) => {
      answered.abort();
      resolve(suggestions);
    };
    const read = ({ data }: MessageEvent<Suggested>) => {
      if (data.word === word) settle(data.suggestions);
    };
    speller.addEventListener('message', read, { signal });
    speller.addEventListener('error', () => settle([]), { signal });
    speller.postMessage(word);
  });
}

function startWorker(): Worker | null {
  if (broken) return null;
  if (worker) return worker;
  worker = new Worker(new URL('./spelling-worker.ts', import.meta.url), { type: 'module' });
  // Without a dictionary the form works as before; the common typos need none.
  worker.addEventListener('error', () => {
    broken = true;
  });
  return worker;
}
