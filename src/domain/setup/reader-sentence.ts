/** Whose language model reads what is pasted and said, in one sentence for whoever pastes and says it. */
export function readerSentence({ engine, host }: { engine: string; host: string }): string {
  switch (engine) {
    case 'embedded':
      return 'Your words and what you paste are read on this server. No language model sees them.';
    case 'workers-ai':
      return 'What you paste and say is read by a language model on Cloudflare Workers AI.';
    case 'webhook':
      return 'What you paste and say goes to an automation of the people who run this site.';
    default:
      return host === 'api.openai.com'
        ? 'What you paste and say is read by a language model of OpenAI.'
        : `What you paste and say is read by a language model at ${host || 'another server'}.`;
  }
}
