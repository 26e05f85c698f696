import { createContext } from 'react';
import { NOTHING_RECORDED, type RecordedAnswers } from './use-recorded-answers.ts';

/** What there is to hear of the answers of the report at hand. */
export const Recorded = createContext<RecordedAnswers>(NOTHING_RECORDED);
