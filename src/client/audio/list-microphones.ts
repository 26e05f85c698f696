export interface MicrophoneChoice {
  deviceId: string;
  label: string;
}

/** Entries that stand for another entry of the same list. */
const ALIASES = new Set(['default', 'communications', '']);

/** The microphones of this machine, each once. Before permission was given there are none to be known. */
export async function listMicrophones(): Promise<MicrophoneChoice[]> {
  const devices = (await navigator.mediaDevices?.enumerateDevices?.()) ?? [];
  return devices
    .filter(({ kind, deviceId }) => kind === 'audioinput' && !ALIASES.has(deviceId))
    .map(({ deviceId, label }) => ({ deviceId, label }));
}
