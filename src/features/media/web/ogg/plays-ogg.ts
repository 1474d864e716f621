/** Whether this browser decodes Ogg videos with Theora itself. Call it in a browser only. */
export const playsOgg = (): boolean =>
  document.createElement('video').canPlayType('video/ogg; codecs="theora, vorbis"') !== '';
