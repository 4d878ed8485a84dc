/** Sends every sample that passes to the page, with the frame at which it was played. */
class Recorder extends AudioWorkletProcessor {
  process([input]) {
    const samples = input[0];
    if (samples?.some((sample) => sample !== 0)) {
      this.port.postMessage({ frame: currentFrame, samples: samples.slice() });
    }
    return true;
  }
}
registerProcessor('recorder', Recorder);
