import { z } from 'zod';
import { QUESTION_TYPES } from '#contract/words.ts';
import { likelihoodOfEvent, readEventFeatures } from '#domain/interview/event-likelihood.ts';
import { fittedEvents } from '#domain/interview/fitted/fitted-events.ts';
import type { EventWeights, Likelihood } from '#domain/interview/talk-weights.ts';
import { tellsEvent } from '#domain/interview/tells-event.ts';
import { readCorpusFile } from '#scripts/corpus.ts';
import { type Fit, round } from './fit.ts';
import { learnLikelihood, likelihoodsLeftOut } from './learn-likelihood.ts';
import { tabulate } from './logistic.ts';
import { TALK_FILES } from './talk-corpus.ts';

/** Of the texts that tell nothing that happened, left out of the fit, no more than this share may pass for an event. */
const TAKEN_FOR_AN_EVENT = 0.12;
/** What weighs less is not kept. */
const LEAST_WEIGHT = 0.05;

export interface ToldText {
  said: string;
  /** Whether something that happened once is told. */
  isEvent: boolean;
  source: string;
}

/** Learns how likely it is that an event is told, from what readers of the sets by other hands said was told. */
export const fitEvents: Fit<EventWeights> = {
  name: 'events',
  learnsFrom: TALK_FILES,
  file: 'src/domain/interview/fitted/fitted-events.ts',
  type: { name: 'EventWeights', from: '#domain/interview/talk-weights.ts' },
  exportedAs: 'fittedEvents',
  fitted: fittedEvents,
  learn: (files) => {
    const texts = readToldTexts(files);
    return { ...learnEvents(texts), sure: findSure(leaveOut(texts)) };
  },
};

const talkFile = z.array(
  z.object({
    type: z.string().transform((type) => QUESTION_TYPES.find((known) => known === type) ?? 'general'),
    said: z.string(),
    told: z.object({ situation: z.boolean(), own_action: z.boolean(), specific: z.boolean() }).optional(),
  }),
);

/** Plans, methods and views come in too: they read like a story that was asked for and not told. */
export const readToldTexts = (files: readonly string[]): ToldText[] =>
  TALK_FILES.filter((name) => files.includes(name)).flatMap((source) =>
    readCorpusFile(source, talkFile).flatMap(({ type, said, told }) =>
      told
        ? [{ said, source, isEvent: told.situation || (type === 'behavioral' && told.own_action && told.specific) }]
        : [],
    ),
  );

const learnEvents = (texts: readonly ToldText[]): Likelihood =>
  learnLikelihood(
    tabulate(texts.map(({ said }) => readEventFeatures(said))),
    texts.map(({ isEvent }) => isEvent),
    { penalty: 3, fewest: 4, least: LEAST_WEIGHT },
  );

const leaveOut = (texts: readonly ToldText[]) =>
  likelihoodsLeftOut(TALK_FILES, texts, learnEvents, ({ said }, learned) => likelihoodOfEvent(said, learned));

/** The lowest likelihood at which hardly a text without an event passes, rules and all. */
function findSure(read: readonly (ToldText & { likelihood: number })[]): number {
  const others = read
    .filter(({ isEvent, said }) => !isEvent && tellsEvent(said))
    .map(({ likelihood }) => likelihood)
    .sort((a, b) => b - a);
  const allowed = Math.floor(TAKEN_FOR_AN_EVENT * read.filter(({ isEvent }) => !isEvent).length);
  return round((others[allowed] ?? 0.5) + 0.01, 2);
}
