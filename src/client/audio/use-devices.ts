import { useSyncExternalStore } from 'react';
import { candidateDevices, type DevicesState } from './candidate-devices.ts';

/** The candidate's camera and microphone as they are now. */
export const useDevices = (): DevicesState => useSyncExternalStore(candidateDevices.subscribe, read, read);

const read = () => candidateDevices.state;
