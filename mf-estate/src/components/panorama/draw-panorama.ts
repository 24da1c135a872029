import { halfSizes } from './view-angles.ts';
import type { View } from './view-angles.ts';

/** One triangle covers the window. */
const VERTEX = `#version 300 es
out vec2 at;
void main() {
  at = vec2(gl_VertexID == 1 ? 3.0 : -1.0, gl_VertexID == 2 ? 3.0 : -1.0);
  gl_Position = vec4(at, 0.0, 1.0);
}`;

/** The colour of the direction in which a pixel looks. */
const FRAGMENT = `#version 300 es
precision highp float;
in vec2 at;
out vec4 color;
uniform sampler2D picture;
uniform vec2 halfSizes;
uniform vec2 turn;
const float PI = 3.14159265359;
void main() {
  vec3 ray = normalize(vec3(at * halfSizes, 1.0));
  float up = ray.y * cos(turn.y) + ray.z * sin(turn.y);
  float ahead = ray.z * cos(turn.y) - ray.y * sin(turn.y);
  float longitude = atan(ray.x, ahead) + turn.x;
  color = textureLod(picture, vec2(longitude / (2.0 * PI) + 0.5, 0.5 - asin(up) / PI), 0.0);
}`;

function compile(gl: WebGL2RenderingContext): WebGLProgram | null {
  const program = gl.createProgram();
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, VERTEX],
    [gl.FRAGMENT_SHADER, FRAGMENT],
  ] as const) {
    const shader = gl.createShader(kind);
    if (!shader) return null;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  return gl.getProgramParameter(program, gl.LINK_STATUS) ? program : null;
}

/** Draws one panorama into its canvas, which may change its size. */
export type Draw = (view: View) => void;

/**
 * Prepares an equirectangular picture for a canvas; null where the browser or its graphics cannot show it.
 */
export function preparePanorama(canvas: HTMLCanvasElement, image: HTMLImageElement): Draw | null {
  const gl = canvas.getContext('webgl2', { antialias: false, preserveDrawingBuffer: true });
  if (!gl || image.naturalWidth > gl.getParameter(gl.MAX_TEXTURE_SIZE)) return null;
  const program = compile(gl);
  if (!program) return null;
  gl.useProgram(program);
  gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGB, gl.RGB, gl.UNSIGNED_BYTE, image);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
  const sizes = gl.getUniformLocation(program, 'halfSizes');
  const turn = gl.getUniformLocation(program, 'turn');
  return ({ yaw, pitch, angle }) => {
    gl.viewport(0, 0, canvas.width, canvas.height);
    gl.uniform2f(sizes, ...halfSizes(angle, canvas.width / canvas.height));
    gl.uniform2f(turn, (yaw * Math.PI) / 180, (pitch * Math.PI) / 180);
    gl.drawArrays(gl.TRIANGLES, 0, 3);
  };
}
