import { describe } from 'vitest';
import { expectLearnedAgain } from './learned-again.ts';

describe('what was learned for events', () => expectLearnedAgain('events'));
