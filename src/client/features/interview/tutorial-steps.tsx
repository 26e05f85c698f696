import { Camera as CameraIcon, CameraOff } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { candidateDevices } from '#client/audio/candidate-devices.ts';
import { useDevices } from '#client/audio/use-devices.ts';
import { Button } from '#client/ui/button.tsx';
import { CameraPreview } from '#client/ui/camera-preview.tsx';
import { Globe } from '#client/ui/globe.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { LevelRing } from '#client/ui/level-ring.tsx';
import { DEFAULT_PATIENCE, type Patience } from '#domain/turn-end/patience.ts';
import { rememberedPatience, rememberPatience } from './chosen-patience.ts';
import { PatienceChoice } from './patience-choice.tsx';
import stage from './stage.module.css';
import styles from './tutorial.module.css';

export interface TutorialStep {
  title: string;
  Body: (props: { isTyped: boolean }) => ReactNode;
}

/**
 * The four steps. Each shows the thing itself, as it looks and behaves on the stage; where nobody can hear, also to who
 * will type.
 */
export const TUTORIAL_STEPS: readonly TutorialStep[] = [
  { title: 'Welcome', Body: Welcome },
  { title: 'Status indicators', Body: StatusIndicators },
  { title: 'The space bar', Body: SpaceBar },
  { title: 'Camera controls', Body: CameraControls },
];

const GLOBE_PX = 84;
const RING_PX = 104;
const LINES = 24;

/** Loudness of somebody who talks, for an example: syllables that swell and fade. */
export function exampleVoice(): number {
  const seconds = performance.now() / 1_000;
  return 0.45 * Math.abs(Math.sin(seconds * 7.3)) * (0.6 + 0.4 * Math.sin(seconds * 1.9));
}
const atRest = () => 0;

function Welcome({ isTyped }: { isTyped: boolean }) {
  return (
    <>
      <div className={styles.globe}>
        <Globe sizePx={148} lines={32} level={atRest} />
      </div>
      <p>
        This globe is your interviewer. It asks aloud, and you {isTyped ? 'type your answer' : 'answer aloud'} when the
        question ends.
      </p>
      <p>
        Take your time. Each answer is kept as soon as you give it
        {isTyped ? ', and typed answers count the same.' : ', and you can type instead whenever you like.'}
      </p>
    </>
  );
}

function StatusIndicators({ isTyped }: { isTyped: boolean }) {
  return (
    <>
      <p>The line under the question always tells you what is going on.</p>
      <ul className={styles.states}>
        <li>
          <Figure>
            <Globe sizePx={GLOBE_PX} lines={LINES} level={exampleVoice} />
          </Figure>
          <p className={stage.status} data-who="them">
            Interviewer speaking
          </p>
          <p className={styles.meaning}>The globe moves with the voice.</p>
        </li>
        <li>
          <Figure>
            <LevelRing sizePx={RING_PX} />
            <Globe sizePx={GLOBE_PX} lines={LINES} level={atRest} />
          </Figure>
          <p className={stage.status}>Processing</p>
          <p className={styles.meaning}>
            {isTyped ? 'Your answer is on its way.' : 'Your answer is being written down.'}
          </p>
        </li>
        <li>
          <Figure>
            <LevelRing sizePx={RING_PX} level={exampleVoice} />
            <Globe sizePx={GLOBE_PX} lines={LINES} level={atRest} />
          </Figure>
          <p className={stage.status} data-who="you">
            Listening
          </p>
          <p className={styles.meaning}>
            {isTyped
              ? 'Only while a voice is heard. To type, wait for “Your turn”.'
              : 'The ring moves with your own voice.'}
          </p>
        </li>
      </ul>
    </>
  );
}

const Figure = ({ children }: { children: ReactNode }) => <span className={styles.figure}>{children}</span>;

function SpaceBar({ isTyped }: { isTyped: boolean }) {
  return isTyped ? <SpaceWhileTyping /> : <SpaceWhileSpeaking />;
}

function SpaceWhileTyping() {
  return (
    <>
      <p className={styles.try}>
        <kbd className={styles.key}>Ctrl + Enter</kbd>
        <span>sends your answer.</span>
      </p>
      <p>
        The space bar ends an answer early only when it is spoken. You will type yours, and there a space is just a
        space.
      </p>
      <p>The button beside the field sends it too. Nothing else ends a typed answer, so stop and think as you like.</p>
    </>
  );
}

function SpaceWhileSpeaking() {
  const isPressed = useTriedSpace();
  return (
    <>
      <p className={styles.try}>
        <kbd className={styles.key} data-pressed={isPressed ? '' : undefined}>
          Space
        </kbd>
        <span role="status">{isPressed ? 'That is how you end an answer.' : 'Press it now to try.'}</span>
      </p>
      <p>
        The space bar ends an answer early. Otherwise an answer ends by itself{' '}
        {rememberedPatience() === DEFAULT_PATIENCE ? 'after 8 seconds of silence.' : 'when you have come to its end.'}
      </p>
      <p>A shorter pause costs you nothing, so stop and think whenever you need to.</p>
    </>
  );
}

/** The first press is for trying and presses no button; from then on the key does what it always does. */
function useTriedSpace(): boolean {
  const [isPressed, setIsPressed] = useState(false);
  useEffect(() => {
    if (isPressed) return;
    const take = (event: KeyboardEvent) => {
      if (event.code !== 'Space') return;
      event.preventDefault();
      event.stopPropagation();
      // A button is pressed when the key comes up.
      if (event.type === 'keyup') setIsPressed(true);
    };
    addEventListener('keydown', take, true);
    addEventListener('keyup', take, true);
    return () => {
      removeEventListener('keydown', take, true);
      removeEventListener('keyup', take, true);
    };
  }, [isPressed]);
  return isPressed;
}

const CAMERA_WORDS = {
  off: 'You find this button at the top of the interview.',
  opening: 'Your camera is being switched on.',
  live: 'Now drag the picture to where you like it.',
  failed: 'There is no picture at the moment.',
};

/** A camera that is on and not shown has no picture to drag. */
export const cameraWords = (status: keyof typeof CAMERA_WORDS, isShown: boolean): string =>
  CAMERA_WORDS[isShown ? status : 'off'];

function CameraControls({ isTyped }: { isTyped: boolean }) {
  const { camera } = useDevices();
  const [isShown, setIsShown] = useState(false);
  const show = () => {
    setIsShown(!isShown);
    if (!isShown && camera.status === 'off') candidateDevices.openCamera();
  };
  return (
    <>
      <p className={styles.try}>
        <Button onClick={show}>
          <Icon of={isShown ? CameraOff : CameraIcon} />
          {isShown ? 'Hide Camera' : 'Show Camera'}
        </Button>
        <span role="status">{cameraWords(camera.status, isShown)}</span>
      </p>
      <p>
        Hiding the picture does not stop the recording. A red light shows when you are recorded, and you can switch
        camera and microphone off at any time. The interview goes on without them, too.
      </p>
      {!isTyped && <PatienceOffer />}
      {isShown && (
        <div className={styles.dock}>
          <CameraPreview
            docked
            stream={camera.stream}
            problem={camera.problem}
            onRetry={() => candidateDevices.retryCamera()}
          />
        </div>
      )}
    </>
  );
}

/** Offered once before the interview; it stands on the stage too. */
function PatienceOffer() {
  const [patience, setPatience] = useState(rememberedPatience);
  const choose = (chosen: Patience) => {
    rememberPatience(chosen);
    setPatience(chosen);
  };
  return (
    <div className={styles.patience}>
      <p>How patient is the interviewer to be when you pause? You can change this at any time.</p>
      <PatienceChoice patience={patience} onChoose={choose} />
    </div>
  );
}
