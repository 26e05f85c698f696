import { PIPELINE_MODES, type PipelineMode } from '#contract/words.ts';
import { type EngineEnv, UnusableSetting } from './engine-settings.ts';

/** How an interview is spoken: by calls, or over sockets. Throws UnusableSetting. */
export function pipelineMode(env: EngineEnv): PipelineMode {
  const given = 'PIPELINE_MODE' in env && typeof env.PIPELINE_MODE === 'string' ? env.PIPELINE_MODE.trim() : '';
  if (given === '') return 'legacy';
  const mode = PIPELINE_MODES.find((each) => each === given);
  if (!mode) throw new UnusableSetting(`PIPELINE_MODE must be one of ${PIPELINE_MODES.join(', ')}`);
  return mode;
}
