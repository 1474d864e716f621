/** Whether this browser can play Ogg videos with Theora itself. For browsers only. */
export const playsOgg = (): boolean =>
  document.createElement('video').canPlayType('video/ogg; codecs="theora, vorbis"') !== '';
