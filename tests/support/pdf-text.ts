import { extractText, getDocumentProxy } from 'unpdf';

/** All words of a PDF with single blanks between them. */
export async function pdfText(bytes: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
  return text.replace(/\s+/g, ' ');
}
