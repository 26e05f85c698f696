/**
 * The headers that every answer carries: the Worker sets them, and the build writes the same ones into the asset
 * layer's `_headers`, because static files never pass through the Worker.
 */
export function securityHeaders(feedbackFormOrigin?: string): Record<string, string> {
  const policy = [
    "default-src 'self'",
    // The voice detector compiles WebAssembly in the browser.
    "script-src 'self' 'wasm-unsafe-eval'",
    "worker-src 'self' blob:",
    "connect-src 'self'",
    "media-src 'self' blob:",
    "img-src 'self' data: blob:",
    "style-src 'self'",
    "font-src 'self'",
    `frame-src ${feedbackFormOrigin ?? "'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ];
  return {
    'Content-Security-Policy': policy.join('; '),
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
