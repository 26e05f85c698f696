import { beforeEach, describe, expect, it } from 'vitest';
import { CandidateDevices } from '#client/audio/candidate-devices.ts';
import { HearingError } from '#client/audio/hearing-reason.ts';
import { FakeBrowser, stubMediaStream } from './support/fake-media.ts';

function open() {
  const browser = new FakeBrowser();
  return { browser, devices: new CandidateDevices(browser.ask) };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));
const reasonOf = (error: unknown) => (error instanceof HearingError ? error.reason : error);

describe('the owner of camera and microphone', () => {
  beforeEach(stubMediaStream);

  it('asks once for both, and for nothing again that is open', async () => {
    const { browser, devices } = open();
    await Promise.all([devices.open(), devices.sound(), devices.open()]);
    expect(browser.asked).toEqual(['both']);
    expect(devices.state.camera.status).toBe('live');
  });

  it('asks for both when the microphone alone is tried first, and then shows the picture that it opened', async () => {
    const { browser, devices } = open();
    await devices.sound();
    expect(browser.asked).toEqual(['both']);
    expect(devices.state.camera.stream).not.toBeNull();
  });

  it('asks for the sound alone and then for the picture alone when both are refused', async () => {
    const { browser, devices } = open();
    browser.refuses = { both: 'NotFoundError', picture: 'NotFoundError' };
    await devices.open();
    expect(browser.asked).toEqual(['both', 'sound', 'picture']);
    expect(devices.state.microphone.stream).not.toBeNull();
    expect(devices.state.camera).toMatchObject({ status: 'failed', problem: 'No camera was found.' });
  });

  it('goes on with the picture when the sound is refused, and tells why to who needs it', async () => {
    const { browser, devices } = open();
    browser.refuses = { both: 'NotAllowedError', sound: 'NotAllowedError' };
    const refused = await devices.sound().catch(reasonOf);
    expect(refused).toBe('permission_denied');
    expect(devices.state).toMatchObject({ camera: { status: 'live' }, microphone: { refusal: 'permission_denied' } });
    browser.refuses = {};
    await devices.sound();
    expect(browser.asked).toEqual(['both', 'sound', 'picture', 'sound']);
  });

  it('asks for no microphone where nobody could hear it', async () => {
    const { browser, devices } = open();
    devices.openCamera({ withSound: false });
    await settled();
    expect(browser.asked).toEqual(['picture']);
  });

  it('switches the camera off and on, and leaves the microphone as it is', async () => {
    const { browser, devices } = open();
    await devices.open();
    devices.closeCamera();
    expect([devices.state.camera.status, browser.live]).toEqual(['off', ['audio']]);
    devices.closeMicrophone();
    devices.openCamera();
    await settled();
    expect([devices.state.camera.status, browser.live]).toEqual(['live', ['video']]);
  });

  it('puts another microphone in the place of the one that was open', async () => {
    const { browser, devices } = open();
    const first = await devices.sound();
    expect(await devices.sound('usual')).toBe(first);
    const other = await devices.sound('headset');
    expect(other.getTracks()[0]?.getSettings().deviceId).toBe('headset');
    expect(browser.live.filter((kind) => kind === 'audio')).toHaveLength(1);
  });

  it('opens another microphone once the one that was open is lost', async () => {
    const { browser, devices } = open();
    const first = await devices.sound();
    browser.newest('audio').lose();
    const second = await devices.sound();
    expect(second).not.toBe(first);
    // One that says that it lives and gives no sound is no better.
    expect(await devices.sound(undefined, true)).not.toBe(second);
    expect(browser.live.filter((kind) => kind === 'audio')).toHaveLength(1);
  });

  it('says that the camera was taken away, and opens it again when it is asked to', async () => {
    const { browser, devices } = open();
    await devices.open();
    browser.newest('video').lose();
    expect(devices.state.camera).toMatchObject({ status: 'failed', problem: /unplugged or taken away/ });
    devices.openCamera();
    await settled();
    expect(devices.state.camera.status).toBe('live');
    // Also where it is open, and its picture cannot be shown.
    const shown = devices.state.camera.stream;
    devices.retryCamera();
    await settled();
    expect(devices.state.camera.stream).not.toBe(shown);
    expect(browser.live).toEqual(['audio', 'video']);
  });

  it('ends every track when it is let go, also those that come only then', async () => {
    const { browser, devices } = open();
    await devices.open();
    devices.release();
    expect(browser.live).toEqual([]);
    let allow = () => {};
    browser.gate = new Promise((resolve) => {
      allow = resolve;
    });
    const opening = devices.open();
    await settled();
    devices.release();
    allow();
    await opening;
    expect(browser.live).toEqual([]);
    expect(devices.state.camera.status).toBe('off');
  });

  it('opens nothing that was switched off while the browser asked', async () => {
    const { browser, devices } = open();
    let allow = () => {};
    browser.gate = new Promise((resolve) => {
      allow = resolve;
    });
    const opening = devices.open();
    await settled();
    devices.closeCamera();
    devices.closeMicrophone();
    allow();
    await opening;
    expect(browser.live).toEqual([]);
  });
});
