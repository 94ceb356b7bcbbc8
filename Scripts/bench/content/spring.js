// Where a spring of 0.6 seconds with a bounce of 0.4 is after some time, from 0 to 1: the closed form.
function spring(time) {
  const damping = 0.6;
  const frequency = 2 * Math.PI / 0.6;
  const damped = frequency * Math.sqrt(1 - damping * damping);
  const decay = Math.exp(-damping * frequency * time);
  return 1 - decay * (Math.cos(damped * time) + damping * frequency / damped * Math.sin(damped * time));
}
