interface SpelledAnyWay {
  isFollowup?: boolean | undefined;
  isFollowUp?: boolean | undefined;
  is_follow_up?: boolean | undefined;
}

/** The follow-up flag goes by three spellings; what is stored is `isFollowup`. */
export const readFollowUpFlag = (entry: SpelledAnyWay): boolean =>
  entry.isFollowup ?? entry.isFollowUp ?? entry.is_follow_up ?? false;
