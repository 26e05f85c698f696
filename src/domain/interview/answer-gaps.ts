import type { ReplyInput } from './conversation.ts';

/** What an answer lacks, and ways to ask for it. */
export interface Gap {
  name: 'too_short' | 'no_own_action' | 'no_outcome' | 'no_evidence' | 'vague';
  phrases: readonly string[];
}

const SHORT_WORDS = 25;
const RAMBLING_WORDS = 320;

const OUTCOME =
  /\b(result|outcome|in the end|eventually|finally|as a consequence|led to|meant that|saved|reduced|increased|improved|grew|cut|dropped|went (up|down)|delivered|shipped|launched|completed|finished|solved|fixed|recovered|learned|learnt)\b|\d+ ?(%|percent|per cent)/i;
const OWN_ACTION =
  /\bI(?:'d| had| also| then| first| personally| quickly)? [a-z]+(ed|ught|ade|ook|ote|an|ent|uilt|et|elt|old|ave|ept|ut|ed)\b/;
const FIGURE = /\d|\b(one|two|three|four|five|six|seven|eight|nine|ten|dozen|hundred|thousand|half|twice|double)\b/i;
const VAGUE = /\b(stuff|things|something|somehow|various|a lot of|kind of|sort of|basically|etc)\b/gi;

/** The most useful gap of the newest answer, worded about what was said; undefined when it lacks nothing much. */
export function findGap(input: ReplyInput): Gap | undefined {
  const { userText, question, followUpsUsed } = input;
  const words = userText.split(/\s+/).filter(Boolean).length;
  const isStory = question.type === 'behavioral';
  const asked = new Set(input.turnsInQuestion.filter((turn) => turn.kind === 'follow_up').map((turn) => turn.text));
  const whole = [
    ...input.turnsInQuestion.filter((turn) => turn.speaker === 'human').map((turn) => turn.text),
    userText,
  ].join(' ');
  const about = shortEcho(userText);

  const gaps: Gap[] = [];
  if (words < SHORT_WORDS) {
    gaps.push({
      name: 'too_short',
      phrases: [
        about
          ? `You mentioned ${about}. Can you walk me through that in more detail?`
          : 'Can you tell me a little more about that?',
        isStory ? 'What was the situation, and what did you do?' : 'What makes you say that?',
      ],
    });
  }
  if (words > RAMBLING_WORDS) {
    gaps.push({
      name: 'vague',
      phrases: [
        'Let me bring you back to the question. In one or two sentences, what was the most important thing you did?',
      ],
    });
  }
  if (isStory && !OWN_ACTION.test(whole)) {
    gaps.push({
      name: 'no_own_action',
      phrases: ['What was your own part in that?', 'Which of those steps did you take yourself?'],
    });
  }
  if ((isStory || question.type === 'situational') && !OUTCOME.test(whole)) {
    gaps.push({
      name: 'no_outcome',
      phrases: isStory
        ? ['How did it turn out in the end?', 'What changed as a result of what you did?']
        : ['How would you know that it had worked?', 'What would you expect to change as a result?'],
    });
  }
  if (followUpsUsed === 0 && !FIGURE.test(whole) && (isStory || question.type === 'technical')) {
    gaps.push({
      name: 'no_evidence',
      phrases: isStory
        ? ['Can you put a number on that, or give me a concrete detail?']
        : ['Can you give me a concrete example where you used that?'],
    });
  }
  if (followUpsUsed === 0 && (userText.match(VAGUE)?.length ?? 0) >= 3) {
    gaps.push({ name: 'vague', phrases: ['Can you be more specific about what you did first?'] });
  }
  return gaps.find((gap) => gap.phrases.some((phrase) => !asked.has(phrase)));
}

/** A few of the person's own words, safe to say back: plain words only, never a number, name or instruction. */
function shortEcho(userText: string): string {
  const match = /\b(?:a|an|the|our|my) ([a-z]{4,14}(?: [a-z]{4,14})?)\b/.exec(userText.replace(/[^\w\s']/g, ' '));
  const phrase = match?.[1] ?? '';
  if (/\b(ignore|score|prompt|instruction|system|grade|points|that|this|with|from|have|which|when)\b/.test(phrase))
    return '';
  return phrase ? `the ${phrase}` : '';
}
