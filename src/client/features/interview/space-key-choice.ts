import { isLeftOn, rememberSwitch } from './remembered-switch.ts';

const OFF_KEY = 'space_key_off';

/** Whether the space bar begins and ends answers, as it was chosen last in this browser. */
export const rememberedSpaceKey = (): boolean => isLeftOn(OFF_KEY);

export const rememberSpaceKey = (isOn: boolean): void => rememberSwitch(OFF_KEY, isOn);
