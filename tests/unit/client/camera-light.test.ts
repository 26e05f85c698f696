import { describe, expect, it } from 'vitest';
import { cameraLightOf } from '#client/features/interview/camera-light.ts';
import { commonOf, createStageState, type StageState } from '#domain/stage/stage.ts';

const common = commonOf(createStageState([{ id: 'q_1', text: 'Who are you?' }], true));
const asking: StageState = { ...common, stage: 'ai_asking_question', voice: 'speaking' };
const recording: StageState = { ...common, stage: 'user_responding', purpose: { for: 'caption' }, recording: 1 };
const light = (stage: StageState, isVoiceHeard: boolean, isCameraLive = true) =>
  cameraLightOf({ stage, isVoiceHeard, isCameraLive, isRecorded: true }).state;

describe('the light on the camera', () => {
  it('is yellow for a voice between the turns, camera or not', () => {
    expect([light(asking, true), light(asking, true, false)]).toEqual(['heard', 'heard']);
  });

  it('is red while an answer is recorded, however loud it is', () => {
    expect([light(recording, true), light(recording, false)]).toEqual(['recording', 'recording']);
  });

  it('says that an answer is recorded only where it is', () => {
    const says = (isRecorded: boolean) =>
      cameraLightOf({ stage: recording, isVoiceHeard: false, isCameraLive: true, isRecorded }).says;
    expect([says(true), says(false)]).toEqual(['Recording', 'Your answer is being heard']);
  });

  it('is green for a camera that is on and grey for one that is off', () => {
    expect([light(asking, false), light(asking, false, false)]).toEqual(['active', 'inactive']);
  });
});
