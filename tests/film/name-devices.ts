/** Runs in the page: devices that are played have names that nobody's have. */
export function nameDevices(): void {
  const named = (kind: string) => (kind.startsWith('video') ? 'Camera' : 'Microphone');
  for (const prototype of [MediaStreamTrack.prototype, MediaDeviceInfo.prototype]) {
    const given = Object.getOwnPropertyDescriptor(prototype, 'label')?.get;
    Object.defineProperty(prototype, 'label', {
      configurable: true,
      get(this: MediaStreamTrack | MediaDeviceInfo) {
        return given?.call(this) ? named(this.kind) : '';
      },
    });
  }
}
