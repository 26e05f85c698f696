/**
 * The headers that every answer carries: the Worker sets them, and the build writes the same ones into the asset
 * layer's `_headers`, because static files never pass through the Worker.
 */
export function securityHeaders(feedbackFormOrigin?: string): Record<string, string> {
  return {
    'Content-Security-Policy': contentPolicy({ frames: feedbackFormOrigin ?? "'none'" }),
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': [
      'camera=(self)',
      'microphone=(self)',
      'autoplay=(self)',
      'on-device-speech-recognition=(self)',
      'geolocation=()',
      'payment=()',
      'usb=()',
      'display-capture=()',
      'browsing-topics=()',
    ].join(', '),
  };
}

interface Allowed {
  /** Whose pages ours may frame. */
  frames?: string;
  /** Whom a script may ask besides this origin. */
  asks?: string;
}

/** What a page, or a worker's own script, may load and ask. */
export function contentPolicy({ frames = "'none'", asks }: Allowed): string {
  return [
    "default-src 'self'",
    // The voice detector compiles WebAssembly in the browser.
    "script-src 'self' 'wasm-unsafe-eval'",
    "worker-src 'self' blob:",
    `connect-src 'self'${asks ? ` ${asks}` : ''}`,
    "media-src 'self' blob:",
    "img-src 'self' data: blob:",
    "style-src 'self'",
    "font-src 'self'",
    `frame-src ${frames}`,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ');
}
