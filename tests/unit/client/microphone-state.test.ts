import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { MicrophoneState } from '#client/features/ready/microphone-line.tsx';

const good = { isGood: true, text: 'We hear you well.', label: 'Desk microphone', levels: [10, 60, 30] };
const shown = (last: Parameters<typeof MicrophoneState>[0]['last']) =>
  renderToString(createElement(MicrophoneState, { last, isTesting: false, onTest: () => undefined }));

describe('the microphone beside the camera', () => {
  it('offers its test first', () => {
    expect(shown(null)).toContain('Test Microphone');
    expect(shown(null)).not.toContain('Record again');
  });

  it('keeps what was recorded: the ring, whether it is good, to play and to record again', () => {
    const html = shown({ result: good, sound: new Blob(['sound']) });
    expect(html).toMatch(/<canvas.*We hear you well\..*Desk microphone.*Play.*Record again/s);
    expect(html).not.toContain('Test Microphone');
  });

  it('says why there was none, and offers the test again', () => {
    const refused = { isGood: false, text: 'Microphone access denied.', label: '', levels: [] };
    const html = shown({ result: refused, sound: null });
    expect(html).toMatch(/Microphone access denied\..*Test Microphone/s);
    expect(html).not.toContain('<canvas');
  });
});
