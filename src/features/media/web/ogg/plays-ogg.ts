/** Whether this browser plays Ogg videos with Theora natively. For browsers only. */
export const playsOgg = (): boolean =>
  document.createElement('video').canPlayType('video/ogg; codecs="theora, vorbis"') !== '';
