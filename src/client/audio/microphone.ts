import { Resampler } from '#domain/speech/resampler.ts';
import { AUDIO_OPENING_MS, MICROPHONE_SILENT_MS, MICROPHONE_STALL_MS } from '#domain/stage/timing.ts';
import { hearByAnalyser } from './analyser-ear.ts';
import { ANSWER_RATE_HZ, samplesOf } from './audio-rate.ts';
import { type ContainerRecording, canRecordContainer, recordContainer } from './container-recording.ts';
import { HearingError, type HearingReason } from './hearing-reason.ts';
import { hearByWorklet } from './worklet-ear.ts';

export interface MicrophoneEvents {
  /** Mono samples in -1..1 at 16 kHz, as they come; the array is the receiver's. */
  onSamples(samples: Float32Array<ArrayBuffer>): void;
  /** The microphone is gone; close it. */
  onLost(): void;
  onTrouble(reason: HearingReason): void;
  onTroubleOver(reason: HearingReason): void;
}

export interface Microphone {
  readonly label: string;
  readonly deviceId: string;
  /**
   * Records what is heard from now on with the browser's own recorder, where there are no worklets: the samples are then
   * good enough to judge, and not to be recognised.
   */
  readonly record?: () => ContainerRecording;
  /**
   * Settles once all that was heard until now has been told, a quarter of a second later at most: a browser hands over a
   * key before sound that is older.
   */
  flush(): Promise<void>;
  close(): void;
}

/**
 * Listens to a stream's first audio track until it is closed. Closing leaves the stream's tracks alone: whoever asked
 * for the stream stops them. Throws a HearingError.
 */
export async function openMicrophone(stream: MediaStream, events: MicrophoneEvents): Promise<Microphone> {
  const track = stream.getAudioTracks()[0];
  if (!track || track.readyState === 'ended') throw new HearingError('no_microphone');
  const { context, source } = connect(stream, track);
  const resampler = new Resampler(Math.round(context.sampleRate), ANSWER_RATE_HZ);
  const watch = watchMicrophone(track, context, events);
  const take = (heard: Float32Array<ArrayBuffer>) => {
    const samples = resampler.process(heard);
    if (samples.length === 0) return;
    watch.heard(samples);
    events.onSamples(samples);
  };
  const close = () => {
    watch.end();
    source.disconnect();
    void context.close();
  };
  const byWorklet = await hearByWorklet(context, source, take);
  if (!byWorklet && !canRecordContainer()) {
    close();
    throw new HearingError('not_supported');
  }
  const ear = byWorklet ?? hearByAnalyser(context, source, take);
  watch.begin();
  return {
    label: track.label,
    deviceId: track.getSettings().deviceId ?? '',
    ...(byWorklet ? {} : { record: () => recordContainer(stream) }),
    flush: () => ear.flush(),
    close: () => {
      ear.close();
      close();
    },
  };
}

/** At the device's own rate nothing is resampled but by us, and Firefox joins no two rates. */
function connect(stream: MediaStream, track: MediaStreamTrack) {
  const deviceRateHz = track.getSettings().sampleRate;
  for (const options of deviceRateHz ? [{ sampleRate: deviceRateHz }, {}] : [{}]) {
    let context: AudioContext | undefined;
    try {
      context = new AudioContext(options);
      return { context, source: context.createMediaStreamSource(stream) };
    } catch {
      void context?.close();
    }
  }
  throw new HearingError('not_supported');
}

/** Tells what goes wrong with an open microphone, and when it is right again. */
function watchMicrophone(track: MediaStreamTrack, context: AudioContext, events: MicrophoneEvents) {
  const open = new Set<HearingReason>();
  const trouble = (reason: HearingReason, isThere: boolean) => {
    if (isThere === open.has(reason)) return;
    if (isThere) {
      open.add(reason);
      events.onTrouble(reason);
    } else {
      open.delete(reason);
      events.onTroubleOver(reason);
    }
  };
  let zeros = 0;
  /** There is something to hear it with. */
  let isHeard = false;
  /** Looks since sound last came: counted and not timed, for a page that stood still looks before its sound comes in. */
  let silentLooks = 0;
  const ending = new AbortController();
  const { signal } = ending;

  const look = () => {
    trouble('microphone_muted', track.muted);
    trouble('audio_blocked', context.state !== 'running');
    // What is muted or blocked gives nothing and is there all the same.
    silentLooks = !isHeard || track.muted || context.state !== 'running' ? 0 : silentLooks + 1;
    if (silentLooks * AUDIO_OPENING_MS > MICROPHONE_STALL_MS) lose();
  };
  const lose = () => {
    if (signal.aborted) return;
    end();
    events.onLost();
  };
  const end = () => {
    ending.abort();
    clearInterval(looking);
    for (const reason of [...open]) trouble(reason, false);
  };
  const wake = () => {
    if (context.state !== 'running') void context.resume().catch(() => undefined);
  };

  // A new context takes a moment to run; only behind that is it known to be blocked.
  const looking = setInterval(look, AUDIO_OPENING_MS);
  track.addEventListener('mute', look, { signal });
  track.addEventListener('unmute', look, { signal });
  track.addEventListener('ended', lose, { signal });
  for (const gesture of ['pointerdown', 'keydown']) addEventListener(gesture, wake, { signal, capture: true });
  wake();

  return {
    begin(): void {
      isHeard = true;
    },
    heard(samples: Float32Array): void {
      silentLooks = 0;
      zeros = samples.every((sample) => sample === 0) ? zeros + samples.length : 0;
      trouble('microphone_silent', !track.muted && zeros >= samplesOf(MICROPHONE_SILENT_MS));
    },
    end,
  };
}
