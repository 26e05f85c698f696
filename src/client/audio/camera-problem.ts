/** The words for a refusal of the browser. */
export function cameraProblem(error: unknown): string {
  switch (error instanceof DOMException || error instanceof Error ? error.name : '') {
    case 'NotAllowedError':
    case 'SecurityError':
      return 'Camera access denied. Please enable camera permissions.';
    case 'NotFoundError':
    case 'OverconstrainedError':
      return 'No camera was found.';
    case 'NotSupportedError':
    case 'TypeError':
      return 'This browser cannot open a camera here.';
    default:
      return 'Another program may be using the camera.';
  }
}
