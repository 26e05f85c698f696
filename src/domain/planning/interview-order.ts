import type { DurationId, InterviewStyle } from '#contract/words.ts';

/**
 * What a question of an interview is for. `skill`: what the posting asks for; `craft`: how the work is done; `story`: a
 * past episode of this kind of work; `skillStory`: a past episode with what the posting asks for; `situation`: what one
 * would do; `person`: an episode that any work, or any beginner or leader, may be asked for.
 */
export type Slot = 'motivation' | 'skill' | 'skillStory' | 'craft' | 'story' | 'situation' | 'person' | 'self';

const slots = (text: string) => text.split(' ') as Slot[];

/** What follows the opening question, from easy ground to depth, by style and length. */
export const ORDER: Readonly<Record<InterviewStyle, Readonly<Record<DurationId, readonly Slot[]>>>> = {
  behavioral: {
    '10min': slots('skillStory story'),
    '30min': slots('skillStory story person skillStory situation'),
    '60min': slots('story skillStory motivation story skillStory person story situation self'),
  },
  normal: {
    '10min': slots('skill story'),
    '30min': slots('skill story motivation craft situation'),
    '60min': slots('skill story skill motivation craft skill situation person self'),
  },
  technical: {
    '10min': slots('skill skill'),
    '30min': slots('skill skill craft skill situation'),
    '60min': slots('skill skill skill craft skill skill situation skill skillStory'),
  },
};

/** What takes the place of a question that cannot be had. */
export const INSTEAD: Readonly<Record<InterviewStyle, readonly Slot[]>> = {
  behavioral: ['story', 'person', 'situation', 'craft'],
  normal: ['craft', 'story', 'situation', 'person'],
  technical: ['craft', 'situation', 'story', 'person'],
};
